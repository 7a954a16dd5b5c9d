import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { streamOf } from 'platform/event-store';
import type { ReplyOf } from 'schemas/describe/contract';
import * as incidents from 'schemas/mock-exams/incidents/incidents.contract';
import * as room from 'schemas/mock-exams/room/room.contract';
import * as sittings from 'schemas/mock-exams/sittings/sitting.contract';
import { staffedHall, type HallSession, type StaffedHall } from '../sittings/testing/staffed-hall';

type Tracker = NonNullable<ReplyOf<typeof sittings.getTrackerForMockExamSession>['tracker']>;
type Child = Awaited<ReturnType<HallSession['child']>>;

const MINUTE = 60;
const reason = 'Everybody had to leave the room.';
const kinds = ['window', 'outage', 'save'];
let hall: StaffedHall;
let march: HallSession;
let amara: Child;
let ben: Child;

beforeAll(async () => {
  hall = await staffedHall(['desk', 'office']);
});
afterAll(() => hall.house.close());
beforeEach(async () => {
  march = await hall.anotherSession();
  amara = await march.child('amara');
  ben = await march.child('ben');
});

const begin = (child: Child, seconds = 0) =>
  child.call(seconds, sittings.createMockExamSessionTracker, { mockExamSessionId: march.sessionId, deviceId: 'desk' });
const trackerAt = async (seconds: number, child: Child) =>
  (await child.call(seconds, sittings.getTrackerForMockExamSession, { mockExamSessionId: march.sessionId })).body[
    'tracker'
  ] as Tracker;
const handIn = (child: Child, seconds: number) =>
  child.call(seconds, sittings.endMockExam, {
    mockExamSessionId: march.sessionId,
    mockExamPaperId: hall.published.papers[0]?.paperId,
    isDone: true,
  });

/** The fire bell from the tenth to the seventeenth minute, for all. */
const bell = { what: 'Fire bell', fromAt: 10 * MINUTE, untilAt: 17 * MINUTE };
async function marked(seconds: number, more: object = {}): Promise<string> {
  const times = { fromAt: hall.at(bell.fromAt), untilAt: hall.at(bell.untilAt) };
  const { body } = await march.staff(seconds, incidents.markMockIncident, {
    what: bell.what,
    ...times,
    kinds,
    ...more,
  });
  return String(body['incidentId']);
}
const lost = (child: Child, seconds = 7 * MINUTE, paper = 1) => ({ mockExamUserId: child.learnerId, paper, seconds });
const wish = (incidentId: string, children: readonly object[], more: object = {}) => ({
  mockExamSessionId: march.sessionId,
  incidentId,
  how: 'time',
  kinds,
  lessByHand: true,
  children,
  seenDecisions: 0,
  reason,
  ...more,
});

