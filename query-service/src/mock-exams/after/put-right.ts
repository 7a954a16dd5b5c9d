import type { Reads } from 'platform/database/reads';
import type { QuestionKey } from 'schemas/mock-exams/paper';
import { catalogue } from 'schemas/questions/catalogue.table';
import type { SubjectKey } from 'schemas/questions/question';

/** More are not practised at once. */
const MOST_QUESTIONS = 20;

interface Offered {
  readonly subject: SubjectKey;
  readonly levels: readonly number[];
}

interface Part {
  readonly questionType: string;
  readonly level: number;
  readonly count: number;
  readonly subject: SubjectKey;
}

/** What to practise for questions that went wrong: the same types at the same levels, as far as they can be practised. */
export async function putRight(mistakes: readonly QuestionKey[], db: Reads<typeof catalogue.name>) {
  const offered = await offeredTypes(db);
  const kinds = mistakes.flatMap(({ drawnFrom }) => {
    const type = drawnFrom && offered.get(drawnFrom.questionType);
    if (!type) return [];
    return [
      { questionType: drawnFrom.questionType, level: nearest(type.levels, drawnFrom.level), subject: type.subject },
    ];
  });
  const parts = new Map<string, Part>();
  for (const kind of kinds.slice(0, MOST_QUESTIONS)) {
    const name = `${kind.questionType} ${kind.level}`;
    parts.set(name, {
      questionType: kind.questionType,
      level: kind.level,
      subject: kind.subject,
      count: (parts.get(name)?.count ?? 0) + 1,
    });
  }
  return { mistakes: mistakes.length, withoutPractice: mistakes.length - kinds.length, parts: [...parts.values()] };
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
