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
  { seen = [], ...wish }: LateWish,
  now: string,
): Decision<SittingEvent, LateRefusal> {
  const { questionId, tab, seq, counts, reason } = wish;
  const meant = lateAnswer(sitting, wish);
  const { sessionId, learnerId } = sitting;
  if (meant === null || sessionId === null || learnerId === null) return refuse('LateAnswerNotFound');
  const { option, paper } = meant;
  if (meant.counts === counts) return accept();
  if (namesOf(meant.all) !== namesOf(seen)) return refuse('LateAnswerDecidedMeanwhile');
  const data = { sessionId, learnerId, paper, questionId, tab, seq, option, counts, reason };
  return accept({ type: 'MockLateAnswerDecided', data: { ...data, decidedAt: now } });
}

/** With all that came late to its question. */
function lateAnswer({ questions }: Sitting, { questionId, tab, seq }: Pick<LateWish, 'questionId' | 'tab' | 'seq'>) {
  const question = questions[questionId];
  const late = question?.late.find((one) => one.tab === tab && one.seq === seq);
  return question && late
    ? { option: late.option, counts: late.counts, paper: question.paper, all: question.late }
    : null;
}

const namesOf = (answers: readonly DecidedLate[]): string =>
  answers
    .filter(({ counts }) => counts !== null)
    .map(({ tab, seq, counts }) => `${tab} ${seq} ${counts}`)
    .toSorted()
    .join(', ');
