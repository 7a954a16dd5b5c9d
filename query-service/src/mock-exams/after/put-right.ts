import type { Reads } from 'platform/database/reads';
import type { QuestionKey } from 'schemas/mock-exams/paper';
import { catalogue } from 'schemas/questions/catalogue.table';
import type { SubjectKey } from 'schemas/questions/question';

/** More are not practised at once. */
const MOST_QUESTIONS = 20;
/** Of a question that went wrong, where there is room: with the second right one in a row a mistake is solved. */
const MOST_OF_A_MISTAKE = 3;

/** What was not right in a paper, each in the paper's order. */
export interface NotRight {
  readonly wrong: readonly QuestionKey[];
  /** Seen, and without an answer. */
  readonly left: readonly QuestionKey[];
  /** Never on the screen. */
  readonly unreached: readonly QuestionKey[];
}

interface Offered {
  readonly subject: SubjectKey;
  readonly levels: readonly number[];
}

interface Kind {
  readonly questionType: string;
  readonly level: number;
  readonly subject: SubjectKey;
}

/**
 * What to practise for questions that were not right, as far as it can be practised: the same types at the same levels. Mistakes
 * come first; then what was left, and what was never reached, each kind of it once.
 */
export async function putRight({ wrong, left, unreached }: NotRight, db: Reads<typeof catalogue.name>) {
  const offered = await offeredTypes(db);
  const alikeTo = (keys: readonly QuestionKey[]) => keys.flatMap((key) => kindOf(key, offered));
  const kinds = { wrong: alikeTo(wrong), left: alikeTo(left), unreached: alikeTo(unreached) };
  const practised = practisedOf(kinds);
  const mistakes = wrong.length + left.length + unreached.length;
  return {
    mistakes,
    wrong: wrong.length,
    alike: {
      wrong: practised.wrong.length,
      left: practised.left.length,
      unreached: practised.unreached.length,
    },
    withoutPractice: mistakes - kinds.wrong.length - kinds.left.length - kinds.unreached.length,
    parts: partsOf([...practised.wrong, ...practised.left, ...practised.unreached]),
  };
}

type Kinds = Readonly<Record<keyof NotRight, readonly Kind[]>>;

function practisedOf(kinds: Kinds): Kinds {
  const each = Math.max(1, Math.min(MOST_OF_A_MISTAKE, Math.floor(MOST_QUESTIONS / Math.max(1, kinds.wrong.length))));
  const wrong = kinds.wrong.flatMap((kind) => Array.from({ length: each }, () => kind)).slice(0, MOST_QUESTIONS);
  const left = eachOnce(kinds.left, wrong).slice(0, MOST_QUESTIONS - wrong.length);
  const known = [...wrong, ...left];
  return { wrong, left, unreached: eachOnce(kinds.unreached, known).slice(0, MOST_QUESTIONS - known.length) };
}

const nameOf = ({ questionType, level }: Kind): string => `${questionType} ${level}`;

/** Each kind once, and none that is practised already. */
function eachOnce(kinds: readonly Kind[], known: readonly Kind[]): readonly Kind[] {
  const names = new Set(known.map(nameOf));
  return [...new Map(kinds.map((kind) => [nameOf(kind), kind])).values()].filter((kind) => !names.has(nameOf(kind)));
}

/** One part of each kind, in the order in which each is met first. */
function partsOf(kinds: readonly Kind[]): readonly (Kind & { readonly count: number })[] {
  const parts = new Map<string, Kind & { readonly count: number }>();
  for (const kind of kinds) {
    const { questionType, level, subject } = kind;
    const count = (parts.get(nameOf(kind))?.count ?? 0) + 1;
    parts.set(nameOf(kind), { questionType, level, subject, count });
  }
  return [...parts.values()];
}

/** None where nothing of its type can be practised. */
function kindOf({ drawnFrom }: QuestionKey, offered: ReadonlyMap<string, Offered>): readonly Kind[] {
  const type = drawnFrom && offered.get(drawnFrom.questionType);
  if (!type) return [];
  const { questionType, level } = drawnFrom;
  return [{ questionType, level: nearest(type.levels, level), subject: type.subject }];
}

const nearest = (levels: readonly number[], wanted: number): number =>
  levels.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? wanted;

/** An English topic is its own one type. Comprehension comes with a passage of its own, and not by the question. */
async function offeredTypes(db: Reads<typeof catalogue.name>): Promise<ReadonlyMap<string, Offered>> {
  const rows = await db.from(catalogue).select('topics').execute();
  const types = rows.flatMap(({ topics }) =>
    topics
      .filter(({ key }) => key !== 'comprehension')
      .flatMap(({ key, subject, subTopics }): [string, Offered][] =>
        subTopics.length === 0
          ? [[key, { subject, levels: [1, 2, 3, 4, 5] }]]
          : subTopics.flatMap((sub) =>
              sub.types.map((type): [string, Offered] => [type.key, { subject, levels: type.levels }]),
            ),
      ),
  );
  return new Map(types);
}
