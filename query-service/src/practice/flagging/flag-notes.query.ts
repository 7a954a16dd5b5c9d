import { answer } from 'platform/http';
import { flaggedQuestions } from 'schemas/practice/flagging/flagged-questions.table';
import { getFlagNotes } from 'schemas/practice/flagging/flagging.contract';
import { flags } from 'schemas/practice/flagging/flags.table';
import { issuedQuestions } from 'schemas/practice/worksheets/issued-questions.table';
import { worksheets } from 'schemas/practice/worksheets/worksheets.table';
import { issuedAt, placeKey } from '../issued-at';

const MOST = 50;

/** A note may say how a question is answered, so that it waits for the marking as the key does. */
export const flagNotesQuery = answer(
  getFlagNotes,
  { reads: [flags, flaggedQuestions, worksheets, issuedQuestions] },
  async (_, { db, caller }) => {
    const rows = await db
      .among(flags, flaggedQuestions, worksheets)
      .selectFrom('practice_flags as flag')
      .innerJoin('practice_flagged_questions as question', 'question.questionId', 'flag.questionId')
      .innerJoin('practice_worksheets as sheet', 'sheet.worksheetId', 'flag.worksheetId')
      .select(['flag.worksheetId', 'flag.number', 'flag.answersRead'])
      .select('sheet.closed')
      .select(['question.verdict', 'question.note', 'question.answeredAt', 'question.answers'])
      .where('flag.learnerId', '=', caller.learnerId)
      .whereRef('flag.flaggedAt', '<=', 'question.seenUntil')
      .where((eb) => eb.or([eb('sheet.completedAt', 'is not', null), eb('sheet.purpose', '=', 'paper')]))
      .orderBy('question.answeredAt', 'desc')
      .orderBy('flag.worksheetId')
      .orderBy('flag.number')
      .limit(MOST)
      .execute();
    const questions = await issuedAt(db, rows);
    return rows.flatMap(({ worksheetId, number, closed, verdict, note, answeredAt, answers, answersRead }) => {
      const question = questions.get(placeKey({ worksheetId, number }));
      if (!question || verdict === null || answeredAt === null || (closed ?? []).includes(number)) return [];
      const { subject, topic, questionType, prompt } = question;
      const about = { worksheetId, questionNumber: number, subject, topic, questionType, prompt };
      return [{ ...about, verdict, note, answeredAt, answer: answers, isRead: answersRead >= answers }];
    });
  },
);