describe('time that is given back', () => {
  it('moves the clock of each who lost it, in the append that decides it, and is told to them calmly', async () => {
    await begin(amara);
    await begin(ben, 12 * MINUTE);
    const bellId = await marked(18 * MINUTE);
    const children = [lost(amara), lost(ben, 5 * MINUTE)];
    const decided = await march.staff(20 * MINUTE, incidents.decideMockIncident, wish(bellId, children));
    expect(decided.status).toBe(200);
    expect(await trackerAt(21 * MINUTE, amara)).toMatchObject({ currentExamEndTime: '12:57:00' });
    const { currentExamEndTime, messages } = await trackerAt(21 * MINUTE, ben);
    expect(currentExamEndTime).toBe('13:07:00');
    expect(messages.map(({ text }) => text)).toEqual([
      'Some of your time was lost, and that was not your fault. You have 5 minutes more in paper 1. Your clock shows it already: just carry on.',
    ]);
    const [event] = march.happened('MockIncidentDecided');
    const extended = march.happened('ExamRoomExtended');
    expect(event?.data).toMatchObject({ how: 'time', reason, rule: 1, children: [{ lostSeconds: 420 }, {}] });
    expect(event?.meta.actor.role).toBe('ROLE_ADMIN');
    // Of a child by itself no words are left that would outlast them.
    expect(JSON.stringify(extended.map(({ data }) => data))).not.toContain(reason);
    expect(extended.map(({ data, meta }) => [data['incidentId'], data['seconds'], meta.commandId])).toEqual([
      [bellId, 420, event?.meta.commandId],
      [bellId, 300, event?.meta.commandId],
    ]);
  });

  it('is given once however often it is pressed, and to the second of two who decide it is said', async () => {
    await begin(amara);
    const bellId = await marked(18 * MINUTE);
    const [desk, office] = [await hall.staffAt(20 * MINUTE), await hall.staffAt(20 * MINUTE, 'office')];
    const decide = (call: typeof desk, key: string) =>
      call(incidents.decideMockIncident, wish(bellId, [lost(amara)]), key);
    const replies = await Promise.all([decide(desk, 'a'), decide(desk, 'a'), decide(office, 'b'), decide(office, 'c')]);
    const codes = new Set(replies.map(({ code }) => code ?? 'done'));
    expect(codes).toEqual(new Set(['done', 'IncidentChangedMeanwhile']));
    expect(march.happened('MockIncidentDecided')).toHaveLength(1);
    expect(march.happened('ExamRoomExtended')).toHaveLength(1);
    // Whoever pressed first hears the same again, though the room has changed.
    const first = ['a', 'a', 'b', 'c'][replies.findIndex(({ status }) => status === 200)] ?? '';
    const again = await decide(await hall.staffAt(25 * MINUTE, first === 'a' ? 'desk' : 'office'), first);
    expect(again).toMatchObject({
      status: 200,
      body: { decisionId: march.happened('MockIncidentDecided')[0]?.data['decisionId'] },
    });
    expect(march.happened('ExamRoomExtended')).toHaveLength(1);
  });

  it('is what the log says and not what was sent', async () => {
    await begin(amara);
    const bellId = await marked(18 * MINUTE);
    const decide = (children: readonly object[]) =>
      march.staff(20 * MINUTE, incidents.decideMockIncident, wish(bellId, children));
    const elsewhere = await hall.child(`zoe-${march.sessionId}`);
    for (const children of [
      [lost(amara, 450)],
      [lost(amara, 420, 2)],
      [lost(ben)],
      [lost(elsewhere)],
      [{ mockExamUserId: 'nobody', paper: 1, seconds: 420 }],
    ])
      expect(await decide(children)).toMatchObject({ status: 409, code: 'IncidentCountedAnew' });
    expect(await decide([])).toMatchObject({ code: 'IncidentNothingLost' });
    // What nobody can have seen is no reckoning that has changed.
    expect(await decide([lost(amara, 425)])).toMatchObject({ status: 409, code: 'IncidentNotHalfMinutes' });
    expect(await decide([lost(amara), lost(amara)])).toMatchObject({ status: 409, code: 'IncidentChildTwice' });
    expect(march.happened('ExamRoomExtended')).toEqual([]);
  });

  it('is for nobody who has handed in meanwhile, and is reckoned anew where the room has changed', async () => {
    await begin(amara);
    await begin(ben);
    const bellId = await marked(18 * MINUTE);
    await handIn(ben, 19 * MINUTE);
    const both = wish(bellId, [lost(amara), lost(ben)]);
    expect(await march.staff(20 * MINUTE, incidents.decideMockIncident, both)).toMatchObject({
      code: 'IncidentPaperOver',
    });
    await march.staff(20 * MINUTE, room.extendMockExamRoom, { paper: 1, minutes: 2, seenSeconds: 0, reason });
    const one = [lost(amara)];
    expect(await march.staff(21 * MINUTE, incidents.decideMockIncident, wish(bellId, one))).toMatchObject({
      code: 'IncidentCountedAnew',
    });
    const less = wish(bellId, [lost(amara, 5 * MINUTE)]);
    expect((await march.staff(22 * MINUTE, incidents.decideMockIncident, less)).status).toBe(200);
    // Two minutes by hand for all, and five more.
    expect(await trackerAt(23 * MINUTE, amara)).toMatchObject({ currentExamEndTime: '12:57:00' });
  });

  it('is not given twice for the same time, by whichever incident', async () => {
    await begin(amara);
    const bellId = await marked(18 * MINUTE);
    await march.staff(20 * MINUTE, incidents.decideMockIncident, wish(bellId, [lost(amara)]));
    const wider = { fromAt: hall.at(8 * MINUTE), untilAt: hall.at(18 * MINUTE), what: 'The network' };
    const otherId = await marked(21 * MINUTE, wider);
    const decide = (seconds: number) =>
      march.staff(22 * MINUTE, incidents.decideMockIncident, wish(otherId, [lost(amara, seconds)]));
    expect(await decide(10 * MINUTE)).toMatchObject({ code: 'IncidentCountedAnew' });
    expect((await decide(3 * MINUTE)).status).toBe(200);
    expect(await trackerAt(23 * MINUTE, amara)).toMatchObject({ currentExamEndTime: '13:00:00' });
  });

  it('has no pause in it', async () => {
    await begin(amara);
    await march.staff(12 * MINUTE, room.pauseMockExamRoom, { reason });
    await march.staff(16 * MINUTE, room.resumeMockExamRoom);
    const bellId = await marked(18 * MINUTE);
    const decided = wish(bellId, [lost(amara, 3 * MINUTE)]);
    expect((await march.staff(20 * MINUTE, incidents.decideMockIncident, decided)).status).toBe(200);
  });

  it('is given no more once the room is over: then a note, or nothing', async () => {
    await begin(amara);
    const bellId = await marked(18 * MINUTE);
    const day = 86_400;
    const late = (how: string, more: object = {}) =>
      march.staff(day, incidents.decideMockIncident, wish(bellId, [lost(amara)], { how, ...more }));
    expect(await late('time')).toMatchObject({ code: 'IncidentRoomOver' });
    expect(await late('note')).toMatchObject({ code: 'IncidentNoteMissing' });
    const note = 'A fire bell rang during paper 1.';
    expect((await late('note', { note })).status).toBe(200);
    expect((await late('nothing', { seenDecisions: 1 })).status).toBe(200);
    expect(march.happened('MockIncidentDecided').map(({ data }) => [data['how'], data['note']])).toEqual([
      ['note', note],
      ['nothing', undefined],
    ]);
    expect(march.happened('ExamRoomExtended')).toEqual([]);
  });
});

