import type { PinnedPaper } from '../paper';
import type { Arrangements } from '../sessions/arrangements';
import { afterAct, answeredAfterDecision, type ActEvent, type QuestionState } from './question.rules';
import { heardAfter, nothingHeard, type HeardOfStaff } from './heard-of-staff.rules';
import type { SittingEvent } from './sitting.events';
import { noArrangements, notBegun, type SittingClock, type Span, type TimeArrangements } from './time-facts';

/** What is shown, and since when. */
interface Shown {
  readonly questionId: string;
  readonly since: string;
}

/** Where one child stands in one session: plain data, the same for whoever folds it, here or in the browser. */
export interface Sitting {
  readonly sessionId: string | null;
  readonly learnerId: string | null;
  /** By their content, in the order in which they are sat; none before it was begun. */
  readonly papers: readonly PinnedPaper[];
  readonly clock: SittingClock;
  /** As they were when the last paper was opened. */
  readonly arrangements: TimeArrangements;
  readonly largerText: boolean;
  /** The device that answers are taken from. */
  readonly deviceId: string | null;
  readonly takenOverAt: string | null;
  readonly takeOvers: number;
  readonly questions: Readonly<Record<string, QuestionState>>;
  readonly shown: Shown | null;
  /** The last instant that anything in it is dated. */
  readonly lastAt: string | null;
  /** How many acts were written down. */
  readonly acts: number;
  readonly breaksBegun: readonly number[];
  readonly dueAt: string | null;
  /** How often nothing was heard of the device for a while, and when it was heard again last. */
  readonly silences: number;
  readonly heardAt: string | null;
  /** What its devices have told of what they heard of staff. */
  readonly ofStaff: HeardOfStaff;
}

export const noSitting: Sitting = {
  sessionId: null,
  learnerId: null,
  papers: [],
  clock: notBegun,
  arrangements: noArrangements,
  largerText: false,
  deviceId: null,
  takenOverAt: null,
  takeOvers: 0,
  questions: {},
  shown: null,
  lastAt: null,
  acts: 0,
  breaksBegun: [],
  dueAt: null,
  silences: 0,
  heardAt: null,
  ofStaff: nothingHeard,
};

type Occurrence = Exclude<SittingEvent, ActEvent>;

/** The sitting after one more event: the one fold of it, for the decider, the child's page, what is shown to staff and what is watched again. */
export function sittingAfter(sitting: Sitting, event: SittingEvent): Sitting {
  return isAct(event) ? acted(sitting, event) : occurred(sitting, event);
}

const isAct = (event: SittingEvent): event is ActEvent => 'claim' in event.data;

function acted(sitting: Sitting, event: ActEvent): Sitting {
  const { questionId, at } = event.data;
  const { questions: before, shown } = sitting;
  const looking = looked(sitting, at);
  const state = afterAct(looking[questionId] ?? before[questionId], event);
  // Copied once for each act: a sitting has hundreds of questions, and thousands of acts.
  const questions = { ...before, ...looking, [questionId]: state };
  return { ...sitting, questions, shown: shownAfter(shown, event), lastAt: at, acts: sitting.acts + 1 };
}

function shownAfter(shown: Shown | null, { type, data: { questionId, at } }: ActEvent): Shown | null {
  if (type === 'MockQuestionShown') return { questionId, since: at };
  if (type === 'MockQuestionLeft' && shown?.questionId === questionId) return null;
  return shown && { questionId: shown.questionId, since: at };
}

/** Whoever does nothing for longer is not looking at it. */
export const IDLE_SECONDS = 300;

/** The question that was shown, to which the time since the last sign goes; none where none was. */
function looked({ shown, questions }: Sitting, at: string): Sitting['questions'] {
  const question = shown && questions[shown.questionId];
  if (!shown || !question) return {};
  const passed = Math.max(0, Date.parse(at) - Date.parse(shown.since)) / 1_000;
  const seconds = question.seconds + Math.min(IDLE_SECONDS, passed);
  return { [shown.questionId]: { ...question, seconds } };
}

