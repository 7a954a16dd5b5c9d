import type { ReactNode } from 'react';
import '../exam-view/exam-view.css';
import { PageHeading } from '../../../parts/page/page-heading';
import './hall.css';

interface HallFrameProps {
  /** In the bar above: where the child is. */
  readonly place: string;
  readonly badge: ReactNode;
  readonly aside?: ReactNode;
  /** As in `ExamView`. */
  readonly above?: ReactNode;
  /** Above what the page says: what staff say to whoever sits. */
  readonly notice: ReactNode;
  /** Something else comes in its place in a moment. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A page of the hall that is no paper: the same bar above, and what is aside. */
export function HallFrame({ place, badge, aside, above, notice, isBusy = false, children }: HallFrameProps) {
  return (
    <div className="exam" aria-busy={isBusy}>
      <div className="exam-inner">
        <header className="exam-bar">
          <div className="exam-title">{place}</div>
          <div className="exam-badge small soft">{badge}</div>
        </header>
        <div className="exam-above">{above}</div>
        <div className={aside === undefined ? 'exam-body hall-alone' : 'exam-body'}>
          <div className="exam-ask hall-words">
            {notice}
            {children}
          </div>
          {aside !== undefined && <div className="exam-aside">{aside}</div>}
        </div>
      </div>
    </div>
  );
}

interface HallWordProps {
  readonly title: string;
  readonly notice?: ReactNode;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A page that says one thing: what is being waited for, or what is not there. */
export function HallWord({ title, notice, isBusy, children }: HallWordProps) {
  return (
    <HallFrame place="Mock exam" badge={null} notice={notice} isBusy={isBusy ?? false}>
      <PageHeading title={title} />
      {children}
    </HallFrame>
  );
}
