import { flow } from 'platform/http';
import { answerFlags, markFlagNoteRead } from 'schemas/practice/flagging/flagging.contract';
import { worksheet } from '../worksheet.decider';
import { flagNote } from './flag-note.decider';
import { flaggedQuestion } from './flagged-question.decider';

export const flaggingRoutes = [
  flow(answerFlags, async (request, tools) => {
    const { questionId, worksheetId, questionNumber, answersSeen, seenUntil, verdict, note } = request;
    const { flagged } = await tools.read(worksheet, worksheetId);
    if (flagged.get(questionNumber) !== questionId) return tools.refuse('FlaggedQuestionNotFound');
    await tools.handle(flaggedQuestion, questionId, {
      type: 'AnswerFlags',
      data: {
        questionId,
        answersSeen,
        verdict,
        editorId: tools.caller.accountId,
        // Nobody has seen what is still to come.
        seenUntil: seenUntil < tools.now ? seenUntil : tools.now,
        ...(note !== undefined && note.trim() !== '' && { note: note.trim() }),
      },
    });
    return {};
  }),
  flow(markFlagNoteRead, async ({ worksheetId, questionNumber: number, answer }, tools) => {
    const { learnerId } = tools.caller;
    const { issued, flagged } = await tools.read(worksheet, worksheetId);
    if (issued?.learnerId !== learnerId) return tools.refuse('WorksheetNotFound');
    if (!flagged.has(number)) return tools.refuse('QuestionNotFound');
    const data = { worksheetId, number, learnerId, answer };
    await tools.handle(flagNote, `${worksheetId}.${number}`, { type: 'ReadFlagNote', data });
    return {};
  }),
];