function occurred(sitting: Sitting, event: Occurrence): Sitting {
  switch (event.type) {
    case 'MockSittingBegun': {
      const { sessionId, learnerId, papers, deviceId, begunAt } = event.data;
      return { ...sitting, sessionId, learnerId, papers, deviceId, lastAt: begunAt };
    }
    case 'MockPaperOpened':
      return opened(sitting, event);
    case 'MockPaperEnded':
      return ended(sitting, event);
    case 'MockBreakBegun':
      return { ...sitting, breaksBegun: [...sitting.breaksBegun, event.data.paper] };
    case 'MockDeviceTakenOver':
      return takenOver(sitting, event.data);
    case 'MockSittingDue':
      return { ...sitting, dueAt: event.data.dueAt };
    case 'MockRestBegun':
    case 'MockRestEnded':
    case 'MockSittingCompleted':
      return { ...sitting, clock: clockAfter(sitting.clock, event) };
    case 'MockSilenceEnded':
      return { ...sitting, silences: sitting.silences + 1, heardAt: event.data.heardAt };
    case 'MockLateAnswerDecided':
      return decided(sitting, event.data);
    case 'MockRoomHeard':
    case 'MockMessagePutAway':
      return { ...sitting, ofStaff: heardAfter(sitting.ofStaff, event) };
    case 'MockBreakEnded':
    case 'MockSilenceBegan':
      return sitting;
  }
}

const takenOver = (sitting: Sitting, { deviceId, takenOverAt }: DataOf<'MockDeviceTakenOver'>): Sitting => ({
  ...sitting,
  deviceId,
  takenOverAt,
  takeOvers: sitting.takeOvers + 1,
});

function decided(sitting: Sitting, { questionId, tab, seq, counts }: DataOf<'MockLateAnswerDecided'>): Sitting {
  const known = sitting.questions[questionId];
  if (!known) return sitting;
  const question = answeredAfterDecision(known, { tab, seq, counts });
  return { ...sitting, questions: { ...sitting.questions, [questionId]: question } };
}

type DataOf<T extends SittingEvent['type']> = Extract<SittingEvent, { type: T }>['data'];

/** What moves a sitting's clock. */
export type ClockEvent = Extract<
  SittingEvent,
  { type: 'MockPaperOpened' | 'MockPaperEnded' | 'MockRestBegun' | 'MockRestEnded' | 'MockSittingCompleted' }
>;

/** What a sitting's times follow from, after an event that moves them. */
export function clockAfter(clock: SittingClock, { type, data }: ClockEvent): SittingClock {
  switch (type) {
    case 'MockPaperOpened':
      return { ...clock, papers: [...clock.papers, { openedAt: data.openedAt, ended: null }] };
    case 'MockPaperEnded':
      return endedAfter(clock, data);
    case 'MockRestBegun':
      return { ...clock, rests: [...clock.rests, { from: data.begunAt, until: null }] };
    case 'MockRestEnded':
      return { ...clock, rests: restsUntil(clock.rests, data.endedAt) };
    case 'MockSittingCompleted':
      return { ...clock, completedAt: data.completedAt };
  }
}

const restsUntil = (rests: readonly Span[], until: string): readonly Span[] =>
  rests.map((rest) => (rest.until === null ? { from: rest.from, until } : rest));

function endedAfter(clock: SittingClock, { paper, endedAt, by }: DataOf<'MockPaperEnded'>): SittingClock {
  const papers = clock.papers.map((known, index) =>
    index === paper - 1 ? { openedAt: known.openedAt, ended: { at: endedAt, by } } : known,
  );
  const rests = by === 'staff' ? restsUntil(clock.rests, endedAt) : clock.rests;
  return { ...clock, papers, rests };
}

function opened(sitting: Sitting, event: Extract<SittingEvent, { type: 'MockPaperOpened' }>): Sitting {
  const { openedAt, arrangements, dueAt } = event.data;
  return {
    ...sitting,
    // What came in the grace was looked at in the paper before.
    shown: null,
    clock: clockAfter(sitting.clock, event),
    arrangements: timeArrangementsOf(arrangements),
    largerText: readsLarger(arrangements),
    lastAt: openedAt,
    dueAt,
  };
}

function ended(sitting: Sitting, event: Extract<SittingEvent, { type: 'MockPaperEnded' }>): Sitting {
  const questions = { ...sitting.questions, ...looked(sitting, event.data.endedAt) };
  return { ...sitting, questions, shown: null, clock: clockAfter(sitting.clock, event) };
}

/** What of a child's arrangements is about time; of somebody who was erased nothing is left. */
export function timeArrangementsOf(arrangements: Arrangements | null): TimeArrangements {
  if (!arrangements) return noArrangements;
  const { extraTime, restMinutes } = arrangements;
  return {
    extraPercent: extraTime?.kind === 'percent' ? extraTime.percent : 0,
    extraMinutes: extraTime?.kind === 'minutes' ? extraTime.minutes : 0,
    restMinutes,
  };
}

const readsLarger = (arrangements: Arrangements | null): boolean => arrangements?.largerText ?? false;
