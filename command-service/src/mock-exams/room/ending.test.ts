import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReplyOf } from 'schemas/describe/contract';
import * as room from 'schemas/mock-exams/room/room.contract';
import * as sittings from 'schemas/mock-exams/sittings/sitting.contract';
import { staffedHall, type HallSession, type StaffedHall } from '../sittings/testing/staffed-hall';

type Child = Awaited<ReturnType<HallSession['child']>>;
type Tracked = ReplyOf<typeof sittings.getTrackerForMockExamSession>;

const reason = 'The power has failed.';
let hall: StaffedHall;
let here: HallSession;
let march: string;
let amara: Child;

beforeAll(async () => {
  hall = await staffedHall();
});
afterAll(() => hall.house.close());
beforeEach(async () => {
  here = await hall.anotherSession();
  march = here.sessionId;
  amara = await here.child('amara');
});

const staff = (...asked: Parameters<HallSession['staff']>) => here.staff(...asked);
const begin = (child: Child) => child.call(0, sittings.createMockExamSessionTracker, { deviceId: 'desk' });
const trackerOf = async (seconds: number, child: Child) => {
  const { body } = await child.call(seconds, sittings.getTrackerForMockExamSession, { mockExamSessionId: march });
  return (body as Tracked).tracker;
};
const happenedHere = (type: string) => here.happened(type);
const own = () => ({ mockExamUserId: amara.learnerId, reason });

describe('an exam that staff end', () => {
  it('is over for the one child, who did all that they did, and goes on for the others', async () => {
    const beth = await here.child('beth');
    await begin(amara);
    await begin(beth);
    expect(await staff(600, room.closeMockExamRoom, own())).toMatchObject({ status: 200 });
    const [closed] = happenedHere('ExamRoomClosed');
    expect(closed?.data).toMatchObject({ learnerId: amara.learnerId, closedAt: hall.at(600) });
    expect(closed?.data).not.toHaveProperty('why');
    expect(JSON.stringify(closed?.data)).not.toContain(reason);
    // Written down at once, and not only when somebody looks.
    expect(happenedHere('MockPaperEnded').map(({ data }) => [data['learnerId'], data['by'], data['endedAt']])).toEqual([
      [amara.learnerId, 'staff', hall.at(600)],
    ]);
    expect((await trackerOf(610, amara))?.currentMockExamStage).toBe('STAGE_EXAM_SESSION_COMPLETE');
    expect((await trackerOf(610, beth))?.currentMockExamStage).toBe('STAGE_EXAM_IN_PROGRESS');
    expect(await staff(620, room.closeMockExamRoom, own())).toMatchObject({ code: 'RoomOver' });
  });

  it('is over for all of them, whoever has begun, and nobody begins any more', async () => {
    const late = await here.child('late');
    await begin(amara);
    expect(await staff(600, room.closeMockExamRoom, { reason })).toMatchObject({ status: 200 });
    expect(happenedHere('MockSittingCompleted').map(({ data }) => data['by'])).toEqual(['staff']);
    const refused = await late.call(700, sittings.createMockExamSessionTracker, { deviceId: 'desk' });
    expect(refused).toMatchObject({ code: 'MockExamOver' });
    expect(await staff(700, room.pauseMockExamRoom, { reason })).toMatchObject({ code: 'RoomOver' });
  });

  it('is ended once by the same press, however often it comes', async () => {
    await begin(amara);
    const call = await hall.staffAt(600);
    const press = (key: string) => call(room.closeMockExamRoom, { mockExamSessionId: march, ...own() }, key);
    const replies = await Promise.all(['k', 'k', 'k'].map(press));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(happenedHere('ExamRoomClosed')).toHaveLength(1);
  });

  it('is no other child’s, and wants a reason', async () => {
    const elsewhere = await hall.child(`zoe-${march}`);
    const foreign = { mockExamUserId: elsewhere.learnerId, reason };
    expect(await staff(60, room.closeMockExamRoom, foreign)).toMatchObject({ code: 'BookingNotFound' });
    expect((await staff(60, room.closeMockExamRoom, { reason: ' ' })).status).toBe(400);
  });
});

