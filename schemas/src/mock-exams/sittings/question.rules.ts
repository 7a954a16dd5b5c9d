import { withWriting, type ActEvent, type Writings } from './writings.rules';

export type { ActEvent } from './writings.rules';

export interface Late {
  readonly option: string;
  readonly at: string;
  /** Which of its tab. */
  readonly tab: string;
  readonly seq: number;
  /** By staff's decision; null before there is one. */
  readonly counts: boolean | null;
}

/** Where a child stands with one question. */
export interface Answered {
  /** The last choice, handed in or not. */
  readonly option: string | null;
  /** What was handed in last. */
  readonly submitted: string | null;
  /** Which device the last choice is from. */
  readonly deviceId: string | null;
  /** The last choice came in the grace. */
  readonly inGrace: boolean;
  readonly marked: boolean;
  readonly struck: readonly string[];
  /** What came when it could not count by itself. */
  readonly late: readonly Late[];
}

/** What a child has done with one question. */
export interface QuestionState extends Answered {
  readonly paper: number;
  /** When the last choice was made, by its device's word where that gave one, and never later than it came. */
  readonly chosenAt: string | null;
  /** How long it was looked at. */
  readonly seconds: number;
  /** How many acts on it were written down. */
  readonly acts: number;
  readonly writings: Writings;
}

export const unanswered: Answered = {
  option: null,
  submitted: null,
  deviceId: null,
  inGrace: false,
  marked: false,
  struck: [],
  late: [],
};

/** As nobody has touched it. */
export const untouched = (paper: number): QuestionState => ({
  ...unanswered,
  paper,
  chosenAt: null,
  seconds: 0,
  acts: 0,
  writings: {},
});

export function afterAct(known: QuestionState | undefined, event: ActEvent): QuestionState {
  const before = known ?? untouched(event.data.paper);
  const writings = withWriting(before.writings, event);
  const chosenAt = chosenIn(event) ?? before.chosenAt;
  return { ...before, ...answeredAfter(before, event), chosenAt, acts: before.acts + 1, writings };
}

/** When a choice that counts was made; null: the event is none. */
function chosenIn({ type, data }: ActEvent): string | null {
  const isChoice = (type === 'MockChoiceMade' || type === 'MockAnswerSubmitted') && data.overtaken !== true;
  return isChoice ? earlier(data.claim.at ?? data.at, data.at) : null;
}

/**
 * Of two devices what was chosen later counts, whichever is active by now: what one had not sent stands behind what was done on
 * the other since. @param known the question as it stands before this
 */
export function isOvertaken(
  known: QuestionState | undefined,
  { deviceId, at: captured }: ActEvent['data']['claim'],
): boolean {
  const { deviceId: answeredBy = null, chosenAt = null } = known ?? {};
  if (answeredBy === null || answeredBy === deviceId) return false;
  return captured !== undefined && chosenAt !== null && Date.parse(captured) < Date.parse(chosenAt);
}

const earlier = (one: string, other: string): string => (Date.parse(one) < Date.parse(other) ? one : other);

/** The answer to a question after an act on it. */
export function answeredAfter(before: Answered, event: ActEvent): Answered {
  switch (event.type) {
    case 'MockQuestionShown':
    case 'MockQuestionLeft':
      return before;
    case 'MockChoiceMade':
    case 'MockAnswerSubmitted':
      return event.data.overtaken ? before : chosen(before, event);
    case 'MockQuestionMarkedForReview':
      return { ...before, marked: event.data.marked };
    case 'MockOptionStruckOut': {
      const { option, struck } = event.data;
      const others = before.struck.filter((one) => one !== option);
      return { ...before, struck: struck ? [...others, option].toSorted() : others };
    }
    case 'MockLateAnswerKept': {
      const { option, at, claim } = event.data;
      return { ...before, late: [...before.late, { option, at, tab: claim.tab, seq: claim.seq, counts: null }] };
    }
  }
}

type Answering = Extract<ActEvent, { type: 'MockChoiceMade' | 'MockAnswerSubmitted' }>;

function chosen(before: Answered, { type, data }: Answering): Answered {
  const { option, claim, inGrace = false } = data;
  const submitted = type === 'MockAnswerSubmitted' ? option : before.submitted;
  return { ...before, option, submitted, inGrace, deviceId: claim.deviceId };
}

/** Which late answer a decision of staff is about. */
interface LateDecision {
  readonly tab: string;
  readonly seq: number;
  readonly counts: boolean;
}

/** Of the late answers to a question one counts at most: what is decided last stands. */
export function answeredAfterDecision<A extends Pick<Answered, 'late'>>(before: A, decision: LateDecision): A {
  const { tab, seq, counts } = decision;
  const isMeant = (one: Late) => one.tab === tab && one.seq === seq;
  const late = before.late.map((one): Late => {
    if (isMeant(one)) return { ...one, counts };
    return counts && one.counts === true ? { ...one, counts: false } : one;
  });
  return { ...before, late };
}

/**
 * The answer that counts once its paper is over: the last choice, and whether it was only taken because time was up; where
 * staff have decided that one which came late counts, that one.
 */
export function countedAnswer({ option, submitted, late }: Pick<Answered, 'option' | 'submitted' | 'late'>) {
  const allowed = late.find(({ counts }) => counts === true);
  if (allowed) return { option: allowed.option, takenAtTimeUp: false, cameLate: true };
  return option === null ? null : { option, takenAtTimeUp: option !== submitted, cameLate: false };
}
