import { readsOf } from 'platform/database/reads';
import { html, type Html } from 'platform/html';
import type { RowOf } from 'schemas/describe/table';
import { parseMarkup, plainText, type BarMeaning } from 'schemas/describe/markup';
import { issuedQuestions } from 'schemas/practice/worksheets/issued-questions.table';
import { worksheetAnswers } from 'schemas/practice/worksheets/worksheet-answers.table';
import { worksheets } from 'schemas/practice/worksheets/worksheets.table';
import type { CatalogueTopic } from 'schemas/questions/catalogue.events';
import { catalogue } from 'schemas/questions/catalogue.table';
import { drawn } from './drawn';
import { rowsOf, type Reading } from './rows';
import { contents, inOrder, nameOf, placeOf, type Listed, type Worksheet } from './worksheets-contents';
import { head } from './worksheets-head';

type Question = RowOf<typeof issuedQuestions>['questions'][number];
type Answer = RowOf<typeof worksheetAnswers>;

/** What the file of a child is called. */
export const WORKSHEETS_TO_READ = 'worksheets.html';

/** Questions are kept once for each worksheet and say of nobody whose they are: they are had by the child's worksheets. */
export const tablesToRead = [worksheets, issuedQuestions, worksheetAnswers, catalogue] as const;

/** At once in memory: a page of drawings is heavy. */
const AT_ONCE = 20;

/**
 * A child's worksheets as a page to read: a list of contents, and of each what was asked, what was answered, and what was right once it
 * was marked. What leads to them is in memory for all, the worksheets themselves for a few at a time.
 */
export async function* worksheetsToRead(db: Reading, learner: { id: string; of: string }): AsyncGenerator<string> {
  yield head(learner.of);
  const found: Listed[] = [];
  for await (const row of rowsOf<Worksheet>(db, worksheets, { kind: 'child', id: learner.id })) found.push(listed(row));
  const sheets = inOrder(found);
  const released = await readsOf(db, catalogue).from(catalogue).select('topics').executeTakeFirst();
  const topics = released?.topics ?? [];
  yield `${contents(sheets, topics).text}\n`;
  for (let from = 0; from < sheets.length; from += AT_ONCE)
    yield await written(db, sheets.slice(from, from + AT_ONCE), topics);
  yield '</body></html>\n';
}

/** Without its passage, which may be long. */
const listed = ({
  worksheetId,
  subject,
  topic,
  asked,
  correct,
  issuedAt,
  completedAt,
  discardedAt,
}: Listed): Listed => ({
  worksheetId,
  subject,
  topic,
  asked,
  correct,
  issuedAt,
  completedAt,
  discardedAt,
});

async function written(db: Reading, sheets: readonly Listed[], topics: readonly CatalogueTopic[]): Promise<string> {
  const ids = sheets.map(({ worksheetId }) => worksheetId);
  const reads = readsOf(db, worksheets, issuedQuestions, worksheetAnswers);
  const some = await reads.from(worksheets).selectAll().where('worksheetId', 'in', ids).execute();
  const issued = await reads.from(issuedQuestions).selectAll().where('worksheetId', 'in', ids).execute();
  const answers = await reads.from(worksheetAnswers).selectAll().where('worksheetId', 'in', ids).execute();
  return ids
    .flatMap((id) => some.filter(({ worksheetId }) => worksheetId === id))
    .map((worksheet) => {
      const questions = issued.find(({ worksheetId }) => worksheetId === worksheet.worksheetId)?.questions ?? [];
      const given = answers.filter(({ worksheetId }) => worksheetId === worksheet.worksheetId);
      return `${section(worksheet, { questions, given, name: nameOf(worksheet, topics) }).text}\n`;
    })
    .join('');
}

interface Within {
  readonly name: string;
  readonly questions: readonly Question[];
  readonly given: readonly Answer[];
}

function section(worksheet: Worksheet, { name, questions, given }: Within): Html {
  const { passage, issuedAt } = worksheet;
  return html`<section>
    <h2 id="${placeOf(worksheet)}">${name}, ${day.format(new Date(issuedAt))}</h2>
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
      ${questions.map((question) => item(question, worksheet, given))}
    </ol>
    <p><a href="#contents">Back to the contents</a></p>
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

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
