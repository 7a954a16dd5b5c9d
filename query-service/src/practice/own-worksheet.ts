import type { QueryTools } from 'platform/http';
import type { RowOf } from 'schemas/describe/table';
import { flags } from 'schemas/practice/flagging/flags.table';
import { checks } from 'schemas/practice/worksheets/checks.table';
import { issuedQuestions } from 'schemas/practice/worksheets/issued-questions.table';
import { shownSteps } from 'schemas/practice/worksheets/shown-steps.table';
import { worksheetAnswers } from 'schemas/practice/worksheets/worksheet-answers.table';
import { worksheets } from 'schemas/practice/worksheets/worksheets.table';

export type Worksheet = RowOf<typeof worksheets>;
type Issued = RowOf<typeof issuedQuestions>['questions'][number];

/** A question of a worksheet, with what was answered to it. */
export interface WorksheetQuestion {
  readonly question: Issued;
  /** Empty where there is none. */
  readonly answer: string;
  readonly late: boolean;
  readonly flagged: boolean;
  /** Its answer was checked while the worksheet was being done, and may be told whether or not that is marked. */
  readonly checked: boolean;
  /** False as long as neither it is checked nor the worksheet marked. */
  readonly correct: boolean;
  readonly otherForm: boolean;
  /** What went wrong, where that can be said. */
  readonly errorTag: string | null;
  /** A try is left after a first that was not right: no key is told before it, or before somebody asks for the steps. */
  readonly tryLeft: boolean;
  /** Left blank, and its key is not to be told though the worksheet is marked. */
  readonly closed: boolean;
  readonly secondTry: { readonly answer: string; readonly isCorrect: boolean; readonly isOtherForm: boolean } | null;
}

/** What `ownWorksheet` reads. */
export const ownWorksheetTables = [worksheets, issuedQuestions, worksheetAnswers, checks, shownSteps, flags] as const;

type Tools = QueryTools<(typeof ownWorksheetTables)[number]['name']>;

interface OwnWorksheet {
  readonly worksheet: Worksheet;
  /** In the order of their numbers. */
  readonly questions: readonly WorksheetQuestion[];
  /** Whether its answer sheet may be printed: a worksheet on paper can be marked by whoever has it. */
  readonly showsAnswers: boolean;
}

/** A worksheet of the caller; another learner's is refused exactly as one that does not exist. */
export async function ownWorksheet(
  worksheetId: string,
  tools: Pick<Tools, 'db' | 'caller' | 'refuse'>,
): Promise<OwnWorksheet> {
  const own = await headOfOwn(worksheetId, tools);
  return { ...own, questions: await questionsOf(own.worksheet, tools.db) };
}

/** The same without its questions, which weigh the most. */
export async function headOfOwn(
  worksheetId: string,
  { db, caller, refuse }: Pick<Tools, 'db' | 'caller' | 'refuse'>,
): Promise<Omit<OwnWorksheet, 'questions'>> {
  const worksheet = await db
    .from(worksheets)
    .selectAll()
    .where('worksheetId', '=', worksheetId)
    .where('learnerId', '=', caller.learnerId)
    .executeTakeFirst();
  if (!worksheet) return refuse('WorksheetNotFound');
  return { worksheet, showsAnswers: worksheet.completedAt !== null || worksheet.purpose === 'paper' };
}

/** The questions of a worksheet with their answers, in the order of their numbers. */
export async function questionsOf(
  { worksheetId, right, otherForm, closed, errors }: Worksheet,
  db: Tools['db'],
): Promise<WorksheetQuestion[]> {
  const [issued, answers, checked, shown, flagged] = await Promise.all([
    db.from(issuedQuestions).select('questions').where('worksheetId', '=', worksheetId).executeTakeFirst(),
    db.from(worksheetAnswers).select(['number', 'answer', 'late']).where('worksheetId', '=', worksheetId).execute(),
    db
      .from(checks)
      .select(['number', 'try', 'answer', 'correct', 'otherForm', 'errorTag'])
      .where('worksheetId', '=', worksheetId)
      .execute(),
    db.from(shownSteps).select('number').where('worksheetId', '=', worksheetId).execute(),
    db.from(flags).select('number').where('worksheetId', '=', worksheetId).execute(),
  ]);
  const answerTo = new Map(answers.map((row) => [row.number, row]));
  const hasFlag = new Set(flagged.map(({ number }) => number));
  return (issued?.questions ?? []).map((question) => {
    const { number } = question;
    const errorTag = errors?.find((error) => error.number === number)?.errorTag ?? null;
    const marked = {
      correct: holds(right, number),
      otherForm: holds(otherForm, number),
      errorTag,
      closed: holds(closed, number),
    };
    const tries = triesOf(
      checked.filter((row) => row.number === number),
      shown.some((row) => row.number === number),
    );
    return { question, ...givenBy(answerTo.get(number)), flagged: hasFlag.has(number), ...marked, ...tries };
  });
}

const givenBy = (row: Pick<RowOf<typeof worksheetAnswers>, 'answer' | 'late'> | undefined) => ({
  answer: row?.answer ?? '',
  late: row?.late ?? false,
});

type Try = Pick<RowOf<typeof checks>, 'try' | 'answer' | 'correct' | 'otherForm' | 'errorTag'>;

/** What was checked of a question; its first try has its mark before the worksheet has. */
function triesOf(tries: readonly Try[], areShown: boolean) {
  const [first, second] = [1, 2].map((nth) => tries.find((row) => row.try === nth));
  const mark = first && { correct: first.correct, otherForm: first.otherForm, errorTag: (second ?? first).errorTag };
  const tryLeft = first?.correct === false && second === undefined && !areShown;
  return { ...mark, checked: first !== undefined, tryLeft, secondTry: second ? secondTryOf(second) : null };
}

const secondTryOf = ({
  answer,
  correct,
  otherForm,
}: Pick<RowOf<typeof checks>, 'answer' | 'correct' | 'otherForm'>) => ({
  answer: answer ?? '',
  isCorrect: correct,
  isOtherForm: otherForm,
});

const holds = (numbers: readonly number[] | null, number: number): boolean => numbers?.includes(number) ?? false;
