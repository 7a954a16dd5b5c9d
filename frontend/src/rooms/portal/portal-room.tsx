import { Fragment, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../client/session';
import { DoorDialog } from '../../parts/parents-door/door-dialog';
import { SkipLink } from '../../parts/page/skip-link';
import { useComfortOnPage } from '../../parts/reading-comfort/reading-comfort';
import { holdsOneOf, learnerRoles } from '../access';
import { DeskBar } from '../desk/desk-bar';
import '../desk/desk-room.css';
import './portal-room.css';

/** What stands of the portal, in the order of its menu. A new page adds its line. */
const pages = [
  { to: '/mock-exams/upcoming-exams', title: 'Upcoming Exam Dates' },
  { to: '/mock-exams/past-exams', title: 'Review Past Exams' },
] as const;

/** The mock exam portal before and after an exam: the bar above, its own menu at the side, the page. */
export default function PortalRoom({ children }: { readonly children?: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const here = useSession();
  const { pathname } = useLocation();
  useComfortOnPage();
  return (
    <div className="desk portal">
      <SkipLink main={main} />
      <DeskBar />
      <nav className="portal-menu" aria-label="Mock exams">
        {pages.map(({ to, title }) => (
          <Link
            key={to}
            to={to}
            className={pathname === to ? 'present' : undefined}
            aria-current={pathname === to ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
        {holdsOneOf(here?.roles ?? [], learnerRoles) && <Link to="/app/dashboard">Questions Portal</Link>}
      </nav>
      <main id="main" ref={main} tabIndex={-1}>
        <Fragment key={here?.learnerId}>{children}</Fragment>
      </main>
      <DoorDialog />
    </div>
  );
}
