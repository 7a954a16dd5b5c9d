import { html, type Html } from 'platform/html';
import type { RowOf } from 'schemas/describe/table';
import type { worksheets } from 'schemas/practice/worksheets/worksheets.table';
import type { CatalogueTopic } from 'schemas/questions/catalogue.events';
import { subjectTitles } from 'schemas/questions/question';
import { topicTitle } from 'schemas/questions/topic-title.rules';

export type Worksheet = RowOf<typeof worksheets>;
/** As much of a worksheet as leads to it. */
export type Listed = Pick<
  Worksheet,
  'worksheetId' | 'subject' | 'topic' | 'asked' | 'correct' | 'issuedAt' | 'completedAt' | 'discardedAt'
>;

/** The newest first, as everywhere; of one moment always in the same order. */
export const inOrder = (found: readonly Listed[]): Listed[] =>
  [...found].sort(
    (one, other) => other.issuedAt.localeCompare(one.issuedAt) || (one.worksheetId < other.worksheetId ? -1 : 1),
  );

/** Where a worksheet stands in the page. */
export const placeOf = ({ worksheetId }: Pick<Worksheet, 'worksheetId'>): string => `worksheet-${worksheetId}`;

/** @param topics of the catalogue */
export const nameOf = ({ subject, topic }: Pick<Worksheet, 'subject' | 'topic'>, topics: readonly CatalogueTopic[]) =>
  `${subjectTitles[subject]}: ${topicTitle(topics, topic)}`;

/** Every worksheet by its month, with what came of it, and the way to it. */
export function contents(sheets: readonly Listed[], topics: readonly CatalogueTopic[]): Html {
  if (sheets.length === 0) return html`<p>There is no worksheet yet.</p>`;
  const months = new Set(sheets.map(monthOf));
  return html`<nav aria-labelledby="contents">
    <h2 id="contents">Contents</h2>
    ${[...months].map(
      (name) =>
        html`<h3>${name}</h3>
          <ul>
            ${sheets.filter((sheet) => monthOf(sheet) === name).map((sheet) => line(sheet, topics))}
          </ul>`,
    )}
  </nav>`;
}

const line = (sheet: Listed, topics: readonly CatalogueTopic[]): Html =>
  html`<li>
    <span>${day.format(new Date(sheet.issuedAt))}</span>
    <a href="#${placeOf(sheet)}">${nameOf(sheet, topics)}</a>
    <span>${shortly(sheet)}</span>
  </li>`;

function shortly({ completedAt, discardedAt, asked, correct }: Listed): string {
  if (completedAt !== null) return `${correct ?? 0} of ${asked} right`;
  return discardedAt === null ? 'not marked' : 'discarded';
}

const inLondon = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...parts });
const month = inLondon({ month: 'long', year: 'numeric' });
const monthOf = ({ issuedAt }: Listed) => month.format(new Date(issuedAt));
const day = inLondon({ weekday: 'short', day: 'numeric' });
