import { accept, refuse, type Decision } from 'platform/decider';
import type { Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import type { PinnedPaper } from 'schemas/mock-exams/paper';
import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import { sittingAfter, timeArrangementsOf, type Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import type { SittingTimes } from 'schemas/mock-exams/sittings/times.rules';
import { due, dueAt, timesIn, type Now, type Settled } from './settling.rules';

export type PaperRefusal =
  | 'MockExamNotBegun'
  | 'MockExamOver'
  | 'MockExamPaused'
  | 'MockPaperNotOpen'
  | 'MockPaperNotOver'
  | 'MockBreakNotOver'
  | 'MockNoRestLeft'
  | 'MockDeviceChangedTooOften';
type Decided = Decision<SittingEvent, PaperRefusal>;

/** What a sitting begins with. */
export interface Beginning {
  readonly sessionId: string;
  readonly learnerId: string;
  readonly familyId: string;
  readonly papers: readonly PinnedPaper[];
  readonly deviceId: string;
  readonly arrangements: Arrangements;
}

/** Begins the sitting by opening its first paper: whoever comes late still has their own clock, up to the session's close. */
export function begin(nothing: Sitting, { arrangements, ...data }: Beginning, at: Now): Decided {
  const given = { ...nothing, arrangements: timeArrangementsOf(arrangements) };
  const times = timesIn(given, at);
  if (times.stage === 'before') return refuse('MockExamNotBegun', times.startsAt);
  if (times.stage === 'complete') return refuse('MockExamOver');
  if (times.pausedSince !== null) return refuse('MockExamPaused');
  const begun: SittingEvent = {
    type: 'MockSittingBegun',
    data: { ...data, papers: [...data.papers], begunAt: at.now },
  };
  const opened = open(sittingAfter(nothing, begun), arrangements, at);
  return opened ? accept(begun, opened) : refuse('MockExamOver');
}

/** The next paper, from now on. */
function open(sitting: Sitting, arrangements: Arrangements, at: Now): SittingEvent | undefined {
  const paper = sitting.clock.papers.length + 1;
  const pinned = sitting.papers[paper - 1];
  if (!pinned) return undefined;
  const opened: SittingEvent = {
    type: 'MockPaperOpened',
    data: {
      ...named(sitting),
      paper,
      paperId: pinned.paperId,
      paperHash: pinned.paperHash,
      openedAt: at.now,
      arrangements,
      dueAt: at.now,
    },
  };
  const times = timesIn(sittingAfter(sitting, opened), at);
  return { type: 'MockPaperOpened', data: { ...opened.data, dueAt: dueAt(times, opened.data.learnerId, at.now) } };
}

const named = ({ sessionId, learnerId }: Sitting) => ({ sessionId: sessionId ?? '', learnerId: learnerId ?? '' });

/** Once it is over a repeat changes nothing; before, only the child's own word ends it. */
export function endPaper({ sitting, times }: Settled, end: { paper: number; early: boolean }, at: Now): Decided {
  const { paper, early } = end;
  const known = times.papers[paper - 1];
  if (!known || known.openedAt === null) return refuse('MockPaperNotOpen');
  if (known.endedAt !== null) return accept();
  if (!early) return refuse('MockPaperNotOver', known.endsAt ?? undefined);
  // What they would hand in is hidden from them: one slip, and it were gone for good.
  if (times.pausedSince !== null) return refuse('MockExamPaused');
  const ended: SittingEvent = {
    type: 'MockPaperEnded',
    data: { ...named(sitting), paper, endedAt: at.now, by: 'child' },
  };
  return accept(ended, ...afterEnd(sittingAfter(sitting, ended), at));
}

function afterEnd(sitting: Sitting, at: Now): readonly SittingEvent[] {
  const times = timesIn(sitting, at);
  if (times.stage === 'complete')
    return [{ type: 'MockSittingCompleted', data: { ...named(sitting), completedAt: at.now, by: 'child' } }];
  const asked = due(sitting, times, at);
  return asked ? [asked] : [];
}

/** The break runs by itself; that the child is there is noted once. */
export function startBreak({ sitting, times }: Settled, { now }: Now): Decided {
  const { stage, breakEndsAt } = times;
  const paper = sitting.clock.papers.length;
  if (stage !== 'break' || breakEndsAt === null || sitting.breaksBegun.includes(paper)) return accept();
  return accept({ type: 'MockBreakBegun', data: { ...named(sitting), paper, begunAt: now, endsAt: breakEndsAt } });
}

/** Not a moment before it is over; then the next paper is opened. */
export function endBreak(
  { sitting, times }: Settled,
  { arrangements }: Pick<Beginning, 'arrangements'>,
  at: Now,
): Decided {
  if (times.stage === 'break') return refuse('MockBreakNotOver', times.breakEndsAt ?? undefined);
  if (times.stage !== 'next') return accept();
  if (times.pausedSince !== null) return refuse('MockExamPaused');
  const ended: SittingEvent = {
    type: 'MockBreakEnded',
    data: { ...named(sitting), paper: sitting.clock.papers.length, endedAt: at.now },
  };
  const opened = open(sitting, arrangements, at);
  return opened ? accept(ended, opened) : accept();
}

/** Rests of a moment take nothing of what a child has: without an end to them a stream would have none. */
const MOST_RESTS = 100;

/** The clock of a child with that arrangement stands still, for as long as they have left of it. */
export function rest({ sitting, times }: Settled, type: 'BeginRest' | 'EndRest', { now }: Now): Decided {
  const data = { ...named(sitting), paper: sitting.clock.papers.length };
  const isResting = isAtRest(sitting, times);
  if (type === 'EndRest')
    return isResting ? accept({ type: 'MockRestEnded', data: { ...data, endedAt: now } }) : accept();
  if (isResting) return accept();
  if (times.stage !== 'paper') return refuse('MockPaperNotOpen');
  if (times.restSecondsLeft === 0 || sitting.clock.rests.length >= MOST_RESTS) return refuse('MockNoRestLeft');
  const before: SittingEvent[] = sitting.clock.rests.some(({ until }) => until === null)
    ? [{ type: 'MockRestEnded', data: { ...data, endedAt: now } }]
    : [];
  return accept(...before, { type: 'MockRestBegun', data: { ...data, begunAt: now } });
}

/** In this paper: a rest that ran out in the one before was ended by nobody, and takes nothing from this one's. */
function isAtRest({ clock }: Sitting, { restSecondsLeft, stage }: SittingTimes): boolean {
  const openedAt = Date.parse(clock.papers.at(-1)?.openedAt ?? '');
  const isOpen = clock.rests.some(({ from, until }) => until === null && Date.parse(from) >= openedAt);
  return stage === 'paper' && restSecondsLeft > 0 && isOpen;
}

/** Shorter is a bad line, or a page that was put away for a moment. */
export const SILENCE_SECONDS = 30;
const MOST_SILENCES = 100;

/** Both edges of a silence, once it is over: while it lasts nobody writes. */
export function hear(
  { sitting, times }: Settled,
  { lastHeardAt }: { lastHeardAt: string },
  { now }: Now,
): readonly SittingEvent[] {
  const isLong = Date.parse(now) - Date.parse(lastHeardAt) > SILENCE_SECONDS * 1_000;
  // Neither twice, nor of the waiting room: no time of theirs runs there.
  const isTold = lastHeardAt < (sitting.heardAt ?? sitting.clock.papers[0]?.openedAt ?? now);
  const isWanted = isLong && !isTold && times.stage !== 'complete' && sitting.silences < MOST_SILENCES;
  if (!isWanted) return [];
  return [
    { type: 'MockSilenceBegan', data: { ...named(sitting), lastHeardAt } },
    { type: 'MockSilenceEnded', data: { ...named(sitting), heardAt: now } },
  ];
}

/** More than a child changes places; two pages that take turns by themselves come to an end. */
const MOST_TAKE_OVERS = 200;

/** Answers are taken from one device; another may take its place, and the first may take it back. */
export function takeOver({ sitting, times }: Settled, { deviceId }: { deviceId: string }, { now }: Now): Decided {
  if (sitting.deviceId === deviceId || times.stage === 'complete') return accept();
  if (sitting.takeOvers >= MOST_TAKE_OVERS) return refuse('MockDeviceChangedTooOften');
  const insteadOf = sitting.deviceId ?? deviceId;
  return accept({ type: 'MockDeviceTakenOver', data: { ...named(sitting), deviceId, insteadOf, takenOverAt: now } });
}
