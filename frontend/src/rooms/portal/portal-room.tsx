import { Fragment, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { RoleName } from 'schemas/accounts/roles';
import { useSession } from '../../client/session';
import { DoorDialog } from '../../parts/parents-door/door-dialog';
import { SkipLink } from '../../parts/page/skip-link';
import { useComfortOnPage } from '../../parts/reading-comfort/reading-comfort';
import { learnerRoles, mayOpen, mockExamRoles } from '../access';
import '../desk/desk-room.css';
import { PortalBar } from './portal-bar';
import './portal-room.css';

const alsoLearners: readonly RoleName[] = [...mockExamRoles, ...learnerRoles];

/** Its menu, in its order; a new page adds its line. What is for those alone who sit mock exams is not shown to whoever comes to book one. */
const pages = [
  { to: '/mock-exams/dashboard', title: 'Instructions Dashboard', who: mockExamRoles },
  { to: '/mock-exams/upcoming-exams', title: 'Upcoming Exam Dates', who: alsoLearners },
  { to: '/mock-exams/past-exams', title: 'Review Past Exams', who: alsoLearners },
  { to: '/mock-exams/practice-page', title: 'Practice Exam', who: mockExamRoles },
  { to: '/app/dashboard', title: 'Questions Portal', who: learnerRoles },
] as const;

/** The mock exam portal before and after an exam: the bar above, its own menu at the side, the page. */
export default function PortalRoom({ children }: { readonly children?: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const here = useSession();
  const held = here?.roles ?? [];
  const { pathname } = useLocation();
  useComfortOnPage();
  return (
    <div className="desk portal">
      <SkipLink main={main} />
      <PortalBar />
      <nav className="portal-menu" aria-label="Mock exams">
        {pages
          .filter(({ who }) => mayOpen(held, who))
          .map(({ to, title }) => (
            <Link
              key={to}
              to={to}
              className={pathname === to ? 'present' : undefined}
              aria-current={pathname === to ? 'page' : undefined}
            >
              {title}
            </Link>
          ))}
      </nav>
      <main id="main" ref={main} tabIndex={-1}>
        <Fragment key={here?.learnerId}>{children}</Fragment>
      </main>
      <DoorDialog />
    </div>
  );
}
