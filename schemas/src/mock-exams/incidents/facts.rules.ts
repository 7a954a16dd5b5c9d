import { clockOf, deadlinesOf, type Clock, type Deadlines } from '../sittings/deadlines.rules';
import { afterRunning, running, type Ms, type Stretch } from '../sittings/running-time.rules';
import type { SessionClock, TimeFacts } from '../sittings/time-facts';
import { roomClockOf, type Room } from '../sessions/room.rules';
import type { Evidence } from './evidence.rules';
import { givenBackTo, givenByHandTo, setAgainstFor, type Incidents } from './incident.rules';
import type { LossFacts, PaperFacts, Times } from './losses.rules';
import { shared, without } from './stretches.rules';
import type { Signs } from './signs.rules';

/** When children could not reach us. */
export interface Outage extends Times {
  readonly position: string;
}

/** What is the same for all who sit a session. */
export interface SatTogether {
  readonly session: SessionClock;
  readonly room: Room;
  readonly incidents: Incidents;
  readonly outages: readonly Outage[];
}

export interface ChildsSigns {
  readonly learnerId: string;
  readonly signs: Signs;
}

/** What is known of a child's losses at a moment; of one who has not begun, nothing. @param now ISO 8601 UTC */
export function lossFactsOf({ learnerId, signs }: ChildsSigns, together: SatTogether, now: string): LossFacts {
  const { room, incidents, outages } = together;
  const session = signs.papers.length === 0 ? together.session : { ...together.session, papers: signs.papers };
  const own = roomClockOf(room, learnerId);
  const facts: TimeFacts = { session, room: own, arrangements: signs.arrangements, sitting: signs.clock };
  const clock = clockOf(facts, Date.parse(now));
  const ends = deadlinesOf(clock);
  const papers = clock.opened.map((_, index) => paperFacts(index, clock, ends));
  const evidence = [...outages.map(outageEvidence), ...signs.evidence, ...latenessIn(clock, ends)];
  return {
    learnerId,
    papers,
    stood: clock.pauses.map(timesOf),
    worked: shared(signs.worked, evidenceStretches(evidence)).map(timesOf),
    evidence,
    givenBack: givenBackTo(incidents, learnerId),
    byHand: byHandFor(incidents, learnerId, papers),
    setAgainst: setAgainstFor(incidents, learnerId),
  };
}

const iso = (at: Ms): string => new Date(at).toISOString();
const timesOf = ({ from, until }: Stretch): Times => ({ fromAt: iso(from), untilAt: iso(until) });

const outageEvidence = ({ fromAt, untilAt, position }: Outage): Evidence => ({
  kind: 'outage',
  fromAt,
  untilAt,
  paper: null,
  positions: [position],
  count: 1,
});

/** What a device shows of work matters nowhere else. A second around it, because all is reckoned in whole ones. */
const evidenceStretches = (evidence: readonly Evidence[]): readonly Stretch[] =>
  evidence.map(({ fromAt, untilAt }) => ({ from: Date.parse(fromAt) - 1_000, until: Date.parse(untilAt) + 1_000 }));

function paperFacts(index: number, clock: Clock, ends: Deadlines): PaperFacts {
  const { at = 0, ended = null } = clock.opened[index] ?? {};
  const cut = lastOf(lateIn(index, clock, ends), cutOff(index, clock, ends)).map(timesOf);
  const opened = { paper: index + 1, openedAt: iso(at), cutOff: cut };
  if (ended) return { ...opened, untilAt: iso(ended.at), isOver: true, endedBy: ended.by };
  const deadline = ends.deadlines[index] ?? at;
  const isOver = deadline <= clock.now;
  return { ...opened, untilAt: iso(Math.min(deadline, clock.now)), isOver, endedBy: isOver ? 'time' : null };
}

/** How much of a paper's own time the session's close leaves no room for. Where staff close the room it is their decision, and no lateness. */
function cutOff(index: number, { opened, pauses, closedAt }: Clock, { deadlines, lengths, close }: Deadlines): Ms {
  const { at = 0 } = opened[index] ?? {};
  const deadline = deadlines[index] ?? at;
  const isCut = closedAt === null && deadline >= close;
  return isCut ? Math.max(0, (lengths[index] ?? 0) - running(pauses, { from: at, until: deadline })) : 0;
}

/** A minute is how long it takes to sit down and press the button. */
const SOON_MS = 60_000;

/** Up to the opening of a paper, when the child could have sat and had not come: what is lost in the first paper may be missing in the second. */
function lateIn(
  index: number,
  { start, opened, pauses, breakMs }: Clock,
  { deadlines }: Deadlines,
): readonly Stretch[] {
  return opened.slice(0, index + 1).flatMap(({ at }, n) => {
    const due = n === 0 ? start : afterRunning(pauses, deadlines[n - 1] ?? start, breakMs);
    return at - due > SOON_MS ? without([{ from: due, until: at }], pauses) : [];
  });
}

/** As much of some stretches as is wanted, from their end. */
function lastOf(stretches: readonly Stretch[], wanted: Ms): readonly Stretch[] {
  let left = wanted;
  const taken = stretches.toReversed().flatMap(({ from, until }) => {
    const some = Math.min(left, until - from);
    left -= some;
    return some > 0 ? [{ from: until - some, until }] : [];
  });
  return taken.toReversed();
}

const latenessIn = (clock: Clock, ends: Deadlines): readonly Evidence[] =>
  clock.opened.flatMap((_, index) => {
    // To a paper that was opened as soon as the break was over an earlier lateness matters only where it cut it short.
    const isCut = cutOff(index, clock, ends) > 0;
    const earlier = isCut ? [] : lateIn(index - 1, clock, ends);
    return without(lateIn(index, clock, ends), earlier).map((stretch) => {
      const times = timesOf(stretch);
      return { kind: 'late', ...times, paper: index + 1, positions: [], count: 1 } satisfies Evidence;
    });
  });

/** As far as it reached the paper at all: what was given to one that was over changed nothing, and is set against nothing. */
const byHandFor = (incidents: Incidents, learnerId: string, papers: readonly PaperFacts[]): LossFacts['byHand'] =>
  givenByHandTo(incidents, learnerId).filter(({ paper, at }) => {
    const known = papers[paper - 1];
    return known !== undefined && (!known.isOver || at < known.untilAt);
  });
