import { accept, decider, refuse, type Decision } from 'platform/decider';
import type { FlaggedQuestionEvent } from 'schemas/practice/flagging/flagging.events';

type Answered = FlaggedQuestionEvent['data'];

/** `answersSeen`: how many answers there were when the editor read the flags. */
export interface AnswerFlags {
  readonly type: 'AnswerFlags';
  readonly data: Omit<Answered, 'answer'> & { readonly answersSeen: number };
}

/** The last answer, if there is any. */
type FlaggedQuestion = Answered | null;

/** What editors answer to the flags of a question: one at a time, each knowing what was answered before. */
export const flaggedQuestion = decider({
  category: 'flaggedquestion',
  initial: null as FlaggedQuestion,
  decide,
  evolve: (_: FlaggedQuestion, { data }: FlaggedQuestionEvent): FlaggedQuestion => data,
});

function decide(
  { data: { answersSeen, ...answered } }: AnswerFlags,
  last: FlaggedQuestion,
): Decision<FlaggedQuestionEvent, 'FlagsAnsweredAlready'> {
  const event: FlaggedQuestionEvent = { type: 'FlagsAnswered', data: { ...answered, answer: answersSeen + 1 } };
  if (isSame(event.data, last)) return accept();
  return answersSeen === (last?.answer ?? 0) ? accept(event) : refuse('FlagsAnsweredAlready');
}

/** The very same said again, as by a second press. */
const isSame = (said: Answered, last: FlaggedQuestion): boolean =>
  last !== null &&
  said.answer === last.answer &&
  said.editorId === last.editorId &&
  said.verdict === last.verdict &&
  said.note === last.note;
