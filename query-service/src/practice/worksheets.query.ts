import { answer, nothing } from 'platform/http';
import {
  getUnfinishedWorksheets,
  getUserWorksheets,
  getWorksheetQuestions,
} from 'schemas/practice/worksheets/practice.contract';
import { learnerQuestionOf } from 'schemas/questions/learner-question';
import { ownWorksheet, type Worksheet, type WorksheetQuestion } from './own-worksheet';

export const userWorksheetsQuery = answer(getUserWorksheets, async (_, { db, caller }) => {
  const rows = await db.many<Worksheet>(
    `select * from read.practice_worksheets where "learnerId" = $1 and "completedAt" is not null order by "completedAt" desc, "worksheetId" limit 500`,
    [caller.learnerId],
  );
  if (rows.length === 0) return nothing;
  return rows.map(({ worksheetId, completedAt, issuedAt, subject, topic, purpose, questionTypes, asked, correct }) => ({
    worksheetId,
    subject,
    topic,
    purpose,
    questionTypes,
    date: completedAt ?? issuedAt,
    numberOfQuestionsInTheWorksheet: asked,
    numberQuestionsCorrectlyAnswered: correct ?? 0,
  }));
});

export const unfinishedWorksheetsQuery = answer(getUnfinishedWorksheets, async (_, { db, caller, now }) => {
  const fortnightAgo = new Date(Date.parse(now) - 14 * 86_400_000).toISOString();
  const rows = await db.many<Worksheet & { answered: number }>(
    `select w.*, (select count(*)::int from read.practice_worksheet_questions q
        where q."worksheetId" = w."worksheetId" and q.answer <> '') as answered
     from read.practice_worksheets w
     where w."learnerId" = $1 and w."completedAt" is null and w.purpose <> 'paper' and w."issuedAt" > $2
     order by w."issuedAt" desc, w."worksheetId" limit 20`,
    [caller.learnerId, fortnightAgo],
  );
  return rows.map(({ worksheetId, issuedAt, subject, topic, purpose, questionTypes, asked, answered }) => ({
    worksheetId,
    subject,
    topic,
    purpose,
    questionTypes,
    asked,
    answered,
    startedAt: issuedAt,
  }));
});

export const worksheetQuestionsQuery = answer(getWorksheetQuestions, async ({ worksheetId }, tools) => {
  const { worksheet, questions, showsAnswers } = await ownWorksheet(worksheetId, tools);
  const { subject, topic, subTopic, purpose, passage, timeLimitSeconds, questionTypes, issuedAt, completedAt } =
    worksheet;
  return {
    worksheetId,
    subject,
    topic,
    subTopic,
    purpose,
    questionTypes,
    passage,
    timeLimitSeconds,
    completedAt,
    startedAt: issuedAt,
    worksheetQuestions: questions.map((question) => shown(question, showsAnswers)),
  };
});

/** The key and the solution leave the house once the worksheet is marked, and not before. */
function shown({ question: issued, number, answer: given, flagged, correct }: WorksheetQuestion, marked: boolean) {
  const { key, solution } = issued;
  return {
    question: learnerQuestionOf(issued),
    questionNumber: number,
    questionTopic: issued.topic,
    userAnswer: given ?? '',
    flagged,
    isCorrect: marked ? (correct ?? false) : null,
    correctAnswer: marked ? key : null,
    solution: marked ? solution : null,
  };
}
