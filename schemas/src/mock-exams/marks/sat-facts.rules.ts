import type { Step } from '../after/changes.rules';
import { hourOf } from '../after/hour.rules';
import { clockOf } from '../sittings/deadlines.rules';
import { countedAnswer, type Answered } from '../sittings/question.rules';
import type { TimeFacts } from '../sittings/time-facts';
import { timesOf } from '../sittings/times.rules';
import type { SatFacts, SatPaperFacts } from './facts';

/** A sitting as it was written down, from read tables or from the log itself. */
export interface Recorded {
  readonly sessionId: string;
  readonly learnerId: string;
  /** `2016-09-01`; null where it is not known. */
  readonly bornOn: string | null;
  /** The day of the session in London. */
  readonly startsOn: string;
  /** In the order in which they are sat. */
  readonly papers: readonly RecordedPaper[];
  readonly times: TimeFacts;
  /** Question → where its answer stands. */
  readonly answers: ReadonlyMap<string, Pick<Answered, 'option' | 'submitted' | 'late'>>;
  /** Question → what was done with it, in its order. */
  readonly steps: ReadonlyMap<string, readonly Step[]>;
}

interface RecordedPaper {
  readonly paperHash: string;
  readonly questionIds: readonly string[];
}

/** Long after any sitting is over. */
const AFTERWARDS = '2199-12-31T00:00:00.000Z';

/** What marks need of a sitting that is over: the one way to it, whoever reads and from where. */
export function satFactsOf(recorded: Recorded): SatFacts {
  const { sessionId, learnerId, bornOn, startsOn, papers } = recorded;
  const ageMonths = bornOn === null ? null : monthsBetween(bornOn, startsOn);
  return { sessionId, learnerId, ageMonths, papers: papers.map((paper, index) => satPaper(paper, index, recorded)) };
}

function satPaper({ paperHash, questionIds }: RecordedPaper, index: number, recorded: Recorded): SatPaperFacts {
  const { times, answers, steps } = recorded;
  const told = timesOf(times, AFTERWARDS).papers[index];
  const openedAt = told?.openedAt ?? null;
  if (openedAt === null) return { paperHash, wasOpened: false, answers: {}, seconds: {} };
  const counted = questionIds.flatMap((questionId) => {
    const known = answers.get(questionId);
    const answer = known && countedAnswer(known);
    return answer ? [[questionId, answer.option] as const] : [];
  });
  const sat = {
    name: '',
    openedAt,
    endedAt: told?.endedAt ?? openedAt,
    lengthSeconds: told?.seconds ?? 0,
    endedBy: 'time' as const,
    stood: clockOf(times, Date.parse(AFTERWARDS)).pauses,
    sections: [],
    questions: questionIds.map((questionId, place) => ({
      questionId,
      number: place + 1,
      section: '',
      sectionAt: 0,
      steps: steps.get(questionId) ?? [],
      answer: null,
      key: null,
    })),
  };
  // As cohorts were counted that reports were issued with: another reckoning is another marking rule.
  const hour = hourOf(sat, 'capped');
  const seconds = questionIds.flatMap((questionId, place) => {
    const { seconds: looked = 0, visits = 0 } = hour.questions[place] ?? {};
    return visits === 0 ? [] : [[questionId, Math.round(looked)] as const];
  });
  return { paperHash, wasOpened: true, answers: Object.fromEntries(counted), seconds: Object.fromEntries(seconds) };
}

/** Completed months from one day to another; null where the first is after it. */
export function monthsBetween(from: string, until: string): number | null {
  const [born, then] = [partsOf(from), partsOf(until)];
  const months = (then.year - born.year) * 12 + then.month - born.month - (then.day < born.day ? 1 : 0);
  return months < 0 ? null : months;
}

function partsOf(date: string) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}