describe('a catch-up', () => {
  const other = (sessionId: string, more: { isCatchUp?: boolean; isSame?: boolean } = {}) => {
    const { isCatchUp = true, isSame = false } = more;
    const papers = hall.published.papers.map((paper, n) =>
      isSame ? paper : { ...paper, paperHash: String(n).repeat(64) },
    );
    const startsAt = hall.at(7 * 86_400);
    const when = { sessionId, startsOn: '2026-11-28', wallTime: '12:00:00', startsAt };
    return hall.happens(
      streamOf('examsession', sessionId),
      {
        type: 'ExamSessionScheduled',
        data: { ...when, isCatchUp, isFree: false, capacity: 1, scheduledAt: hall.at(0) },
      },
      {
        type: 'ExamSessionSetAssigned',
        data: {
          sessionId,
          set: { ...hall.published, setId: 'other', papers },
          breakMinutes: 10,
          closesAfterMinutes: 125,
          assignedAt: hall.at(0),
        },
      },
    );
  };
  const book = (decisionId: unknown, learnerId: string) =>
    hall.office.asService('workers')(incidents.bookMockCatchUp, { sessionId: march.sessionId, decisionId, learnerId });

  it('is a place in a session of other papers, that is booked once and whatever the number of places', async () => {
    const may = `may-${march.sessionId}`;
    await other(may);
    await begin(amara);
    await begin(ben);
    const bellId = await marked(18 * MINUTE);
    const offer = (catchUpSessionId: string) =>
      march.staff(
        86_400,
        incidents.decideMockIncident,
        wish(bellId, [lost(amara), lost(ben)], { how: 'catch-up', catchUpSessionId }),
      );
    await other(`same-${march.sessionId}`, { isSame: true });
    await other(`plain-${march.sessionId}`, { isCatchUp: false });
    for (const id of [`same-${march.sessionId}`, `plain-${march.sessionId}`, march.sessionId, 'none'])
      expect(await offer(id)).toMatchObject({ status: 404, code: 'CatchUpNotFound' });
    const { body } = await offer(may);
    const seats = [amara, ben].map(({ learnerId, familyId }) => ({ learnerId, familyId }));
    expect(march.happened('MockIncidentDecided')[0]?.data['catchUp']).toEqual({ sessionId: may, seats });
    for (const child of [amara, ben, ben]) expect((await book(body['decisionId'], child.learnerId)).status).toBe(200);
    const booked = hall.office.happened('BookingMade').filter(({ data }) => data['sessionId'] === may);
    expect(booked.map(({ data }) => data['learnerId'])).toEqual([amara.learnerId, ben.learnerId]);
    expect(await book(body['decisionId'], 'nobody')).toMatchObject({ code: 'CatchUpNotDecided' });
    expect(await book('none', amara.learnerId)).toMatchObject({ code: 'CatchUpNotDecided' });
  });
});

