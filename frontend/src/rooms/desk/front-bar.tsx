import { useCallback, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../client/session';
import { Brand } from '../../look/brand';
import { closedByEscape, useCloseElsewhere } from '../../parts/dialog/close-elsewhere';
import { ReadingComfortMenu } from '../../parts/reading-comfort/reading-comfort-menu';
import { reading } from '../../parts/reading';
import { useSite } from '../../parts/site';
import { areaOf } from '../access';

/** The bar of the public pages: where they lead, and the doors. */
export function FrontBar() {
  const session = useSession();
  // Its parts stand on the first page alone.
  const home = ['/', '/landing'].includes(useLocation().pathname) ? '' : '/';
  return (
    <header className="front-bar wrap">
      <Brand />
      <nav className="front-links" aria-label="This site">
        <SiteLinks home={home} />
        <ReadingMenu home={home} />
      </nav>
      <div className="front-end">
        <nav className="front-doors" aria-label="Your account">
          {session ? (
            <Link className="btn low" to={areaOf(session.roles)}>
              Go to my area
            </Link>
          ) : (
            <>
              <Link className="front-login" to="/auth">
                Login
              </Link>
              <Link className="btn low" to="/auth/register">
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

interface Home {
  /** What the address of a part of the first page begins with. */
  readonly home: string;
}

function SiteLinks({ home, className }: Home & { readonly className?: string }) {
  return (
    <>
      <a className={className} href={`${home}#practice`}>
        Practice
      </a>
      <a className={className} href={`${home}#prices`}>
        Prices
      </a>
      <Link className={className} to="/11plus-mock-exams">
        Free mock exam
      </Link>
      <Link className={className} to="/free-11plus-resources">
        Free resources
      </Link>
    </>
  );
}

/** The articles, and on a phone the links of the bar before them. A `details`, so that it opens without a script as well. */
function ReadingMenu({ home }: Home) {
  const menu = useRef<HTMLDetailsElement>(null);
  const place = useLocation().pathname;
  const { consultationUrl } = useSite();
  const close = useCallback(() => menu.current?.removeAttribute('open'), []);
  useCloseElsewhere({ whole: menu, close });
  useEffect(close, [place, close]);
  return (
    <details
      ref={menu}
      className="front-reading"
      onKeyDown={closedByEscape(close, () => menu.current?.querySelector('summary'))}
    >
      <summary>
        <span className="front-wide">Resources</span>
        <span className="front-narrow">Menu</span>
      </summary>
      <ul className="menu disclosure-panel">
        <li className="front-narrow">
          <SiteLinks home={home} className="menu-item" />
        </li>
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
