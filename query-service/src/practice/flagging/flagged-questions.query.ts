import type { Reads } from 'platform/database/reads';
import { answer } from 'platform/http';
import { placeIn, placeOf } from 'platform/http/place';
import { accounts } from 'schemas/accounts/accounts.table';
import type { RowOf } from 'schemas/describe/table';
import { flaggedQuestions } from 'schemas/practice/flagging/flagged-questions.table';
import { getFlaggedQuestion, getFlaggedQuestions } from 'schemas/practice/flagging/flagging.contract';
import { flags } from 'schemas/practice/flagging/flags.table';
import { issuedQuestions } from 'schemas/practice/worksheets/issued-questions.table';
import { worksheetAnswers } from 'schemas/practice/worksheets/worksheet-answers.table';
import { worksheets } from 'schemas/practice/worksheets/worksheets.table';
import { learnerQuestionOf } from 'schemas/questions/learner-question';
import type { IssuedQuestion } from 'schemas/questions/question';
import { namesOf } from '../../names-of';
import { issuedAt, placeKey } from '../issued-at';

const MOST = 100;
const MOST_FLAGS = 200;
const PROMPT = 300;

type Flagged = RowOf<typeof flaggedQuestions>;

export const flaggedQuestionsQuery = answer(
  getFlaggedQuestions,
  { reads: [accounts, flaggedQuestions, flags, issuedQuestions] },
  async ({ state, after, limit = MOST }, { db, pageOf }) => {
    const place = after === undefined ? undefined : placeIn(after);
    const rows = await db
      .from(flaggedQuestions)
      .selectAll()
      .$if(state !== undefined, (all) => all.where('isOpen', '=', state === 'open'))
      .$if(place !== undefined, (all) =>
        all.where((eb) =>
          eb(eb.refTuple('lastFlaggedAt', 'questionId'), '<', eb.tuple(place?.at ?? '', place?.id ?? '')),
        ),
      )
      .orderBy('lastFlaggedAt', 'desc')
      .orderBy('questionId', 'desc')
      .limit(limit + 1)
      .execute();
    const page = pageOf(rows, limit, ({ lastFlaggedAt: at, questionId: id }) => placeOf({ at, id }));
    const [counts, questions, names] = await Promise.all([
      countsOf(
        db,
        page.map(({ questionId }) => questionId),
      ),
      issuedAt(db, page),
      editorsOf(page, db),
    ]);
    return page.flatMap((row) => {
      const issued = questions.get(placeKey(row));
      // A question that the other table does not have yet is listed once it has.
      return issued ? [{ ...standing(row, { names, counts: counts.get(row.questionId) }), ...listed(issued) }] : [];
    });
  },
);

export const flaggedQuestionQuery = answer(
  getFlaggedQuestion,
  { reads: [accounts, flaggedQuestions, flags, issuedQuestions, worksheets, worksheetAnswers] },
  async ({ questionId }, { db, refuse }) => {
    const row = await db.from(flaggedQuestions).selectAll().where('questionId', '=', questionId).executeTakeFirst();
    if (!row) return refuse('FlaggedQuestionNotFound');
    const [counts, questions, raised, names, sheet] = await Promise.all([
      countsOf(db, [questionId]),
      issuedAt(db, [row]),
      newestFlags(db, questionId),
      editorsOf([row], db),
      db.from(worksheets).select('passage').where('worksheetId', '=', row.worksheetId).executeTakeFirst(),
    ]);
    const issued = questions.get(placeKey(row));
    if (!issued) return refuse('FlaggedQuestionNotFound');
    return {
      ...standing(row, { names, counts: counts.get(questionId) }),
      ...madeOf(issued),
      worksheetId: row.worksheetId,
      questionNumber: row.number,
      question: learnerQuestionOf(issued),
      correctAnswer: issued.key,
      solution: issued.solution,
      passage: sheet?.passage ?? null,
      flags: raised,
    };
  },
);

