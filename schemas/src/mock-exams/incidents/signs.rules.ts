import type { SittingEvent } from '../sittings/sitting.events';
import { clockAfter, timeArrangementsOf } from '../sittings/sitting.rules';
import { noArrangements, notBegun, type SittingClock, type TimeArrangements } from '../sittings/time-facts';
import { merged, type Ms, type Stretch } from '../sittings/running-time.rules';
import type { ActEvent } from '../sittings/question.rules';
import type { PinnedPaper } from '../paper';
import { doneActs } from '../replay/done-acts.rules';
import { papersEndedUnseen } from '../replay/gaps.rules';
import type { Writer } from '../timeline/standing.rules';
import type { Evidence, LossKind } from './evidence.rules';

/** An event of a sitting with where, when and by whom it was written. `position`: of the log; `savedAt`: ISO 8601 UTC. */
export interface SavedEvent {
  readonly position: string;
  readonly savedAt: string;
  readonly by: Writer['kind'];
  readonly event: SittingEvent;
}

/** What one child's sitting shows of lost time. */
export interface Signs {
  /** As they were begun; none before that. */
  readonly papers: readonly PinnedPaper[];
  readonly clock: SittingClock;
  readonly arrangements: TimeArrangements;
  readonly evidence: readonly Evidence[];
  /** When the device shows that the child went on. */
  readonly worked: readonly Stretch[];
}

/** What reached us later than this was held up on its way; in seconds. */
const HELD_UP_SECONDS = 10;
/** Nobody is said to have gone on working over a longer time without any sign of it. */
const STILL_SECONDS = 60;
/** Shorter is how long it takes to sit down at another device. */
const CHANGING_SECONDS = 30;

/** @param events of one sitting, in their order */
export function signsOf(events: readonly SavedEvent[]): Signs {
  let clock = notBegun;
  let arrangements = noArrangements;
  let papers: readonly PinnedPaper[] = [];
  for (const { event } of events) {
    if (event.type === 'MockSittingBegun') papers = event.data.papers;
    if (event.type === 'MockPaperOpened') arrangements = timeArrangementsOf(event.data.arrangements);
    if (isOfClock(event)) clock = clockAfter(clock, event);
  }
  return { papers, clock, arrangements, evidence: evidenceIn(events), worked: workedIn(events) };
}

type ClockEvent = Parameters<typeof clockAfter>[1];
const ofClock: ReadonlySet<string> = new Set<ClockEvent['type']>([
  'MockPaperOpened',
  'MockPaperEnded',
  'MockRestBegun',
  'MockRestEnded',
  'MockSittingCompleted',
]);
const isOfClock = (event: SittingEvent): event is ClockEvent => ofClock.has(event.type);

const isAct = (event: SittingEvent): event is ActEvent => 'claim' in event.data;

const evidenceIn = (events: readonly SavedEvent[]): readonly Evidence[] => [
  ...silencesIn(events),
  ...absencesIn(events),
  ...heldUpIn(events),
  ...takeOversIn(events),
];

function silencesIn(events: readonly SavedEvent[]): readonly Evidence[] {
  return events.flatMap(({ event, position }, index) => {
    const end = events[index + 1];
    if (event.type !== 'MockSilenceBegan' || end?.event.type !== 'MockSilenceEnded') return [];
    const { lastHeardAt } = event.data;
    const times = { fromAt: lastHeardAt, untilAt: end.event.data.heardAt };
    return [of('silence', times, { positions: [position, end.position], count: 1 })];
  });
}

/** Of a device that was never heard again while the paper ran nobody wrote down a silence: from its last sign until the time was up. */
function absencesIn(events: readonly SavedEvent[]): readonly Evidence[] {
  const written = events.map(({ by, ...saved }) => ({ ...saved, by: { kind: by, name: null } }));
  const silences = silencesIn(events);
  return papersEndedUnseen(written, doneActs(written)).flatMap(({ written: { position }, from, at }) => {
    const times = { fromAt: new Date(from).toISOString(), untilAt: new Date(at).toISOString() };
    const isTold = silences.some(({ fromAt, untilAt }) => Date.parse(fromAt) < at && Date.parse(untilAt) >= at);
    if (isTold || at - from <= STILL_SECONDS * 1_000) return [];
    return [of('silence', times, { positions: [position], count: 1 })];
  });
}

type Times = Pick<Evidence, 'fromAt' | 'untilAt'>;
type Where = Pick<Evidence, 'positions' | 'count'>;

const of = (kind: LossKind, { fromAt, untilAt }: Times, { positions, count }: Where): Evidence => ({
  kind,
  fromAt,
  untilAt,
  paper: null,
  positions,
  count,
});

/** Answers that waited on the device; those that waited together are one. */
function heldUpIn(events: readonly SavedEvent[]): readonly Evidence[] {
  const found: Evidence[] = [];
  for (const { event, position, savedAt } of events) {
    if (!isAct(event) || event.type === 'MockLateAnswerKept') continue;
    const { at } = event.data;
    if (Date.parse(savedAt) - Date.parse(at) <= HELD_UP_SECONDS * 1_000) continue;
    const last = found.at(-1);
    if (last && Date.parse(at) <= Date.parse(last.untilAt)) found[found.length - 1] = joined(last, savedAt, position);
    else found.push(of('save', { fromAt: at, untilAt: savedAt }, { positions: [position], count: 1 }));
  }
  return found;
}

function joined(last: Evidence, savedAt: string, position: string): Evidence {
  const untilAt = Date.parse(savedAt) > Date.parse(last.untilAt) ? savedAt : last.untilAt;
  const positions = [last.positions[0] ?? position, position];
  return of('save', { fromAt: last.fromAt, untilAt }, { positions, count: last.count + 1 });
}

/** From the last sign of a device until another took its place. */
function takeOversIn(events: readonly SavedEvent[]): readonly Evidence[] {
  let lastAt: string | null = null;
  return events.flatMap(({ event, position }) => {
    const before = lastAt;
    lastAt = signAt(event) ?? lastAt;
    if (event.type !== 'MockDeviceTakenOver' || before === null) return [];
    const { takenOverAt } = event.data;
    const isLong = Date.parse(takenOverAt) - Date.parse(before) > CHANGING_SECONDS * 1_000;
    const times = { fromAt: before, untilAt: takenOverAt };
    return isLong ? [of('takeover', times, { positions: [position], count: 1 })] : [];
  });
}

function signAt(event: SittingEvent): string | null {
  if (isAct(event)) return event.data.at;
  if (event.type === 'MockPaperOpened') return event.data.openedAt;
  if (event.type === 'MockSilenceEnded') return event.data.heardAt;
  return event.type === 'MockDeviceTakenOver' ? event.data.takenOverAt : null;
}

/** From one act to the next, where not too much time is between them. What was kept as late says nothing of when it was done. */
function workedIn(events: readonly SavedEvent[]): readonly Stretch[] {
  const times = events
    .flatMap(({ event }) => (isAct(event) && event.type !== 'MockLateAnswerKept' ? [Date.parse(event.data.at)] : []))
    .toSorted((one, other) => one - other);
  const pairs = times.slice(1).map((until, index): Stretch => ({ from: times[index] ?? until, until }));
  return merged(pairs.filter(({ from, until }: { from: Ms; until: Ms }) => until - from <= STILL_SECONDS * 1_000));
}
