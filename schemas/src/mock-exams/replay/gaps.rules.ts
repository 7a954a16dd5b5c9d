import { merged, type Ms, type Stretch } from '../sittings/running-time.rules';
import type { SittingEvent } from '../sittings/sitting.events';
import { heardAgainAt } from '../timeline/heard-again.rules';
import { timeOf, type Written } from '../timeline/standing.rules';
import { isAct, type DoneAct } from './done-acts.rules';

/** A page that is there writes down that its time is up within so long, in ms: else it was not there. */
const PRESENT_WITHIN = 30_000;

type Events = readonly Written<SittingEvent>[];

/**
 * When nothing is known of the device: the silences that were written down once it was heard again, and those after which nobody
 * came back, from the last sign on. Merged; the last may have no end (`Infinity`).
 */
export const gapsIn = (events: Events, acts: readonly DoneAct[]): readonly Stretch[] =>
  merged([...silences(events), ...absences(events, signsIn(events, acts))]);

/**
 * Between the last thing of a device that reached us and the moment in which another took over from it: what was done on it meanwhile
 * comes later if at all, and by then the one that took over is what is watched.
 */
export const handoversIn = (events: Events, acts: readonly DoneAct[]): readonly Stretch[] =>
  events.flatMap(({ event }) => {
    if (event.type !== 'MockDeviceTakenOver') return [];
    const until = Date.parse(event.data.takenOverAt);
    const reached = acts.filter(({ deviceId, savedAt }) => deviceId === event.data.insteadOf && savedAt < until);
    const from = Math.max(...reached.map(({ savedAt }) => savedAt));
    return Number.isFinite(from) ? [{ from, until }] : [];
  });

const silences = (events: Events): readonly Stretch[] =>
  events.flatMap(({ event }, index) => {
    const until = heardAgainAt(events, index);
    if (event.type !== 'MockSilenceBegan' || until === null) return [];
    return [{ from: Date.parse(event.data.lastHeardAt), until: Date.parse(until) }];
  });

/** Each moment at which the device was certainly there, sorted. */
function signsIn(events: Events, acts: readonly DoneAct[]): readonly Ms[] {
  const signs = acts.flatMap(({ at, savedAt }) => [at, savedAt]);
  for (const written of events) {
    const at = timeOf(written.event);
    if (at !== null && isSign(written)) signs.push(Date.parse(at));
  }
  return signs.toSorted((one, other) => one - other);
}

/** What a page asks for itself; what the clock ends is written by whichever call comes first. */
const isSign = ({ event, by }: Written<SittingEvent>): boolean =>
  !isAct(event) &&
  by.kind === 'child' &&
  !(event.type === 'MockPaperEnded' && event.data.by !== 'child') &&
  event.type !== 'MockSittingCompleted' &&
  event.type !== 'MockSilenceBegan';

const absences = (events: Events, signs: readonly Ms[]): readonly Stretch[] =>
  endsUnseen(events, signs).map(({ from, at }) => ({ from, until: signs.find((sign) => sign > at) ?? Infinity }));

/** An end that came by the clock while nobody was there. `from`: the last sign before it. */
interface EndUnseen {
  readonly written: Events[number];
  readonly from: Ms;
  readonly at: Ms;
}

const endsUnseen = (events: Events, signs: readonly Ms[]): readonly EndUnseen[] =>
  events.flatMap((written) => {
    const at = endUnnoticed(written, events);
    const from = at === null ? undefined : signs.findLast((sign) => sign <= at);
    return at === null || from === undefined ? [] : [{ written, from, at }];
  });

/** The papers that ended so. */
export const papersEndedUnseen = (events: Events, acts: readonly DoneAct[]): readonly EndUnseen[] =>
  endsUnseen(events, signsIn(events, acts)).filter(({ written }) => written.event.type === 'MockPaperEnded');

/** When something ended by the clock that no page of the child wrote down; null for anything else. */
function endUnnoticed({ event, by, savedAt }: Written<SittingEvent>, events: Events): Ms | null {
  if (event.type === 'MockPaperEnded' && event.data.by === 'time') {
    const at = Date.parse(event.data.endedAt);
    return by.kind !== 'child' || Date.parse(savedAt) - at > PRESENT_WITHIN ? at : null;
  }
  const isCutShort = event.type === 'MockSittingCompleted' && event.data.by === 'time' && hasUnopened(events);
  return isCutShort ? Date.parse(event.data.completedAt) : null;
}

/** A page that is there opens the next paper by itself. */
function hasUnopened(events: Events): boolean {
  const begun = events.find((one) => one.event.type === 'MockSittingBegun')?.event;
  const papers = begun?.type === 'MockSittingBegun' ? begun.data.papers.length : 0;
  return events.filter((one) => one.event.type === 'MockPaperOpened').length < papers;
}
