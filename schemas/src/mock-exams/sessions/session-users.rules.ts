import type { SourceName } from '../../rights/grant';
import type { Arrangements } from './arrangements';
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

const begunWords: Readonly<Record<string, string>> = {
  STAGE_EXAM_IN_PROGRESS: 'Exam in progress',
  STAGE_BREAK_TIME: 'Break',
  STAGE_EXAM_SESSION_COMPLETE: 'Complete',
};

const NOT_STARTED = 'Not started';
const NEVER_CAME = 'Never came';
const NO_STAGE = 'None';

/** Every word for how far a child has come, in the order in which they come. */
export const allStageWords: readonly string[] = [NOT_STARTED, ...Object.values(begunWords), NEVER_CAME, NO_STAGE];

interface Seated {
  readonly state: SeatState;
  /** As the service names it; undefined: not begun. */
  readonly stage: string | undefined;
}

/** How far a child has come; once the session is over, whoever had a place and did not begin never came. */
export function stageWords({ state, stage }: Seated, isOver: boolean): string {
  const begun = stage === undefined ? undefined : begunWords[stage];
  if (begun !== undefined) return begun;
  if (!isOver) return NOT_STARTED;
  return state === 'booked' ? NEVER_CAME : NO_STAGE;
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
