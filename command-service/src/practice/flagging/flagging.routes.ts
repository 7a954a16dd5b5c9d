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
        seenUntil: earlier(seenUntil, tools.now),
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
    const last = await tools.read(flaggedQuestion, flagged.get(number) ?? '');
    // A note that has not been written cannot have been read: it would be put away before it came.
    const data = { worksheetId, number, learnerId, answer: Math.min(answer, last?.answer ?? 0) };
    await tools.handle(flagNote, `${worksheetId}.${number}`, { type: 'ReadFlagNote', data });
    return {};
  }),
];

/** Of two instants, however many digits their seconds have. */
const earlier = (one: string, other: string): string =>
  new Date(Math.min(Date.parse(one), Date.parse(other))).toISOString();
