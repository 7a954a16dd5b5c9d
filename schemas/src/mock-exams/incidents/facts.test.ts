import { describe, expect, it } from '@jest/globals';
import { emptyRoom, roomAfter } from '../sessions/room.rules';
import type { SessionRoomEvent } from '../sessions/session-room.events';
import type { SittingEvent } from '../sittings/sitting.events';
import { lossFactsOf, type SatTogether } from './facts.rules';
import { incidentsAfter, noIncidents, notesFor, wishFor, type Incidents } from './incident.rules';
import type { IncidentEvent } from './incident.events';
import type { LossKind } from './evidence.rules';
import { lossOf } from './losses.rules';
import { signsOf, type SavedEvent } from './signs.rules';

const START = Date.parse('2027-03-28T00:30:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();
const MINUTE = 60;
const sitting = { sessionId: 'march', learnerId: 'amara' };
const papers = [1, 2].map((n) => ({
  paperId: `paper-${n}`,
  paperHash: String(n).repeat(64),
  name: `Paper ${n}`,
  minutes: 50,
}));
const session = { startsAt: at(0), closesAt: at(125 * MINUTE), breakSeconds: 600, papers };

let written = 0;
const saved = (event: SittingEvent, savedAt: string, by: SavedEvent['by'] = 'child'): SavedEvent => {
  written += 1;
  return { position: String(written).padStart(20, '0'), savedAt, by, event };
};
const begun = (seconds: number) =>
  saved(
    { type: 'MockSittingBegun', data: { ...sitting, familyId: 'f', papers, deviceId: 'desk', begunAt: at(seconds) } },
    at(seconds),
  );
const opened = (seconds: number, paper = 1) => {
  const { paperId, paperHash } = papers[paper - 1] ?? { paperId: '', paperHash: '' };
  const arrangements = { restMinutes: 5, largerText: false };
  const data = { ...sitting, paper, paperId, paperHash, openedAt: at(seconds), arrangements, dueAt: at(seconds) };
  return saved({ type: 'MockPaperOpened', data }, at(seconds));
};
const ended = (seconds: number, by: 'child' | 'time' = 'child', paper = 1) =>
  saved({ type: 'MockPaperEnded', data: { ...sitting, paper, endedAt: at(seconds), by } }, at(seconds));
const shown = (seconds: number, late = 0.4) => {
  const claim = { deviceId: 'desk', tab: 'tab', seq: Math.round(seconds) + 1 };
  const data = { ...sitting, paper: 1, questionId: 'q1', at: at(seconds), claim };
  return saved({ type: 'MockQuestionShown', data }, at(seconds + late));
};
const silent = (from: number, until: number) => [
  saved({ type: 'MockSilenceBegan', data: { ...sitting, lastHeardAt: at(from) } }, at(until)),
  saved({ type: 'MockSilenceEnded', data: { ...sitting, heardAt: at(until) } }, at(until)),
];
const takenOver = (seconds: number) =>
  saved(
    {
      type: 'MockDeviceTakenOver',
      data: { ...sitting, deviceId: 'laptop', insteadOf: 'desk', takenOverAt: at(seconds) },
    },
    at(seconds),
  );
const rested = (from: number, until: number) => [
  saved({ type: 'MockRestBegun', data: { ...sitting, paper: 1, begunAt: at(from) } }, at(from)),
  saved({ type: 'MockRestEnded', data: { ...sitting, paper: 1, endedAt: at(until) } }, at(until)),
];

const quiet: SatTogether = { session, room: emptyRoom, incidents: noIncidents, outages: [] };
const factsOf = (events: readonly SavedEvent[], now: number, together: Partial<SatTogether> = {}) =>
  lossFactsOf({ learnerId: 'amara', signs: signsOf(events) }, { ...quiet, ...together }, at(now));
const told = (events: readonly (SessionRoomEvent | IncidentEvent)[]): Incidents =>
  events.reduce(incidentsAfter, noIncidents);
const evidenceIn = (...given: Parameters<typeof factsOf>) =>
  factsOf(...given).evidence.map(({ kind, fromAt, untilAt }) => [
    kind,
    (Date.parse(fromAt) - START) / 1_000,
    (Date.parse(untilAt) - START) / 1_000,
  ]);
const whole = { fromAt: at(-600), untilAt: at(9_000), learnerIds: null };
const lostBy = (kinds: readonly LossKind[], ...given: Parameters<typeof factsOf>) =>
  lossOf(factsOf(...given), wishFor(whole, { kinds, lessByHand: true, position: null })).papers.map(
    ({ paper, lostSeconds }) => [paper, lostSeconds],
  );

describe('the evidence of a sitting', () => {
  it('is a silence, with both of its ends in the log; of a device that shows work meanwhile nothing is lost', () => {
    const [from, until] = silent(600, 740);
    const events = [begun(0), opened(0), shown(590), ...[from, until].flatMap((one) => one ?? []), shown(750)];
    expect(factsOf(events, 1_000).evidence).toMatchObject([
      { kind: 'silence', positions: [from?.position, until?.position] },
    ]);
    expect(lostBy(['silence'], events, 1_000)).toEqual([[1, 140]]);
    const working = [
      begun(0),
      opened(0),
      ...[590, 620, 660, 700, 745].map((second) => shown(second)),
      ...silent(600, 740),
    ];
    expect(lostBy(['silence'], working, 1_000)).toEqual([[1, 0]]);
    expect(lostBy(['outage'], events, 1_000)).toEqual([[1, 0]]);
  });

  it('is a silence until the time was up, of a device that was never heard again', () => {
    const data = { ...sitting, paper: 1, endedAt: at(3_000), by: 'time' } as const;
    const end = saved({ type: 'MockPaperEnded', data }, at(3_040), 'clock');
    const gone = [begun(0), opened(0), shown(590, 0), end];
    expect(evidenceIn(gone, 4_000)).toEqual([['silence', 590, 3_000]]);
    expect(factsOf(gone, 4_000).evidence).toMatchObject([{ positions: [end.position] }]);
    expect(lostBy(['silence'], gone, 4_000)).toEqual([[1, 2_410]]);
    // Who came back once it was over has one silence and not two; whose page was there has none.
    expect(evidenceIn([...gone, ...silent(590, 3_100)], 4_000)).toEqual([['silence', 590, 3_100]]);
    expect(evidenceIn([begun(0), opened(0), shown(590), ended(3_000, 'time')], 4_000)).toEqual([]);
  });

  it('is what reached us late, once for all that waited together', () => {
    const waited = [100, 130, 150].map((second) => shown(second, 200 - second));
    expect(evidenceIn([begun(0), opened(0), shown(50), ...waited, shown(300, 9)], 1_000)).toEqual([['save', 100, 200]]);
    const [one] = factsOf([begun(0), opened(0), ...waited], 1_000).evidence;
    expect(one).toMatchObject({ count: 3, positions: [waited[0]?.position, waited[2]?.position] });
    const apart = [shown(100, 30), shown(400, 30)];
    expect(evidenceIn([begun(0), opened(0), ...apart], 1_000)).toEqual([
      ['save', 100, 130],
      ['save', 400, 430],
    ]);
  });

  it('is from the last sign of one device until another took over, and not how long it takes to sit down', () => {
    expect(evidenceIn([begun(0), opened(0), shown(100), takenOver(200)], 1_000)).toEqual([['takeover', 100, 200]]);
    expect(evidenceIn([begun(0), opened(0), shown(180), takenOver(200)], 1_000)).toEqual([]);
  });

  it('is our own outage, for whoever sat then', () => {
    const outages = [{ fromAt: at(600), untilAt: at(660), position: '7' }];
    expect(lostBy(['outage'], [begun(0), opened(0)], 1_000, { outages })).toEqual([[1, 60]]);
    expect(lostBy(['outage'], [begun(0), opened(0), ended(500)], 1_000, { outages })).toEqual([]);
  });
});

describe('a late start', () => {
  it('takes nothing as long as the session is open for long enough', () => {
    const events = [begun(420), opened(420)];
    expect(evidenceIn(events, 5_000)).toEqual([['late', 0, 420]]);
    expect(lostBy(['late'], events, 5_000)).toEqual([[1, 0]]);
    expect(evidenceIn([begun(59), opened(59)], 5_000)).toEqual([]);
  });

  it('takes of the second paper what the close cuts off', () => {
    const events = [begun(20 * MINUTE), opened(20 * MINUTE), ended(70 * MINUTE, 'time'), opened(80 * MINUTE, 2)];
    expect(lostBy(['late'], events, 8_000)).toEqual([
      [1, 0],
      [2, 300],
    ]);
    // Nothing that happened while the first was sat is lost to the second.
    const bell = { fromAt: at(30 * MINUTE), untilAt: at(37 * MINUTE), learnerIds: null };
    const wish = wishFor(bell, { kinds: ['window'], lessByHand: true, position: null });
    expect(lossOf(factsOf(events, 8_000), wish).papers.map(({ paper, lostSeconds }) => [paper, lostSeconds])).toEqual([
      [1, 420],
    ]);
  });

  it('that our own outage kept them from is our fault, as far as it cost them time', () => {
    const events = [begun(20 * MINUTE), opened(20 * MINUTE), ended(70 * MINUTE, 'time'), opened(80 * MINUTE, 2)];
    const outages = [{ fromAt: at(-60), untilAt: at(20 * MINUTE), position: '7' }];
    expect(lostBy(['outage'], events, 8_000, { outages })).toEqual([
      [1, 0],
      [2, 300],
    ]);
  });

  it('is no lateness where the clock stood still, or where staff closed the room', () => {
    const events = [begun(30 * MINUTE), opened(30 * MINUTE)];
    const paused: SessionRoomEvent[] = [
      { type: 'ExamRoomPaused', data: { sessionId: 'march', pausedAt: at(0) } },
      { type: 'ExamRoomResumed', data: { sessionId: 'march', resumedAt: at(30 * MINUTE) } },
    ];
    expect(evidenceIn(events, 3_000, { room: paused.reduce(roomAfter, emptyRoom) })).toEqual([]);
    const closed: SessionRoomEvent = {
      type: 'ExamRoomClosed',
      data: { sessionId: 'march', closedAt: at(40 * MINUTE) },
    };
    expect(lostBy(['late'], events, 3_000, { room: roomAfter(emptyRoom, closed) })).toEqual([[1, 0]]);
  });
});

describe('what is set against it', () => {
  const outages = [{ fromAt: at(600), untilAt: at(900), position: '7' }];
  it('is each rest and pause, and whatever follows handing in', () => {
    const events = [begun(0), opened(0), ...rested(700, 760)];
    expect(lostBy(['outage'], events, 1_000, { outages })).toEqual([[1, 240]]);
    expect(lostBy(['outage'], [...events, ended(800)], 1_000, { outages })).toEqual([[1, 140]]);
  });

  it('is what was given back before, and what was given by hand while the paper was sat', () => {
    const extended = (seconds: number, incidentId?: string): SessionRoomEvent => ({
      type: 'ExamRoomExtended',
      data: {
        sessionId: 'march',
        paper: 1,
        seconds: 60,
        extendedAt: at(seconds),
        ...(incidentId !== undefined && { incidentId }),
      },
    });
    const events = [begun(0), opened(0)];
    const secondsBy = (incidents: Incidents, more: readonly SavedEvent[] = []) =>
      lossOf(
        factsOf([...events, ...more], 2_000, { outages, incidents }),
        wishFor(whole, { kinds: ['outage'], lessByHand: true, position: null }),
      ).papers[0]?.seconds;
    expect(secondsBy(noIncidents)).toBe(300);
    expect(secondsBy(told([extended(950)]))).toBe(240);
    expect(secondsBy(told([extended(500)]))).toBe(300);
    expect(secondsBy(told([extended(950, 'incident-1')]))).toBe(300);
    expect(secondsBy(told([extended(950)]), [ended(940)])).toBe(300);
    const decided = told([
      {
        type: 'MockIncidentMarked',
        data: {
          sessionId: 'march',
          incidentId: 'i',
          what: 'Bell',
          fromAt: at(600),
          untilAt: at(700),
          kinds: ['window'],
          markedAt: at(900),
        },
      },
      {
        type: 'MockIncidentDecided',
        data: {
          sessionId: 'march',
          incidentId: 'i',
          decisionId: 'd',
          how: 'time',
          kinds: ['window'],
          lessByHand: true,
          children: [
            {
              learnerId: 'amara',
              paper: 1,
              lost: [{ fromAt: at(600), untilAt: at(700) }],
              lostSeconds: 100,
              lessSeconds: 0,
              seconds: 120,
            },
          ],
          rule: 1,
          countedTo: '9',
          reason: 'A bell.',
          note: 'A bell rang.',
          decidedAt: at(950),
        },
      },
    ]);
    expect(secondsBy(decided)).toBe(210);
    expect([notesFor(decided, 'amara'), notesFor(decided, 'ben')]).toEqual([['A bell rang.'], []]);
  });
});
