import { Fragment } from 'react';
import { Link } from 'react-router-dom';

export interface Crumb {
  readonly title: string;
  /** Absent for the page itself. */
  readonly to?: string;
}

/** Maths › Ratio › Sharing in a ratio. A sub-topic may be called as its topic is. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Where you are" className="crumbs small">
      <ol>
        {crumbs.map(({ title, to }, index) => (
          <Fragment key={index}>
            {index > 0 && <li aria-hidden="true">›</li>}
            <li>{to === undefined ? <span aria-current="page">{title}</span> : <Link to={to}>{title}</Link>}</li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
