import { at, set } from 'platform/projections';
import { flaggedQuestions } from 'schemas/practice/flagging/flagged-questions.table';
import { questionIdAt } from 'schemas/practice/flagging/question-id';
import { readModel } from '../../read-model';

export const flaggedQuestionsProjection = readModel(flaggedQuestions, { version: 1 }).fold({
  QuestionFlagged: at(
    ({ questionId, worksheetId, number }) => questionId ?? questionIdAt(worksheetId, number),
    (row, { data: { worksheetId, number, questionId = questionIdAt(worksheetId, number) }, meta }) => {
      const lastFlaggedAt = meta.at;
      if (row) return set(row, { worksheetId, number, lastFlaggedAt, isOpen: true });
      return {
        questionId,
        worksheetId,
        number,
        lastFlaggedAt,
        firstFlaggedAt: meta.at,
        isOpen: true,
        answers: 0,
        verdict: null,
        note: null,
        editorId: null,
        answeredAt: null,
        seenUntil: null,
      };
    },
  ),
  // What was flagged while the editor was writing has not been answered.
  FlagsAnswered: (row, { data: { answer, verdict, note, editorId, seenUntil }, meta }) =>
    set(row, {
      verdict,
      editorId,
      seenUntil,
      answers: answer,
      note: note ?? null,
      answeredAt: meta.at,
      isOpen: row !== undefined && row.lastFlaggedAt > seenUntil,
    }),
});