describe('a child who is moved', () => {
  const to = () => `${march}-catch-up`;
  const move = (seconds: number, more: object = {}) =>
    staff(seconds, room.moveMockExamSitter, { ...own(), toMockExamSessionId: to(), ...more });

  const seatsThere = () => {
    const made = hall.office.happened('BookingMade').filter(({ data }) => data['sessionId'] === to());
    return made.map(({ data }) => data['learnerId']);
  };
  /** Rights that nobody paid for. */
  const given = () =>
    hall.office
      .happened('GrantGiven')
      .filter(({ data }) => data['learnerId'] === amara.learnerId && data['source'] === 'trial')
      .map(({ data }) => data['sessionIds']);

  it('gives the seat back here and has one there, with the right to it', async () => {
    await hall.session(to(), 86_400);
    expect(await move(-600)).toMatchObject({ status: 200 });
    expect(happenedHere('BookingCancelled').map(({ data }) => data['learnerId'])).toEqual([amara.learnerId]);
    expect(seatsThere()).toEqual([amara.learnerId]);
    expect(given()).toEqual([[to()]]);
    expect(happenedHere('ExamRoomClosed')).toEqual([]);
  });

  it('is moved though the usual close is past, where the clock would let them begin; whoever was absent stays so', async () => {
    await hall.session(to(), 86_400);
    const beth = await here.child('beth');
    expect(await staff(60, room.pauseMockExamRoom, own())).toMatchObject({ status: 200 });
    expect(await move(7_600, { mockExamUserId: beth.learnerId })).toMatchObject({ code: 'RoomOver' });
    expect(await move(7_600)).toMatchObject({ status: 200 });
    expect(seatsThere()).toEqual([amara.learnerId]);
  });

  it('has this exam ended where they have begun it, and has a seat in the other', async () => {
    await hall.session(to(), 86_400, { hasOwnPapers: true });
    await begin(amara);
    expect(await move(600)).toMatchObject({ status: 200 });
    expect(happenedHere('MockPaperEnded').map(({ data }) => data['by'])).toEqual(['staff']);
    expect(happenedHere('ExamRoomClosed').map(({ data }) => data['why'])).toEqual(['moved']);
    expect(seatsThere()).toEqual([amara.learnerId]);
    expect(await move(700)).toMatchObject({ code: 'RoomOver' });
  });

  it('sits no paper a second time that they have begun', async () => {
    await hall.session(to(), 86_400);
    const unset = `${march}-unset`;
    await hall.session(unset, 86_400, { hasNoSet: true });
    await begin(amara);
    for (const toMockExamSessionId of [to(), unset])
      expect(await move(600, { toMockExamSessionId })).toMatchObject({ code: 'RoomSamePapers' });
    expect(given()).toEqual([]);
    expect((await trackerOf(610, amara))?.currentMockExamStage).toBe('STAGE_EXAM_IN_PROGRESS');
  });

  it('is given no right where every seat is taken, or the other has begun', async () => {
    await hall.session(to(), 86_400, { hasOwnPapers: true, capacity: 1 });
    await hall.child(`beth-${march}`, to());
    expect(await move(-600)).toMatchObject({ code: 'SessionSoldOut' });
    expect(await move(86_400)).toMatchObject({ code: 'RoomOver' });
    const begun = `${march}-begun`;
    await hall.session(begun, -60, { hasOwnPapers: true });
    expect(await move(0, { toMockExamSessionId: begun })).toMatchObject({ code: 'SessionHasBegun' });
    expect(given()).toEqual([]);
    expect(happenedHere('BookingCancelled')).toEqual([]);
  });

  it('stays where they are if there is no such seat', async () => {
    await begin(amara);
    expect(await move(600)).toMatchObject({ code: 'SessionNotFound' });
    expect(await move(600, { toMockExamSessionId: march })).toMatchObject({ code: 'RoomSameSession' });
    const begun = `${march}-begun`;
    await hall.session(begun, 0, { hasOwnPapers: true });
    expect(await move(600, { toMockExamSessionId: begun })).toMatchObject({ code: 'SessionHasBegun' });
    const elsewhere = await hall.child(`zoe-${march}`);
    await hall.session(to(), 86_400);
    expect(await move(600, { mockExamUserId: elsewhere.learnerId })).toMatchObject({ code: 'BookingNotFound' });
    expect(happenedHere('ExamRoomClosed')).toEqual([]);
    expect((await trackerOf(610, amara))?.currentMockExamStage).toBe('STAGE_EXAM_IN_PROGRESS');
  });
});
