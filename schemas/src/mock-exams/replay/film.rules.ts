import { emptyRoom, messagesFor, roomAfter, roomClockOf, type RoomMessage } from '../sessions/room.rules';
import type { Ms, Stretch } from '../sittings/running-time.rules';
import type { Sitting } from '../sittings/sitting.rules';
import type { SessionClock } from '../sittings/time-facts';
import { goesOn, timesOf, type SittingStage, type SittingTimes } from '../sittings/times.rules';
import type { Recorded } from '../timeline/standing.rules';
import { changesTab, isBadgeUnsure, REPLY_MS } from './badge-unsure.rules';
import { doneActs } from './done-acts.rules';
import { gapsIn, handoversIn } from './gaps.rules';
import { movesIn, type Move } from './moves.rules';
import { isPutAway, noReel, onDevice, reelAfter, type Reel } from './reel.rules';
import { firstWhere, lastDone, savingAt, savingTrack, type Saving, type SavingTrack } from './saving.rules';
import { devicesThatTell, overOnScreen, staffActsIn, type StaffAct } from './staff-acts.rules';

/** A sitting made ready to be watched from any moment on. */
export interface Film {
  readonly session: SessionClock;
  readonly moves: readonly Move[];
  /** The reel before every so many moves. */
  readonly checkpoints: readonly Reel[];
  readonly gaps: readonly Stretch[];
  /** Between the last sign of a device and the moment in which another took over from it. */
  readonly handovers: readonly Stretch[];
  readonly tracks: ReadonlyMap<string, SavingTrack>;
  readonly staffActs: readonly StaffAct[];
  /** The devices that say what they have heard of staff. */
  readonly tellers: ReadonlySet<string>;
  /** The messages that were ever put away, by device. */
  readonly putAway: ReadonlySet<string>;
}

/** What lay before the child: `opening` a paper, `time-up` while its end is told to the server. */
export type Place = 'before' | 'opening' | 'paper' | 'time-up' | 'break' | 'next' | 'complete';

/** What stood on a screen at one moment, as far as the log can tell. */
export interface Screen {
  readonly place: Place;
  readonly times: SittingTimes;
  /** As the device had it. */
  readonly sitting: Sitting;
  /** The question that was shown; null: the first. */
  readonly here: string | null;
  readonly deviceId: string | null;
  /** Of staff, those that stood there, the newest last. */
  readonly messages: readonly RoomMessage[];
  /** Such a device does not say when the child put one away, nor that more than the newest stood there. */
  readonly untilRead: boolean;
  readonly isRoomPaused: boolean;
  readonly saving: Saving;
  /** By how much the device's word for its last act was ahead of our clock, in ms; null before there was one. */
  readonly claimAhead: Ms | null;
  /** The log has nothing of the device meanwhile: what is drawn is what came afterwards, or was there last. */
  readonly gap: Stretch | null;
  /** What is not known to the second. */
  readonly unsure: {
    /** What lay before them. */
    readonly place: boolean;
    /** Whether what staff did had reached the device. */
    readonly staff: boolean;
    readonly saving: boolean;
    readonly questions: ReadonlySet<string>;
  };
}

/** How many moves are folded at most for a moment: a sitting of thousands follows its slider. */
const BETWEEN = 32;

export function filmOf(recorded: Recorded): Film {
  const acts = doneActs(recorded.events);
  const staffActs = staffActsIn(recorded);
  const moves = movesIn(recorded, acts, staffActs);
  const checkpoints: Reel[] = [];
  let reel = noReel;
  moves.forEach((move, index) => {
    if (index % BETWEEN === 0) checkpoints.push(reel);
    reel = reelAfter(reel, move);
  });
  const devices = new Set(acts.map(({ deviceId }) => deviceId));
  const tracks = new Map(
    [...devices].map((id) => [id, savingTrack(acts.filter(({ deviceId }) => deviceId === id))] as const),
  );
  return {
    session: recorded.session,
    moves,
    checkpoints,
    gaps: gapsIn(recorded.events, acts),
    handovers: handoversIn(recorded.events, acts),
    tracks,
    staffActs,
    tellers: devicesThatTell(recorded.events),
    putAway: putAwayIn(recorded.events),
  };
}

const putAwayIn = (events: Recorded['events']): ReadonlySet<string> =>
  new Set(
    events.flatMap(({ event: { type, data } }) =>
      type === 'MockMessagePutAway' ? [onDevice(data.deviceId, data.messageId)] : [],
    ),
  );

/** The reel once everything up to a moment has happened. */
export function reelAt({ moves, checkpoints }: Film, now: Ms): Reel {
  const count = firstWhere(moves.length, (index) => (moves[index]?.at ?? Infinity) > now);
  const place = Math.min(Math.floor(count / BETWEEN), checkpoints.length - 1);
  const from = checkpoints[place] ?? noReel;
  return moves.slice(Math.max(0, place) * BETWEEN, count).reduce(reelAfter, from);
}

/** In ms: a device that is heard at all hears of what staff do within so long. */
const STAFF_MS = 30_000;
/** In ms: the word that time is up stands no longer than that. */
const UP_MS = 5_000;