describe('what is marked', () => {
  it('lies in the session, is over, and begins before it ends', async () => {
    const mark = (from: number, until: number, at = 30 * MINUTE) =>
      march.staff(at, incidents.markMockIncident, {
        what: 'Bell',
        fromAt: hall.at(from),
        untilAt: hall.at(until),
        kinds,
      });
    for (const [from, until, code] of [
      [600, 600, 'IncidentEndsFirst'],
      [700, 600, 'IncidentEndsFirst'],
      [600, 32 * MINUTE, 'IncidentNotOver'],
      [-50_000, 600, 'IncidentTooLong'],
    ] as const)
      expect(await mark(from, until)).toMatchObject({ status: 409, code });
    expect(await mark(-900, -60)).toMatchObject({ code: 'IncidentOutsideSession' });
    expect(await mark(80_000, 80_100, 86_400)).toMatchObject({ code: 'IncidentOutsideSession' });
    expect((await mark(-60, 600)).status).toBe(200);
    const early = { what: 'Bell', fromAt: hall.at(-8_000), untilAt: hall.at(-7_000), kinds };
    expect(await march.staff(-6_000, incidents.markMockIncident, early)).toMatchObject({ code: 'RoomNotOpenYet' });
    expect(await march.staff(60, incidents.markMockIncident, { ...early, mockExamSessionId: 'never' })).toMatchObject({
      code: 'SessionNotFound',
    });
  });

  it.each([{ what: ' \u200b ' }, { what: 'x'.repeat(121) }, { kinds: ['weather'] }, { mockExamUserIds: [] }])(
    'is not %j',
    async (wrong) => {
      const times = { fromAt: hall.at(600), untilAt: hall.at(660) };
      const request = { what: 'Bell', kinds, ...times, ...wrong };
      expect((await march.staff(900, incidents.markMockIncident, request)).status).toBe(400);
    },
  );

  it('is one of sixty at most, of which those that were taken back are none', async () => {
    await begin(amara);
    const ids: string[] = [];
    for (let n = 0; n < 60; n += 1) ids.push(await marked(18 * MINUTE));
    const times = { fromAt: hall.at(600), untilAt: hall.at(660) };
    const mark = () => march.staff(19 * MINUTE, incidents.markMockIncident, { what: 'Bell', kinds, ...times });
    expect(await mark()).toMatchObject({ status: 409, code: 'IncidentsFull' });
    await march.staff(20 * MINUTE, incidents.withdrawMockIncident, { incidentId: ids[7] ?? '', reason: 'Once more.' });
    expect((await mark()).status).toBe(200);
    expect(await mark()).toMatchObject({ code: 'IncidentsFull' });
  });

  it('can be taken back while nothing was decided about it, and not decided about after that', async () => {
    await begin(amara);
    const bellId = await marked(18 * MINUTE);
    const withdraw = (incidentId: string) =>
      march.staff(19 * MINUTE, incidents.withdrawMockIncident, { incidentId, reason: 'It was next door.' });
    expect(await withdraw('none')).toMatchObject({ status: 404, code: 'IncidentNotFound' });
    for (const _ of [1, 2]) expect((await withdraw(bellId)).status).toBe(200);
    expect(march.happened('MockIncidentWithdrawn')).toHaveLength(1);
    const decided = await march.staff(20 * MINUTE, incidents.decideMockIncident, wish(bellId, [lost(amara)]));
    expect(decided).toMatchObject({ code: 'IncidentWithdrawn' });
    const otherId = await marked(21 * MINUTE);
    await march.staff(22 * MINUTE, incidents.decideMockIncident, wish(otherId, [lost(amara)]));
    expect(await withdraw(otherId)).toMatchObject({ code: 'IncidentDecidedAlready' });
  });
});
