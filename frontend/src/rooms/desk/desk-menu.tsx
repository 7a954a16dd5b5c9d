import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../client/session';
import { Disclosure } from '../../parts/dialog/disclosure';

/** The side menu; on a phone the same links stand at the bottom, under the thumb. */
export function DeskMenu() {
  const sitsMocks = useSession()?.roles.includes('ROLE_MOCK_EXAM_STUDENT') ?? false;
  return (
    <nav className="desk-menu" aria-label="Practice and progress">
      <div className="desk-menu-items">
        <Item to="/app/math/questions" under="/app/math" icon="M4 12h6M7 9v6M14 9l5 6M19 9l-5 6">
          Maths
        </Item>
        <Item
          to="/app/verbal-reasoning/questions"
          under="/app/verbal-reasoning"
          icon="M4 17 8 7l4 10M5.5 13.5h5M15 7v10M15 12c4-3.5 5 5 0 5"
        >
          <span className="long-name">Verbal Reasoning</span>
          <span className="short-name" aria-hidden="true">
            Verbal
          </span>{' '}
          <small>BETA</small>
        </Item>
        <Item
          to="/app/english/questions"
          under="/app/english"
          icon="M12 7c-2-1.5-5-2-8-1.5v11c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5v-11c-3-.5-6 0-8 1.5z M12 7v11"
        >
          English
        </Item>
        <Item
          to="/app/non-verbal-reasoning/questions"
          under="/app/non-verbal-reasoning"
          icon="M4 4h7v7H4zM16.5 4l4 7h-8zM4 20l3.5-7 3.5 7zM20.5 16.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0z"
        >
          <span className="long-name">Non-Verbal Reasoning</span>
          <span className="short-name" aria-hidden="true">
            NVR
          </span>
        </Item>
        {sitsMocks && (
          <Item to={MOCK_EXAMS} icon="M6 4h12v16H6zM9 9h6M9 13h6" wideOnly>
            Mock Exam Portal
          </Item>
        )}
        <hr />
        <Item to="/app/dashboard" icon="M4 18 9 12l4 3 7-9">
          <span className="long-name">My progress</span>
          <span className="short-name" aria-hidden="true">
            Progress
          </span>
        </Item>
        {further.map(({ to, icon, title }) => (
          <Item key={to} to={to} icon={icon} wideOnly>
            {title}
          </Item>
        ))}
        <More links={sitsMocks ? [mockExams, ...further] : further} />
      </div>
    </nav>
  );
}

const MOCK_EXAMS = '/mock-exams';
const mockExams = { to: MOCK_EXAMS, title: 'Mock Exam Portal' };

/** What a phone has under "More": five names and that one are as many as fit across it. */
const further = [
  { to: '/app/analytics', icon: 'M5 12l4 4L19 7', title: 'Review' },
  { to: '/app/mistakes', icon: 'M19 12a7 7 0 1 1-2.5-5.4M19 4v4h-4', title: 'Mistakes book' },
  { to: '/app/parents', icon: 'M6 20V10M12 20V5M18 20v-6', title: 'For parents' },
] as const;

function More({ links }: { readonly links: readonly { readonly to: string; readonly title: string }[] }) {
  const here = useLocation().pathname;
  const present = links.some(({ to }) => here === to || here.startsWith(`${to}/`));
  const face = (
    <>
      <Icon path="M4.5 12h1M11.5 12h1M18.5 12h1" />
      <span className="desk-item-words">More</span>
    </>
  );
  return (
    <div className="desk-more">
      <Disclosure button={face} look={present ? 'desk-item present' : 'desk-item'}>
        {(close) => (
          <ul className="menu">
            {links.map(({ to, title }) => (
              <li key={to}>
                <Link className="menu-item" to={to} onClick={close} aria-current={here === to ? 'page' : undefined}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Disclosure>
    </div>
  );
}

function Icon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

interface ItemProps {
  readonly to: string;
  /** The address under which the item counts as the present one, where it is not `to`. */
  readonly under?: string;
  readonly icon: string;
  /** Left out on a phone, where "More" leads there. */
  readonly wideOnly?: boolean;
  readonly children: ReactNode;
}

function Item({ to, under = to, icon, wideOnly = false, children }: ItemProps) {
  const here = useLocation().pathname;
  const present = here === under || here.startsWith(`${under}/`);
  const className = ['desk-item', present && 'present', wideOnly && 'wide-only'].filter(Boolean).join(' ');
  return (
    <Link to={to} className={className} aria-current={present ? 'page' : undefined}>
      <Icon path={icon} />
      <span className="desk-item-words">{children}</span>
    </Link>
  );
}
