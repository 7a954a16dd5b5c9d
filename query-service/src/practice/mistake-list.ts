import { itemsOf, type Reads } from 'platform/database/reads';
import { mistakes } from 'schemas/practice/progress/mistakes.table';

/** How far putting a mistake right has come; `undefined` stands for all of them. */
export type MistakeState = 'due' | 'later' | 'solved' | undefined;

/** Whose mistakes, and on which day. */
export interface Book {
  readonly db: Reads<typeof mistakes.name>;
  readonly learnerId: string;
  readonly today: string;
}

interface Page {
  readonly after: string | undefined;
  readonly limit: number;
}

/** Some of a learner's mistakes: those that wait for a later day with the soonest first, others with the newest first. */
export const pageOfMistakes = (book: Book, state: MistakeState, page: Page) =>
  state === 'later' ? soonestFirst(book, page) : newestFirst(book, state, page);

export type ListedMistake = Awaited<ReturnType<typeof newestFirst>>[number];

/** How many of the listed ones there are of each state. */
export async function countsOfMistakes(book: Book) {
  const row = await each(book)
    .select((eb) => [
      eb.cast<number>(eb.fn.count('dueOn'), 'integer').as('open'),
      eb.cast<number>(eb.fn.countAll().filterWhere('dueOn', '<=', book.today), 'integer').as('due'),
      eb.cast<number>(eb.fn.countAll().filterWhere('dueOn', 'is', null), 'integer').as('solvedListed'),
    ])
    .executeTakeFirst();
  return { open: row?.open ?? 0, due: row?.due ?? 0, solvedListed: row?.solvedListed ?? 0 };
}

/** How many have ever been solved. */
export async function everSolved({ db, learnerId }: Book): Promise<number> {
  const row = await db
    .from(mistakes)
    .select((eb) => eb.cast<number | null>(eb.fn.sum('solved'), 'integer').as('solved'))
    .where('learnerId', '=', learnerId)
    .executeTakeFirst();
  return row?.solved ?? 0;
}

/** What is due by kind, of the question types that are offered: those first that have been due the longest. */
export const dueKinds = (book: Book, offered: readonly string[], limit: number) =>
  each(book)
    .select((eb) => [
      'questionType',
      'level',
      eb.fn.min('dueOn').as('since'),
      eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
    ])
    .where('dueOn', '<=', book.today)
    .where('questionType', '=', (eb) => eb.fn.any(eb.val([...offered])))
    .groupBy(['questionType', 'level'])
    .orderBy('since')
    .orderBy('questionType')
    .orderBy('level')
    .limit(limit)
    .execute();

/** Each mistake as a row of its own, with the fields that it is sorted and sought by. */
const each = ({ db, learnerId }: Book) =>
  db.among(mistakes).selectFrom((tables) =>
    tables
      .selectFrom('practice_mistakes')
      .innerJoinLateral(
        (eb) => itemsOf(eb.ref('mistakes')),
        (join) => join.onTrue(),
      )
      .where('learnerId', '=', learnerId)
      .select((eb) => [
        'questionType',
        'subject',
        'topic',
        'listed.item',
        eb.ref('listed.item', '->>').key('madeAt').as('madeAt'),
        eb.ref('listed.item', '->>').key('dueOn').as('dueOn'),
        eb.ref('listed.item', '->>').key('worksheetId').as('worksheetId'),
        eb.cast<number>(eb.ref('listed.item', '->>').key('number'), 'integer').as('number'),
        // Of one worksheet the first question comes first, also where the newest does.
        eb.neg(eb.cast<number>(eb.ref('listed.item', '->>').key('number'), 'integer')).as('fromLast'),
        eb.cast<number>(eb.ref('listed.item', '->>').key('level'), 'integer').as('level'),
      ])
      .as('mistake'),
  );

const shown = ['questionType', 'subject', 'topic', 'item'] as const;

function soonestFirst(book: Book, { after, limit }: Page) {
  const { at, worksheetId, number } = placeIn(after, '~');
  return each(book)
    .select(shown)
    .where('dueOn', '>', book.today)
    .$if(after !== undefined, (later) =>
      later.where((eb) => eb(eb.refTuple('dueOn', 'worksheetId', 'number'), '>', eb.tuple(at, worksheetId, number))),
    )
    .orderBy('dueOn')
    .orderBy('worksheetId')
    .orderBy('number')
    .limit(limit)
    .execute();
}

function newestFirst(book: Book, state: MistakeState, { after, limit }: Page) {
  const { at, worksheetId, number } = placeIn(after, '');
  return each(book)
    .select(shown)
    .$if(state === 'due', (all) => all.where('dueOn', '<=', book.today))
    .$if(state === 'solved', (all) => all.where('dueOn', 'is', null))
    .$if(after !== undefined, (older) =>
      older.where((eb) =>
        eb(eb.refTuple('madeAt', 'worksheetId', 'fromLast'), '<', eb.tuple(at, worksheetId, -number)),
      ),
    )
    .orderBy('madeAt', 'desc')
    .orderBy('worksheetId', 'desc')
    .orderBy('fromLast', 'desc')
    .limit(limit)
    .execute();
}

/** What the page after this mistake comes after. */
export const placeOfMistake =
  (state: MistakeState) =>
  ({ item: { dueOn, madeAt, worksheetId, number } }: ListedMistake): string =>
    `${state === 'later' ? dueOn : madeAt} ${worksheetId} ${number}`;

/** What is no place of a list is one behind everything. */
function placeIn(after: string | undefined, behindAll: string) {
  const [, at = behindAll, worksheetId = '', number = '0'] = /^(\d\S*) (\S+) (\d{1,9})$/.exec(after ?? '') ?? [];
  return { at, worksheetId, number: Number(number) };
}
