import { acceptUnless, refuse, type Decision } from 'platform/decider';
import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import type { Sitting } from 'schemas/mock-exams/sittings/sitting.rules';

/** Whether one of the answers that came late counts, as staff say. */
export interface LateWish {
  readonly questionId: string;
  readonly tab: string;
  readonly seq: number;
  readonly counts: boolean;
  readonly reason: string;
}

/** What is so already is not written again. */
export function decideLate(
  sitting: Sitting,
  { questionId, tab, seq, counts, reason }: LateWish,
  now: string,
): Decision<SittingEvent, 'LateAnswerNotFound'> {
  const question = sitting.questions[questionId];
  const late = question?.late.find((one) => one.tab === tab && one.seq === seq);
  const { sessionId, learnerId } = sitting;
  if (!question || !late || sessionId === null || learnerId === null) return refuse('LateAnswerNotFound');
  const { paper } = question;
  const data = { sessionId, learnerId, paper, questionId, tab, seq, option: late.option, counts, reason };
  return acceptUnless(late.counts === counts, { type: 'MockLateAnswerDecided', data: { ...data, decidedAt: now } });
}
