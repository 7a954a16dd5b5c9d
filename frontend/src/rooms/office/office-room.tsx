import { ConfigProvider } from 'antd';
import enGB from 'antd/es/locale/en_GB';
import 'dayjs/locale/en-gb';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { RoleName } from 'schemas/accounts/roles';
import { useSession } from '../../client/session';
import { leave } from '../../client/sign-in';
import { officeTheme } from '../../look/antd-theme';
import { Brand } from '../../look/brand';
import { DoorDialog, staff } from '../../parts/parents-door/door-dialog';
import { SkipLink } from '../../parts/page/skip-link';
import { adminRoles, editorRoles, FOR_ADMINS, holdsOneOf, landingFor, OFFICE_LOGGING_IN, staffRoles } from '../access';
import { useTextScale } from './use-text-scale';
import './office-room.css';

interface OfficePage {
  readonly to: string;
  readonly title: string;
  readonly who: readonly RoleName[];
  /** The pages that are opened from it, and have no line of their own. */
  readonly below?: readonly string[];
}

/** Where staff work, and who of them. A new page adds its line. */
const pages: readonly OfficePage[] = [
  { to: '/app/admin-whizz', title: 'Overview', who: adminRoles },
  { to: '/app/admin-whizz/add-english-question', title: 'English questions', who: editorRoles },
  { to: '/app/admin-whizz/flagged-questions', title: 'Flagged questions', who: editorRoles },
  { to: '/app/admin-whizz/view-all-users', title: 'Users', who: adminRoles },
  {
    to: '/app/admin-whizz/mock-exams',
    title: 'Sets and papers',
    who: adminRoles,
    below: [
      '/app/admin-whizz/mock-exam-papers',
      '/app/admin-whizz/mock-exam-sections',
      '/app/admin-whizz/mock-exam-section-questions',
    ],
  },
  { to: '/app/admin-whizz/mock-exam-sessions', title: 'Mock exams', who: adminRoles },
  { to: '/app/admin-whizz/articles', title: 'Articles', who: adminRoles },
  { to: '/app/admin-whizz/mailing-list', title: 'Mailing list', who: adminRoles },
  { to: '/app/admin-whizz/funnel', title: 'Funnel', who: adminRoles },
  { to: '/app/admin-whizz/rights', title: 'Rights', who: adminRoles },
  { to: '/app/admin-whizz/prices', title: 'Prices', who: adminRoles },
  { to: '/app/admin-whizz/discount-codes', title: 'Discount codes', who: adminRoles },
  { to: '/app/admin-whizz/comparison', title: 'Stripe and us', who: adminRoles },
  { to: '/app/admin-whizz/investigations', title: 'Investigations', who: adminRoles },
  { to: OFFICE_LOGGING_IN, title: 'Logging in', who: staffRoles },
];

/** The office: dense, quick, keyboard first. */
export default function OfficeRoom({ children }: { readonly children?: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const rem = useRef<HTMLSpanElement>(null);
  const scale = useTextScale(rem);
  const theme = useMemo(() => officeTheme(scale), [scale]);
  const location = useLocation();
  const here = location.pathname;
  const { roles = [], mustEnrol = false } = useSession() ?? {};
  const menu = usePresentInSight(here);
  return (
    <ConfigProvider theme={theme} locale={enGB}>
      <div className="office">
        <span ref={rem} className="one-rem" aria-hidden="true" />
        <SkipLink main={main} />
        <header className="office-bar">
          <Brand to={landingFor(roles)} />
          <OfficeAccount />
        </header>
        <nav ref={menu} className="office-menu" aria-label="Office">
          {pages
            // Until the second factor is set up every other page leads back to that one.
            .filter(({ to, who }) => holdsOneOf(roles, who) && (!mustEnrol || to === OFFICE_LOGGING_IN))
            .map(({ to, title, below }) => (
              <Link
                key={to}
                to={to}
                className={isAt(here, to, below) ? 'present' : undefined}
                aria-current={here === to ? 'page' : isAt(here, to, below) || undefined}
              >
                {title}
              </Link>
            ))}
        </nav>
        <main id="main" ref={main} tabIndex={-1}>
          {location.state === FOR_ADMINS && <ForAdmins />}
          {children}
        </main>
        <DoorDialog words={staff} />
      </div>
    </ConfigProvider>
  );
}

function ForAdmins() {
  return (
    <p className="notice warn office-refused" role="status">
      The page that you opened is for admins: mock exams and everything else of the office but English questions are
      theirs. An admin can give your account that role.
    </p>
  );
}

const isAt = (here: string, to: string, below: readonly string[] = []): boolean => here === to || below.includes(here);

/** On a phone the menu is one line: where somebody is stands in it, and not beyond its edge. */
function usePresentInSight(here: string) {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const present = menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (!menu.current || !present) return;
    menu.current.scrollLeft = present.offsetLeft - (menu.current.clientWidth - present.offsetWidth) / 2;
  }, [here]);
  return menu;
}

function OfficeAccount() {
  const session = useSession();
  const navigate = useNavigate();
  return (
    <div className="office-account">
      <span>{session?.email}</span>
      <button
        type="button"
        onClick={() => {
          leave();
          void navigate('/auth/individual-login');
        }}
      >
        Logout
      </button>
    </div>
  );
}
