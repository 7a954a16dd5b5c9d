import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../client/session';
import { Brand } from '../../look/brand';
import { productName, supportEmail } from '../../look/product';
import { useComfortOnPage } from '../../parts/reading-comfort/reading-comfort';
import { ReadingComfortMenu } from '../../parts/reading-comfort/reading-comfort-menu';
import { SkipLink } from '../../parts/page/skip-link';
import { reading } from '../../parts/reading';
import { landingFor } from '../access';
import { useSite } from './site';
import './front-room.css';

// Fetched where there is a promotion. A page does without it where it cannot be.
const PromotionBar = lazy(() =>
  import('./promotion-bar').then(
    (part) => ({ default: part.PromotionBar }),
    () => ({ default: () => null }),
  ),
);

/** The public pages: a navigation, the page, a footer. */
export function FrontRoom({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { promotion } = useSite();
  useComfortOnPage();
  return (
    <div className="front">
      <SkipLink main={main} />
      <FrontBar />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <FrontFooter />
      {promotion !== undefined && (
        <Suspense>
          <PromotionBar />
        </Suspense>
      )}
    </div>
  );
}

function FrontBar() {
  const session = useSession();
  // Its parts stand on the first page alone.
  const home = ['/', '/landing'].includes(useLocation().pathname) ? '' : '/';
  return (
    <header className="front-bar wrap">
      <Brand />
      <nav className="front-links" aria-label="This site">
        <a href={`${home}#practice`}>Practice</a>
        <a href={`${home}#prices`}>Prices</a>
        <Link to="/11plus-mock-exams">Mock exams</Link>
        <Link to="/free-11plus-resources">Free resources</Link>
        <ReadingMenu />
      </nav>
      <div className="front-end">
        <nav className="front-doors" aria-label="Your account">
          {session ? (
            <Link className="btn low" to={landingFor(session.roles)}>
              Go to my area
            </Link>
          ) : (
            <>
              <Link className="front-login" to="/auth">
                Login
              </Link>
              <Link className="btn low" to="/auth/register/1">
                Sign up
              </Link>
            </>
          )}
        </nav>
        <ReadingComfortMenu />
      </div>
    </header>
  );
}

/** The articles. A `details`, so that it opens without a script as well. */
function ReadingMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const place = useLocation().pathname;
  const { consultationUrl } = useSite();
  useEffect(() => {
    const close = () => menu.current?.removeAttribute('open');
    close();
    const elsewhere = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [place]);
  return (
    <details
      ref={menu}
      className="front-reading"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        menu.current?.removeAttribute('open');
        menu.current?.querySelector('summary')?.focus();
      }}
    >
      <summary>Resources</summary>
      <ul className="menu">
        {reading.map(({ to, words }) => (
          <li key={to}>
            <Link className="menu-item" to={to}>
              {words}
            </Link>
          </li>
        ))}
        {consultationUrl !== undefined && (
          <li>
            <a className="menu-item" href={consultationUrl}>
              Book a consultation
            </a>
          </li>
        )}
      </ul>
    </details>
  );
}

function FrontFooter() {
  return (
    <footer className="front-footer">
      <div className="wrap">
        <div className="front-footer-rows">
          <Brand />
          <nav aria-label="More">
            <Link to="/auth/individual-login">Individual login</Link>
            <Link to="/auth/school-login">Schools login</Link>
            <Link to="/terms">Terms</Link>
            <Link to="/privacy">Privacy</Link>
            <a href={`mailto:${supportEmail}`}>Write to us</a>
          </nav>
        </div>
        <nav className="front-footer-reading" aria-label="To read">
          <Link to="/free-11plus-resources">Free resources</Link>
          {reading.map(({ to, words }) => (
            <Link key={to} to={to}>
              {words}
            </Link>
          ))}
        </nav>
        <p className="small soft">
          {productName} keeps what it needs to mark answers and show progress, and sells nothing to children. GL and CEM
          are trade marks of their owners; our papers are in their style, not theirs.
        </p>
      </div>
    </footer>
  );
}
