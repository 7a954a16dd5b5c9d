import type { SourceName } from '../../rights/grant';
import type { Arrangements } from './arrangements';
import { satPartWords } from '../sittings/sat-papers.rules';
import { arrangedWords } from './arranged.rules';

/** What a child has to do with a session. */
export type SeatState = 'pending' | 'booked' | 'cancelled' | 'not booked';

export const seatWords: Readonly<Record<SeatState, string>> = {
  booked: 'Booked',
  pending: 'Paying',
  cancelled: 'Cancelled',
  'not booked': 'Not booked',
};

export const rightWords: Readonly<Record<SourceName, string>> = {
  trial: 'A free session',
  subscription: 'Their plan',
  payment: 'Paid for by itself',
  staff: 'Given by staff',
  school: 'Their school',
};

const COMPLETE = 'STAGE_EXAM_SESSION_COMPLETE';

const begunWords: Readonly<Record<string, string>> = {
  STAGE_EXAM_IN_PROGRESS: 'Exam in progress',
  STAGE_BREAK_TIME: 'Break',
  [COMPLETE]: 'Complete',
};

const NOT_STARTED = 'Not started';
const NEVER_CAME = 'Never came';
const NO_STAGE = 'None';

const known: readonly string[] = [NOT_STARTED, ...Object.values(begunWords), NEVER_CAME, NO_STAGE];
const orderOf = (words: string): number =>
  known.includes(words) ? known.indexOf(words) : known.indexOf(NEVER_CAME) - 0.5;

/** In the order in which they come; who sat a part of the exam stands after those who sat it all. */
export const byStage = (one: string, other: string): number => orderOf(one) - orderOf(other) || (one < other ? 1 : -1);

interface Seated {
  readonly state: SeatState;
  /** How far they came; undefined: not begun. */
  readonly tracker: SeatTracker | undefined;
}

interface SeatTracker {
  /** As the service names it. */
  readonly currentMockExamStage: string;
  readonly papersOpened: number;
  readonly papers: number;
}

/** How far a child has come; once the session is over, whoever had a place and did not begin never came. */
export function stageWords({ state, tracker }: Seated, isOver: boolean): string {
  const begun = tracker && begunWords[tracker.currentMockExamStage];
  if (begun !== undefined) return partOf(tracker) ?? begun;
  if (!isOver) return NOT_STARTED;
  return state === 'booked' ? NEVER_CAME : NO_STAGE;
}

function partOf(tracker: SeatTracker | undefined): string | null {
  if (tracker?.currentMockExamStage !== COMPLETE) return null;
  return satPartWords(tracker.papersOpened, tracker.papers);
}

interface Arranged {
  /** Of this session; null: what they always have. */
  readonly arrangements: Arrangements | null;
  readonly always: Arrangements | null;
}

/** What is arranged for a child, as a sentence begins. */
export function arrangedFor({ arrangements, always }: Arranged): string {
  const known = arrangements ?? always;
  const words = known === null ? '' : arrangedWords(known);
  return words === '' ? 'None' : words.charAt(0).toUpperCase() + words.slice(1);
}
