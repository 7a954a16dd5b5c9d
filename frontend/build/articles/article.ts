import { admissionsYear } from '../../src/pages/articles/admissions-year';
import type { Article } from '../../src/pages/articles/article';
import { frontMatterOf } from './front-matter';
import { htmlOf } from './markdown';

/** A reader's words in a minute. */
const PACE = 220;

const named = /\{\{(\w+)\}\}/g;

/** An article out of its Markdown. A figure that the year does not know fails the build. */
export function articleOf(slug: string, text: string): Article {
  const { about, body } = frontMatterOf(slug, withFigures(slug, text));
  const { html, contents, questions } = htmlOf(body);
  const words = wordsOf(html);
  return {
    slug,
    title: about.title,
    menu: about.menu,
    description: about.description,
    lead: about.lead,
    checkedOn: about.checkedOn,
    productId: about.productId,
    offer: about.offer,
    next: about.next,
    words,
    minutes: Math.max(1, Math.round(words / PACE)),
    html,
    contents,
    questions,
  };
}

const withFigures = (slug: string, text: string): string =>
  text.replace(named, (_, name: string) => {
    const figure = admissionsYear.figures[name];
    if (figure === undefined) throw new Error(`${slug}.md names {{${name}}}, which admissions-year.ts does not know`);
    return figure.says;
  });

/** Words to be read, those of pictures left out. */
export const wordsOf = (html: string): number =>
  html
    .replace(/<svg[\s\S]*?<\/svg>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
