import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Brand } from '../../look/brand';
import { productName } from '../../look/product';
import { useComfortOnPage } from '../../parts/reading-comfort/reading-comfort';
import { SkipLink } from '../../parts/page/skip-link';
import { reading } from '../../parts/reading';
import { contactOf, useSite } from '../../parts/site';
import { FrontBar } from './front-bar';
import './front-room.css';
// With the room's own: as a file of the bar's it would weigh thrice as much, where a page has little to spare.
import './promotion-bar.css';

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

function FrontFooter() {
  const contact = contactOf(useSite());
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
            <a href={`mailto:${contact}`}>Write to us</a>
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
