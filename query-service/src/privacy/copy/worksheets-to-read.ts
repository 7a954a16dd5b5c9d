import { readsOf } from 'platform/database/reads';
import { html, type Html } from 'platform/html';
import type { RowOf } from 'schemas/describe/table';
import { parseMarkup, plainText, type BarMeaning } from 'schemas/describe/markup';
import { issuedQuestions } from 'schemas/practice/worksheets/issued-questions.table';
import { worksheetAnswers } from 'schemas/practice/worksheets/worksheet-answers.table';
import { worksheets } from 'schemas/practice/worksheets/worksheets.table';
import { subjectTitles } from 'schemas/questions/question';
import { drawn } from './drawn';
import { rowsOf, type Reading } from './rows';

type Worksheet = RowOf<typeof worksheets>;
type Question = RowOf<typeof issuedQuestions>['questions'][number];
type Answer = RowOf<typeof worksheetAnswers>;

/** What the file of a child is called. */
export const WORKSHEETS_TO_READ = 'worksheets.html';

/** Questions are kept once for each worksheet and say of nobody whose they are: they are had by the child's worksheets. */
export const tablesToRead = [worksheets, issuedQuestions, worksheetAnswers] as const;

/** At once in memory: a page of drawings is heavy. */
const AT_ONCE = 20;

/** A child's worksheets as a page to read: what was asked, what was answered, and what was right once it was marked. */
export async function* worksheetsToRead(db: Reading, learner: { id: string; of: string }): AsyncGenerator<string> {
  yield head(learner.of);
  let waiting: Worksheet[] = [];
  for await (const row of rowsOf<Worksheet>(db, worksheets, { kind: 'child', id: learner.id })) {
    waiting.push(row);
    if (waiting.length < AT_ONCE) continue;
    yield await written(db, waiting);
    waiting = [];
  }
  if (waiting.length > 0) yield await written(db, waiting);
  yield '</body></html>\n';
}

async function written(db: Reading, some: readonly Worksheet[]): Promise<string> {
  const ids = some.map(({ worksheetId }) => worksheetId);
  const reads = readsOf(db, issuedQuestions, worksheetAnswers);
  const issued = await reads.from(issuedQuestions).selectAll().where('worksheetId', 'in', ids).execute();
  const answers = await reads.from(worksheetAnswers).selectAll().where('worksheetId', 'in', ids).execute();
  return some
    .map((worksheet) => {
      const questions = issued.find(({ worksheetId }) => worksheetId === worksheet.worksheetId)?.questions ?? [];
      const given = answers.filter(({ worksheetId }) => worksheetId === worksheet.worksheetId);
      return `${section(worksheet, questions, given).text}\n`;
    })
    .join('');
}

function section(worksheet: Worksheet, questions: readonly Question[], answers: readonly Answer[]): Html {
  const { subject, topic, passage, issuedAt } = worksheet;
  return html`<section>
    <h2>${subjectTitles[subject]}: ${inWords(topic)}, ${day.format(new Date(issuedAt))}</h2>
    <p>${standing(worksheet)}</p>
    ${
      passage === null
        ? ''
        : html`<blockquote>
            <h3>${passage.title}</h3>
            <p class="text">${textOf(passage.text)}</p>
          </blockquote>`
    }
    <ol>
      ${questions.map((question) => item(question, worksheet, answers))}
    </ol>
  </section>`;
}

function standing({ completedAt, discardedAt, asked, correct }: Worksheet): string {
  if (completedAt !== null) return `${correct ?? 0} of ${asked} right, marked on ${day.format(new Date(completedAt))}.`;
  return discardedAt === null
    ? 'Not marked yet: what is right is not told before it is.'
    : 'Discarded, and not marked.';
}

function item(question: Question, worksheet: Worksheet, answers: readonly Answer[]): Html {
  const { number, prompt, figure, options = [], optionFigures = [] } = question;
  const answer = answers.find((one) => one.number === number)?.answer ?? null;
  const choices = options.map(
    (option, index) =>
      html`<li>${letterOf(index) === option ? '' : textOf(option, 'groups')} ${drawn(optionFigures[index])}</li>`,
  );
  return html`<li value="${number}">
    <p class="text">${textOf(prompt)}</p>
    ${drawn(figure)}
    ${
      choices.length === 0
        ? ''
        : html`<ol type="A">
            ${choices}
          </ol>`
    }
    <p>Answered: <b>${answer === null || answer === '' ? 'nothing' : answer}</b>${keyIn(question, worksheet)}</p>
  </li>`;
}

/** Not before it is marked, nor of a question that was left blank and may come back. */
function keyIn({ number, key }: Question, { completedAt, right, closed }: Worksheet): Html {
  if (completedAt === null || closed?.includes(number) === true) return html``;
  return right?.includes(number) === true ? html`. That is right.` : html`. Right is: <b>${textOf(key)}</b>`;
}

const letterOf = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);
const textOf = (source: string, bars: BarMeaning = 'lines') => plainText(parseMarkup(source, bars));
const inWords = (id: string) => id.replaceAll('-', ' ');

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** All that stands before the first worksheet; the body ends after the last. */
const head = (name: string) =>
  [
    '<!doctype html>',
    '<html lang="en-GB">',
    html`<head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta
        http-equiv="Content-Security-Policy"
        content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"
      />
      <title>Worksheets of ${name}</title>
      <style>
        body {
          font:
            16px/1.5 system-ui,
            sans-serif;
          margin: 0 auto;
          max-width: 44rem;
          padding: 1rem;
        }
        section {
          border-top: 1px solid #999;
          margin-top: 2rem;
        }
        .text {
          white-space: pre-line;
        }
        img {
          display: block;
          max-width: 100%;
        }
      </style>
    </head>`.text,
    '<body>',
    html`<h1>Worksheets of ${name}</h1>`.text,
  ].join('\n');
