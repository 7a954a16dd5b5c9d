import type { QuestionState } from 'schemas/mock-exams/sittings/question.rules';
import { untouched, type ActEvent } from 'schemas/mock-exams/sittings/question.rules';
import { sittingAfter, type Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import type { SittingTimes } from 'schemas/mock-exams/sittings/times.rules';
import { noveltyOf } from 'schemas/mock-exams/sittings/writings.rules';
import { eventOf, type Act, type ActPlace, type Standing } from './act-events.rules';
import { standingOf } from './act-standing.rules';

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

/** More than a child in doubt needs, and few enough that a stream stays short: a flood costs its sender alone. */
export const MOST_ACTS = { onAQuestion: 60, inASitting: 3_000, lateOnAQuestion: 5 } as const;
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
  const verdicts = acts.acts.map((act) => {
    const { verdict, event } = weighOne(state, { acts, act }, moment);
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

interface Outcome {
  readonly verdict: Verdict;
  readonly event?: ActEvent;
}

function weighOne(sitting: Sitting, { acts, act }: One, { times, now }: Moment): Outcome {
  if (!isOfPaper(act, acts)) return { verdict: 'unknown' };
  const { paper, deviceId, tab } = acts;
  const place: ActPlace = { sitting, paper, deviceId, tab };
  const standing = standingOf(act, place, { times, now });
  const event = eventOf(act, place, { times, standing, now });
  const known = sitting.questions[act.questionId] ?? untouched(paper);
  const novelty = noveltyOf(known.writings, event);
  if (novelty === 'other') return { verdict: 'unknown' };
  if (novelty !== 'new') return { verdict: wasLate(known, event) ? 'late' : 'kept' };
  return verdictOn(standing) ?? written(sitting, known, { act, event, standing });
}

function isOfPaper({ kind, questionId, option }: Act, { questions }: Acts): boolean {
  const options = questions.get(questionId);
  if (options === undefined) return false;
  if (kind === 'shown' || kind === 'left' || kind === 'marked') return true;
  return option !== undefined && option.charCodeAt(0) - 'A'.charCodeAt(0) < options;
}

const wasLate = ({ late }: QuestionState, { data: { claim } }: ActEvent): boolean =>
  late.some(({ tab, seq }) => tab === claim.tab && seq === claim.seq);

const verdictOn = (standing: Standing): Outcome | undefined =>
  standing === 'later' || standing === 'elsewhere' ? { verdict: standing } : undefined;

interface Weighing {
  readonly act: Act;
  readonly event: ActEvent;
  readonly standing: Standing;
}

function written(sitting: Sitting, known: QuestionState, { act, event, standing }: Weighing): Outcome {
  const isLate = standing === 'late';
  // What was looked at, marked or struck out after the end changes nothing any more.
  if (isLate ? !isAnswer(act) : isSo[act.kind](known, act, sitting)) return { verdict: 'kept' };
  if (hasRoom(sitting, known, { isLate, isSubmitted: act.kind === 'submitted' }))
    return { verdict: isLate ? 'late' : 'kept', event };
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

interface Kind {
  readonly isLate: boolean;
  readonly isSubmitted: boolean;
}

function hasRoom({ acts }: Sitting, known: QuestionState, { isLate, isSubmitted }: Kind): boolean {
  if (isLate && known.late.length >= MOST_ACTS.lateOnAQuestion) return false;
  const more = isSubmitted || isLate ? ROOM_TO_SUBMIT : { onAQuestion: 0, inASitting: 0 };
  return acts < MOST_ACTS.inASitting + more.inASitting && known.acts < MOST_ACTS.onAQuestion + more.onAQuestion;
}
