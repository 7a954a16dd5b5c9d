import type { QuestionState } from 'schemas/mock-exams/sittings/question.rules';
import { untouched, type ActEvent } from 'schemas/mock-exams/sittings/question.rules';
import { sittingAfter, type Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import type { SittingTimes } from 'schemas/mock-exams/sittings/times.rules';
import { noveltyOf, standsFor } from 'schemas/mock-exams/sittings/writings.rules';
import { eventOf, type Act, type ActPlace, type Standing } from './act-events.rules';
import { isBefore, standingOf } from './act-standing.rules';

/** What a tab of a device says that a child has done in one paper, in its order. */
export interface Acts {
  readonly paper: number;
  readonly deviceId: string;
  readonly tab: string;
  readonly acts: readonly Act[];
  /** The paper's questions, and how many choices each has. */
  readonly questions: ReadonlyMap<string, number>;
}

/**
 * `kept`: nothing of it is lost, now or before; `late`: kept apart, for staff; `later`: to be sent again once the clock goes on;
 * `elsewhere`: another device is active; `unknown`: the paper has no such question or choice, or the number is that of another act; `too-many`: no more is
 * written down.
 */
export type Verdict = 'kept' | 'late' | 'later' | 'elsewhere' | 'unknown' | 'too-many';

export interface Weighed {
  readonly verdicts: readonly { readonly seq: number; readonly verdict: Verdict }[];
  readonly events: readonly ActEvent[];
}

/**
 * More than a child in doubt needs, and few enough that a stream stays short: a flood costs its sender alone. Of late answers to a question a
 * bundle brings two at most, and whoever had no line for a whole exam sends some tens of bundles about all of it.
 */
export const MOST_ACTS = { onAQuestion: 60, inASitting: 3_000, lateOnAQuestion: 20 } as const;
/** Answers that are handed in find room where other acts find none any more. */
const ROOM_TO_SUBMIT = { onAQuestion: 20, inASitting: 1_000 } as const;

/**
 * Each act once. A number names one act: the same one twice is one, and of two that differ nobody could say which was kept.
 * @returns undefined where two differ
 */
export function eachOnce<A extends Pick<Act, 'seq'>>(acts: readonly A[]): readonly A[] | undefined {
  const bySeq = new Map<number, A>();
  for (const act of acts) {
    const known = bySeq.get(act.seq);
    if (known && JSON.stringify(known) !== JSON.stringify(act)) return undefined;
    bySeq.set(act.seq, known ?? act);
  }
  return [...bySeq.values()];
}

interface Moment {
  readonly times: SittingTimes;
  readonly now: string;
}

/**
 * What becomes of each act, in their order. The same acts weighed once more after their events were written come to the same
 * verdicts and to no events.
 */
export function weigh(sitting: Sitting, acts: Acts, moment: Moment): Weighed {
  let state = sitting;
  const events: ActEvent[] = [];
  const told = toldOfLate(sitting, acts, moment);
  const verdicts = acts.acts.map((act) => {
    const { verdict, event } = weighOne(state, { acts, act, isTold: told.has(act.seq) }, moment);
    if (event) {
      events.push(event);
      state = sittingAfter(state, event);
    }
    return { seq: act.seq, verdict };
  });
  return { verdicts, events };
}

interface One {
  readonly acts: Acts;
  readonly act: Act;
}

interface Seen {
  readonly act: Act;
  readonly event: ActEvent;
  readonly standing: Standing;
  readonly known: QuestionState;
  readonly novelty: ReturnType<typeof noveltyOf>;
}

/** Undefined for what the paper has not. */
function seen(sitting: Sitting, { acts, act }: One, { times, now }: Moment): Seen | undefined {
  if (!isOfPaper(act, acts)) return undefined;
  const { paper, deviceId, tab } = acts;
  const place: ActPlace = { sitting, paper, deviceId, tab };
  const standing = standingOf(act, place, { times, now });
  const event = eventOf(act, place, { times, standing, now });
  const known = sitting.questions[act.questionId] ?? untouched(paper);
  return { act, event, standing, known, novelty: noveltyOf(known.writings, event) };
}

/**
 * Of the answers in a bundle that came late, by their numbers, those that staff are told of: to each question the last, and the last that was
 * given before the end by the device's own word. What a child changed on the way there would leave no room for it.
 */
function toldOfLate(sitting: Sitting, acts: Acts, moment: Moment): ReadonlySet<number> {
  const last = new Map<string, number>();
  for (const act of acts.acts.filter((one) => isAnswer(one) && isLate(sitting, { acts, act: one }, moment))) {
    const about = `${act.questionId} ${isDoneInTime(act, acts, moment) ? 'in time' : ''}`;
    last.set(about, Math.max(act.seq, last.get(about) ?? 0));
  }
  return new Set(last.values());
}

function isLate(sitting: Sitting, one: One, moment: Moment): boolean {
  const found = seen(sitting, one, moment);
  return found?.standing === 'late' && found.novelty !== 'other';
}

const isDoneInTime = ({ at }: Act, { paper }: Acts, { times }: Moment): boolean =>
  isBefore(at, times.papers[paper - 1]?.endedAt ?? null);

interface Outcome {
  readonly verdict: Verdict;
  readonly event?: ActEvent;
}

function weighOne(sitting: Sitting, one: One & { readonly isTold: boolean }, moment: Moment): Outcome {
  const found = seen(sitting, one, moment);
  if (!found || found.novelty === 'other') return { verdict: 'unknown' };
  const { novelty, known, event, standing } = found;
  if (novelty !== 'new') return { verdict: wasLate(known, event) ? 'late' : 'kept' };
  if (standing === 'later' || standing === 'elsewhere') return { verdict: standing };
  return standing === 'late' ? writtenLate(sitting, found, one.isTold) : written(sitting, found);
}

function isOfPaper({ kind, questionId, option }: Act, { questions }: Acts): boolean {
  const options = questions.get(questionId);
  if (options === undefined) return false;
  if (kind === 'shown' || kind === 'left' || kind === 'marked') return true;
  return option !== undefined && option.charCodeAt(0) - 'A'.charCodeAt(0) < options;
}

/** Also of one that was passed over: the next of its tab that was taken stands for it. */
function wasLate({ late, writings }: QuestionState, event: ActEvent): boolean {
  const by = standsFor(writings, event);
  return late.some(({ tab, seq }) => tab === event.data.claim.tab && seq === by);
}

/** What was looked at, marked or struck out after the end changes nothing any more. */
function writtenLate({ acts }: Sitting, { act, event, known }: Seen, isTold: boolean): Outcome {
  if (!isAnswer(act)) return { verdict: 'kept' };
  const before = known.late.findLast(({ tab }) => tab === event.data.claim.tab);
  // Staff have it already, or are told of what it was changed to.
  if (!isTold || before?.option === act.option) return { verdict: 'late' };
  const most = MOST_ACTS.inASitting + ROOM_TO_SUBMIT.inASitting;
  return known.late.length < MOST_ACTS.lateOnAQuestion && acts < most
    ? { verdict: 'late', event }
    : { verdict: 'too-many' };
}

function written(sitting: Sitting, { act, event, known }: Seen): Outcome {
  if (isSo[act.kind](known, act, sitting)) return { verdict: 'kept' };
  if (hasRoom(sitting, known, act)) return { verdict: 'kept', event };
  // A child who goes to and fro is told nothing: nothing that counts is lost.
  return { verdict: isLook(act) ? 'kept' : 'too-many' };
}

const isAnswer = ({ kind }: Act): boolean => kind === 'chosen' || kind === 'submitted';
const isLook = ({ kind }: Act): boolean => kind === 'shown' || kind === 'left';

/** Whether it is so already, by the kind of the act. */
const isSo: Readonly<Record<Act['kind'], (known: QuestionState, act: Act, sitting: Sitting) => boolean>> = {
  shown: (_, { questionId }, { shown }) => shown?.questionId === questionId,
  // What a device has counted is kept as its claim, though nothing was told of what it showed.
  left: (_, { questionId, secondsClaimed }, { shown }) =>
    shown?.questionId !== questionId && secondsClaimed === undefined,
  // Each is written, the same answer too: sent once more after the end it is known for what was kept, and not late.
  chosen: () => false,
  submitted: () => false,
  marked: (known, { on = true }) => known.marked === on,
  struck: (known, { option = '', on = true }) => known.struck.includes(option) === on,
};

function hasRoom({ acts }: Sitting, known: QuestionState, { kind }: Act): boolean {
  const more = kind === 'submitted' ? ROOM_TO_SUBMIT : { onAQuestion: 0, inASitting: 0 };
  return acts < MOST_ACTS.inASitting + more.inASitting && known.acts < MOST_ACTS.onAQuestion + more.onAQuestion;
}