type FlagTables = typeof flags.name | typeof worksheetAnswers.name | typeof worksheets.name;

/** Each with what its learner has answered, and how that was marked; nobody is named. */
async function newestFlags(db: Reads<FlagTables>, questionId: string) {
  const rows = await db
    .among(flags, worksheetAnswers, worksheets)
    .selectFrom('practice_flags as flag')
    .leftJoin('practice_worksheet_answers as given', (join) =>
      join.onRef('given.worksheetId', '=', 'flag.worksheetId').onRef('given.number', '=', 'flag.number'),
    )
    .leftJoin('practice_worksheets as sheet', 'sheet.worksheetId', 'flag.worksheetId')
    .select(['flag.number', 'flag.flaggedAt', 'flag.isTypo', 'flag.isMarkingIssue', 'flag.isTooHard', 'flag.comment'])
    .select(['given.answer as userAnswer', 'sheet.right', 'sheet.markRule'])
    .where('flag.questionId', '=', questionId)
    .orderBy('flag.flaggedAt', 'desc')
    .orderBy('flag.worksheetId')
    .limit(MOST_FLAGS)
    .execute();
  return rows.map(({ number, right, markRule: rule, ...flag }) => ({
    ...flag,
    marked: rule === null ? null : { rule, right: right?.includes(number) ?? false },
  }));
}

interface Counts {
  readonly learners: number;
  readonly typos: number;
  readonly markingIssues: number;
  readonly tooHard: number;
  readonly comments: number;
}
const none: Counts = { learners: 0, typos: 0, markingIssues: 0, tooHard: 0, comments: 0 };

async function countsOf(
  db: Reads<typeof flags.name>,
  questionIds: readonly string[],
): Promise<ReadonlyMap<string, Counts>> {
  const rows = await db
    .from(flags)
    .select('questionId')
    .select((eb) => {
      const learners = eb.fn.count('learnerId').distinct();
      const count = (counted: typeof learners) => eb.cast<number>(counted, 'integer');
      return [
        count(learners).as('learners'),
        count(learners.filterWhere('isTypo', '=', true)).as('typos'),
        count(learners.filterWhere('isMarkingIssue', '=', true)).as('markingIssues'),
        count(learners.filterWhere('isTooHard', '=', true)).as('tooHard'),
        count(eb.fn.count('comment').filterWhere('comment', '<>', '')).as('comments'),
      ];
    })
    .where('questionId', '=', (eb) => eb.fn.any(eb.val([...questionIds])))
    .groupBy('questionId')
    .execute();
  return new Map(rows.map(({ questionId, ...counts }) => [questionId, counts]));
}

const editorsOf = (rows: readonly Flagged[], db: Reads<typeof accounts.name>) =>
  namesOf(
    db,
    rows.flatMap(({ editorId }) => editorId ?? []),
  );

interface Known {
  readonly counts: Counts | undefined;
  readonly names: ReadonlyMap<string, string>;
}

/** How its flags stand, and what was answered last. */
function standing(row: Flagged, { counts = none, names }: Known) {
  const { questionId, isOpen, firstFlaggedAt, lastFlaggedAt, answers, verdict, note, editorId, answeredAt } = row;
  const answered =
    verdict === null || editorId === null || answeredAt === null
      ? null
      : { verdict, note, editorId, by: names.get(editorId) ?? null, answeredAt };
  return { questionId, isOpen, ...counts, firstFlaggedAt, lastFlaggedAt, answers, answer: answered };
}

const madeOf = ({ seed, genVersion, itemId }: IssuedQuestion) => ({ seed, genVersion, itemId: itemId ?? null });

function listed(issued: IssuedQuestion) {
  const { subject, topic, questionType, level, prompt } = issued;
  return { ...madeOf(issued), subject, topic, questionType, level, prompt: prompt.slice(0, PROMPT) };
}