/** What stood on the screen at a moment, ISO 8601. */
export function screenAt(film: Film, now: string): Screen {
  const instant = Date.parse(now);
  const reel = reelAt(film, instant);
  const { sitting, here, deviceId, room } = reel;
  const learnerId = sitting.learnerId ?? '';
  const roomClock = roomClockOf(room, learnerId);
  const facts = { session: film.session, room: roomClock, arrangements: sitting.arrangements, sitting: sitting.clock };
  const times = timesOf(facts, now);
  const endedAgo = instant - endOf(film, times, sitting.clock.papers.length);
  const place = placeOf(reel, { times, endedAgo });
  const track = film.tracks.get(deviceId ?? '') ?? noTrack;
  const saving = savingAt(track, instant);
  return {
    place,
    times,
    sitting,
    here,
    deviceId,
    ...messagesIn(film, reel, { place, times, now }),
    isRoomPaused: roomClock.pauses.some(({ until }) => until === null),
    saving,
    claimAhead: claimAheadAt(track, instant),
    gap: gapAt(film, instant),
    unsure: unsureIn(reel, track, { film, instant, times, endedAgo, place, saving }),
  };
}

function gapAt({ gaps, handovers }: Film, instant: Ms): Stretch | null {
  const silence = gaps.find(({ from, until }) => from < instant && instant < until + REPLY_MS);
  return silence ?? handovers.find(({ from, until }) => from + REPLY_MS < instant && instant < until) ?? null;
}

interface AtThatMoment extends Pick<Screen, 'times' | 'place' | 'saving'> {
  readonly instant: Ms;
  readonly endedAgo: Ms;
  readonly film: Film;
}

interface Then extends Pick<Screen, 'place' | 'times'> {
  /** ISO 8601. */
  readonly now: string;
}

/** What had been said and was not put away, on each page of the sitting; on the last as long as the session went on. */
function messagesIn({ tellers, session, putAway }: Film, reel: Reel, { place, times, now }: Then) {
  const untilRead = !tellers.has(reel.deviceId ?? '');
  const isShown = place !== 'before' && (place !== 'complete' || goesOn({ session }, times, now));
  const said = isShown ? messagesFor(reel.said, reel.sitting.learnerId ?? '') : [];
  const unread = (untilRead ? said.slice(-1) : said).filter(({ messageId }) => !isPutAway(reel, messageId, putAway));
  return { messages: unread, untilRead };
}

function unsureIn(reel: Reel, track: SavingTrack, { instant, ...at }: AtThatMoment): Screen['unsure'] {
  const isBetweenTabs = changesTab(track, instant);
  const isEnding = at.endedAgo < UP_MS + REPLY_MS;
  const staff = isStaffUnsure(reel, at.film, instant);
  const isPutOff = at.saving.acts > 0 && mayBePutOff(reel, at.film, instant);
  return {
    place: isBetweenTabs || isEnding || at.place === 'opening' || instant - reel.toldAt < REPLY_MS,
    staff,
    saving: isPutOff || isBadgeUnsure(track, instant),
    questions: reel.doubtful,
  };
}

const justGiven = ({ staffActs }: Film, instant: Ms): readonly StaffAct[] =>
  staffActs.filter(({ givenAt }) => givenAt <= instant && instant < givenAt + STAFF_MS);

/** What staff did just before may have been there or not: the device tells nothing of it. */
const isStaffUnsure = (reel: Reel, film: Film, instant: Ms): boolean =>
  instant - reel.staffAt < STAFF_MS ||
  justGiven(film, instant).some(({ shownAt, known }) => known === 'told' && shownAt === Infinity);

/** What was done while the clock stood still is sent again and again until it goes on, and each reply makes the badge begin anew. */
const mayBePutOff = (reel: Reel, film: Film, instant: Ms): boolean =>
  justGiven(film, instant).length > 0 || standsStill(reel, film, instant);

/** Whether the clock stood still at a moment by what staff had done, whatever of it the screen knew. */
function standsStill({ sitting }: Reel, { session, staffActs }: Film, instant: Ms): boolean {
  const done = staffActs.filter(({ givenAt }) => givenAt <= instant);
  const room = done.reduce((state, { event }) => roomAfter(state, event), emptyRoom);
  const inRoom = roomClockOf(room, sitting.learnerId ?? '');
  const facts = { session, room: inRoom, arrangements: sitting.arrangements, sitting: sitting.clock };
  return timesOf(facts, new Date(instant).toISOString()).pausedSince !== null;
}

/** When the screen had it that the paper which was opened last was over; `-Infinity` while it is not. */
function endOf({ staffActs }: Film, { papers }: SittingTimes, paper: number): Ms {
  const endedAt = papers[paper - 1]?.endedAt ?? null;
  return endedAt === null ? -Infinity : overOnScreen(Date.parse(endedAt), staffActs);
}

interface Told {
  readonly times: SittingTimes;
  readonly endedAgo: Ms;
}

function placeOf({ sitting, seenAt }: Reel, { times, endedAgo }: Told): Place {
  if (sitting.clock.papers.length === 0) return 'before';
  if (times.stage === 'paper') return seenAt === null ? 'opening' : 'paper';
  const isUp = endedAgo < UP_MS && sitting.clock.papers.at(-1)?.ended?.by !== 'child';
  return isUp ? 'time-up' : afterPaper[times.stage];
}

const afterPaper: Readonly<Record<SittingStage, Place>> = {
  before: 'before',
  ready: 'before',
  paper: 'paper',
  break: 'break',
  next: 'next',
  complete: 'complete',
};

const noTrack = savingTrack([]);

function claimAheadAt(track: SavingTrack, now: Ms): Ms | null {
  const data = track.acts[lastDone(track, now)]?.event.data;
  const claimed = data?.claim.at;
  return data && claimed !== undefined ? Date.parse(claimed) - Date.parse(data.at) : null;
}
