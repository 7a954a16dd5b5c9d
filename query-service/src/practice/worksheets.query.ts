import { answer, nothing } from 'platform/http';
import { placeIn, placeOf } from 'platform/http/place';
import { getUserWorksheets, getWorksheetQuestions } from 'schemas/practice/worksheets/worksheets.contract';
import { worksheets } from 'schemas/practice/worksheets/worksheets.table';
import { learnerQuestionOf } from 'schemas/questions/learner-question';
import { toldOf, untold } from 'schemas/questions/told';
import { ownWorksheet, ownWorksheetTables, type WorksheetQuestion } from './own-worksheet';

const MOST = 500;

export const userWorksheetsQuery = answer(getUserWorksheets, { reads: [worksheets] }, async (request, tools) => {
  const { db, caller, pageOf } = tools;
  const { after, limit = MOST } = request;
  const place = after === undefined ? undefined : placeIn(after);
  const rows = await db
    .from(worksheets)
    .selectAll()
    .where('learnerId', '=', caller.learnerId)
    .where('completedAt', 'is not', null)
    .$if(place !== undefined, (older) =>
      older.where((eb) =>
        eb(eb.refTuple('completedAt', 'worksheetId'), '<', eb.tuple(place?.at ?? '', place?.id ?? '')),
      ),
    )
    .orderBy('completedAt', 'desc')
    .orderBy('worksheetId', 'desc')
    .limit(limit + 1)
    .execute();
  const page = pageOf(rows, limit, ({ completedAt, issuedAt, worksheetId }) =>
    placeOf({ at: completedAt ?? issuedAt, id: worksheetId }),
  );
  if (page.length === 0) return nothing;
  return page.map(({ worksheetId, completedAt, issuedAt, subject, topic, asked, correct, ...more }) => ({
    worksheetId,
    subject,
    topic,
    purpose: more.purpose,
    questionTypes: more.questionTypes,
    levels: more.levels,
    date: completedAt ?? issuedAt,
    numberOfQuestionsInTheWorksheet: asked,
    numberQuestionsCorrectlyAnswered: correct ?? 0,
  }));
});

export const worksheetQuestionsQuery = answer(
  getWorksheetQuestions,
  { reads: ownWorksheetTables },
  async ({ worksheetId }, tools) => {
    const { worksheet, questions } = await ownWorksheet(worksheetId, tools);
    const { subject, topic, subTopic, purpose, passage, timeLimitSeconds, questionTypes, issuedAt, completedAt } =
      worksheet;
    const { checksEach, discardedAt } = worksheet;
    return {
      worksheetId,
      subject,
      topic,
      subTopic,
      purpose,
      questionTypes,
      passage,
      timeLimitSeconds,
      checksEach,
      completedAt,
      discardedAt,
      startedAt: issuedAt,
      worksheetQuestions: questions.map((question) => shown(question, completedAt !== null)),
    };
  },
);

/** The key and the solution leave the house once no try is left or the worksheet is marked, and not before; of a closed blank later. */
export function shown({ question: issued, ...about }: WorksheetQuestion, allMarked: boolean) {
  const { answer: userAnswer, late, flagged, correct, otherForm, secondTry } = about;
  const marked = allMarked || about.checked;
  const told = marked && !about.closed;
  return {
    question: learnerQuestionOf(issued),
    questionNumber: issued.number,
    questionTopic: issued.topic,
    userAnswer,
    flagged,
    late,
    isOtherForm: otherForm,
    secondTry,
    isCorrect: marked ? correct : null,
    ...(told ? toldOf(issued, { tryLeft: !allMarked && about.tryLeft, errorTag: about.errorTag }) : untold),
  };
}
