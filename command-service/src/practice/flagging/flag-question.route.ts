import { flow } from 'platform/http';
import { flagQuestion } from 'schemas/practice/flagging/flagging.contract';
import type { PracticeParts } from '../practice-parts';
import { worksheet } from '../worksheet.decider';

/** What a child finds odd on the busiest day, and few enough that an editor can read all of it. */
export const FLAGS_A_DAY = 30;
export const FLAGS_ARE_COUNTED_FOR_SECONDS = 86_400;

// Counted first: however many come at once, no more than that are written.
export const flagRoute = ({ flags }: Pick<PracticeParts, 'flags'>) =>
  flow(flagQuestion, async (request, tools) => {
    // By account, or each further child could flag as many.
    const { accountId, learnerId } = tools.caller;
    const giveBack = async () => flags.giveBack(accountId);
    const taken = await flags.take(accountId);
    if (!taken.within) {
      await giveBack();
      return tools.refuse('TooManyFlags', new Date(Date.parse(tools.now) + taken.retryMs));
    }
    const data = {
      learnerId,
      number: request.questionNumber,
      isTypo: request.isTypoBoxChecked ?? false,
      isMarkingIssue: request.isMarkingIssueBoxChecked ?? false,
      isTooHard: request.isHardQuestionBoxChecked ?? false,
      comment: request.userComments ?? '',
    };
    const order = { type: 'FlagQuestion' as const, data };
    const flagged = await tools.handle(worksheet, request.worksheetId, order).catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
    if (flagged.repeated) await giveBack();
    return {};
  });
