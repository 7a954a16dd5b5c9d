import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { day } from '../../parts/dates';
import { PageHeading } from '../../parts/page/page-heading';
import { reading } from '../../parts/reading';
import { contactOf, useSite } from '../../parts/site';
import { useCountedRead } from './counted-read';
import { admissionsYear } from './admissions-year';
import type { Article } from './article';
import './articles.css';

/** The page of an article, which its Markdown is made into. */
export function articlePage(article: Article): ComponentType {
  return function ArticlePage() {
    const { title, lead, contents, html } = article;
    useCountedRead(article.slug);
    return (
      <article className="wrap article">
        <header className="article-head">
          <PageHeading title={title} />
          <p className="lead">{lead}</p>
          <Facts article={article} />
        </header>
        <nav className="article-contents" aria-label="On this page">
          <p className="small soft">On this page</p>
          <ol>
            {contents.map(({ id, words }) => (
              <li key={id}>
                <a href={`#${id}`}>{words}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="article-body">
          <div className="article-text" dangerouslySetInnerHTML={{ __html: html }} />
          <CallToAction article={article} />
          <Further article={article} />
        </div>
      </article>
    );
  };
}

function Facts({ article: { minutes, checkedOn } }: { readonly article: Article }) {
  return (
    <p className="article-facts small soft">
      <span>{minutes}&nbsp;minutes to read</span>
      <span>
        Checked on <time dateTime={checkedOn}>{day(checkedOn)}</time>
      </span>
      <span>About entry in September&nbsp;{admissionsYear.figures['entry']?.says}</span>
    </p>
  );
}

function CallToAction({ article: { slug, productId, offer } }: { readonly article: Article }) {
  return (
    <aside className="card night article-offer" aria-label="Practise with us">
      <p>{offer}</p>
      <Discount />
      {productId === '1' && (
        <Link className="btn sun" to={`/free-11plus-resources?source=${slug}`}>
          Start free
        </Link>
      )}
      <Link
        className={productId === '1' ? 'btn low over-night' : 'btn sun'}
        to={`/auth/register/${productId}?source=${slug}`}
      >
        {productId === '1' ? 'Or take the standard plan' : 'Sign up for mock exams'}
      </Link>
    </aside>
  );
}

/** Each call to action leads to a plan, of which a code is for the first month. */
function Discount() {
  const { discount } = useSite();
  if (discount === undefined) return null;
  return (
    <p>
      With the discount code <b>{discount.code}</b> the first month of a plan costs {discount.percentOff}% less: type it
      where you sign up.
    </p>
  );
}

function Further({ article: { slug, title, next } }: { readonly article: Article }) {
  const pages = next.flatMap((name) => reading.filter(({ to }) => to === `/auth/${name}`));
  return (
    <footer className="article-further">
      <p className="small soft">
        Dates and rules are as we found them in {admissionsYear.asOf}. They change each year and differ from school to
        school, so check with the school before you rely on one. Have we got something wrong? Please{' '}
        <a href={`mailto:${contactOf(useSite())}?subject=${encodeURIComponent(`The page “${title}”`)}`}>write to us</a>.
      </p>
      <nav aria-label="Read next">
        <p>
          <b>Read next</b>
        </p>
        <ul>
          {pages.map(({ to, words }) => (
            <li key={to}>
              <Link to={`${to}?source=${slug}`}>{words}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
