import { accept, refuse, type Decision } from 'platform/decider';
import type { Late } from 'schemas/mock-exams/sittings/question.rules';
import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import type { Sitting } from 'schemas/mock-exams/sittings/sitting.rules';

type DecidedLate = Pick<Late, 'tab' | 'seq' | 'counts'>;

/** Whether one of the answers that came late counts, as staff say. */
export interface LateWish {
  readonly questionId: string;
  readonly tab: string;
  readonly seq: number;
  readonly counts: boolean;
  /** What is decided of late answers to this question, as whoever decides saw it. */
  readonly seen?: readonly DecidedLate[] | undefined;
  readonly reason: string;
}

export type LateRefusal = 'LateAnswerNotFound' | 'LateAnswerDecidedMeanwhile';

/** What is so already is not written again; what another has decided since is changed by nobody who has not seen it. */
export function decideLate(
  sitting: Sitting,
  { questionId, tab, seq, counts, seen = [], reason }: LateWish,
  now: string,
): Decision<SittingEvent, LateRefusal> {
  const { sessionId, learnerId, questions } = sitting;
  const { paper = 0, late = [] } = questions[questionId] ?? {};
  const meant = late.find((one) => one.tab === tab && one.seq === seq);
  if (!meant || sessionId === null || learnerId === null) return refuse('LateAnswerNotFound');
  if (meant.counts === counts) return accept();
  if (namesOf(late) !== namesOf(seen)) return refuse('LateAnswerDecidedMeanwhile');
  const data = { sessionId, learnerId, paper, questionId, tab, seq, option: meant.option, counts, reason };
  return accept({ type: 'MockLateAnswerDecided', data: { ...data, decidedAt: now } });
}

const namesOf = (answers: readonly DecidedLate[]): string =>
  answers
    .filter(({ counts }) => counts !== null)
    .map(({ tab, seq, counts }) => `${tab} ${seq} ${counts}`)
    .toSorted()
    .join(', ');
