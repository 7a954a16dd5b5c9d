import { useState, type ReactNode } from 'react';
import type { Paper } from 'schemas/mock-exams/paper';
import { Dialog } from '../../../parts/dialog/dialog';
import { PageHeading } from '../../../parts/page/page-heading';
import { ReadingComfortMenu } from '../../../parts/reading-comfort/reading-comfort-menu';
import { counted } from '../../../parts/words';
import type { ExamHandlers } from '../exam-view/exam-handlers';
import { ExamView } from '../exam-view/exam-view';
import type { KeptRehearsal, RehearsalStore } from './kept-rehearsal';
import type { Clock, SittingProps } from './sitting-props';

interface AskedProps extends SittingProps {
  readonly paper: Paper;
  readonly kept: KeptRehearsal;
  readonly store: RehearsalStore;
}

/** The paper in front of the child, until they end it. */
export function Asked({ paper, kept, store, title, clockOf, ...ways }: AskedProps) {
  const clock = clockOf?.(kept);
  const isUp = clock !== undefined && clock.now >= clock.endsAt;
  const ending = <Ending {...ways} blank={blanksIn(paper, kept)} store={store} />;
  return (
    <ExamView
      paper={paper}
      title={<PageHeading title={title} />}
      badge={<Badge />}
      questions={kept.questions}
      here={kept.here}
      {...(isUp ? { still: <TimeIsUp>{ending}</TimeIsUp> } : { aside: ending, time: clock && timeOf(clock) })}
      {...handlersOf(store)}
    />
  );
}

const iso = (ms: number): string => new Date(ms).toISOString();
const timeOf = ({ endsAt, now }: Clock) => ({ endsAt: iso(endsAt), now: iso(now) });

interface EndingProps extends Pick<SittingProps, 'end' | 'asksFirst' | 'onEnded'> {
  /** How many questions have no answer. */
  readonly blank: number;
  readonly store: RehearsalStore;
}

function Ending({ end, asksFirst = false, onEnded, blank, store }: EndingProps) {
  const [isAsking, setAsking] = useState(false);
  const finish = () => {
    store.handIn();
    onEnded();
  };
  return (
    <>
      <button type="button" className="btn quiet" onClick={asksFirst && blank > 0 ? () => setAsking(true) : finish}>
        {end}
      </button>
      <Dialog title={`${end}?`} open={isAsking} onClose={() => setAsking(false)}>
        <Blanks count={blank} />
        <button type="button" className="btn" onClick={() => setAsking(false)}>
          Go back to the questions
        </button>
        <button type="button" className="btn quiet" onClick={finish}>
          {end} now
        </button>
      </Dialog>
    </>
  );
}

const blanksIn = ({ sections }: Paper, { questions }: KeptRehearsal): number =>
  sections
    .flatMap((section) => section.questions)
    .filter(({ questionId }) => (questions[questionId]?.option ?? null) === null).length;

const Blanks = ({ count }: { readonly count: number }) => (
  <p>
    {counted(count, 'question')} {count === 1 ? 'has' : 'have'} no answer yet. A guess costs nothing here: any choice is
    better than a blank.
  </p>
);

function Badge() {
  return (
    <>
      <span>Nothing of this is kept</span>
      <ReadingComfortMenu />
    </>
  );
}

function TimeIsUp({ children }: { readonly children: ReactNode }) {
  return (
    <div className="stack" role="status">
      <h2>Your time is up.</h2>
      <p>What you chose counts, also where you had no time to submit it. It is the same in the real exam.</p>
      <p>{children}</p>
    </div>
  );
}

const handlersOf = ({ answer, show }: RehearsalStore): ExamHandlers => ({
  onShow: show,
  onChoose: (questionId, option) => answer(questionId, (done) => ({ ...done, option })),
  onSubmit: (questionId, option) => answer(questionId, (done) => ({ ...done, option, submitted: option })),
  onMark: (questionId, marked) => answer(questionId, (done) => ({ ...done, marked })),
  onStrike: (questionId, letter, isStruck) =>
    answer(questionId, (done) => {
      const others = done.struck.filter((one) => one !== letter);
      return { ...done, struck: isStruck ? [...others, letter].toSorted() : others };
    }),
});
