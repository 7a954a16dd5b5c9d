import { set } from 'platform/projections';
import { flags } from 'schemas/practice/flagging/flags.table';
import { questionIdAt } from 'schemas/practice/flagging/question-id';
import { readModel } from '../../read-model';

export const flagsProjection = readModel(flags, { version: 2 }).fold({
  QuestionFlagged: (row, { data, meta }) => {
    const { worksheetId, number, learnerId, isTypo, isMarkingIssue, isTooHard, comment } = data;
    const { questionId = questionIdAt(worksheetId, number) } = data;
    return {
      worksheetId,
      number,
      learnerId,
      questionId,
      isTypo,
      isMarkingIssue,
      isTooHard,
      comment,
      flaggedAt: meta.at,
      answersRead: row?.answersRead ?? 0,
    };
  },
  FlagNoteRead: (row, { data: { answer } }) => set(row, { answersRead: answer }),
});
