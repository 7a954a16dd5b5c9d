import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Contract, ReplyOf } from 'schemas/describe/contract';
import * as room from 'schemas/mock-exams/room/room.contract';
import * as sittings from 'schemas/mock-exams/sittings/sitting.contract';
import { examHall, type ExamHall } from '../sittings/testing/hall';

type Child = Awaited<ReturnType<ExamHall['child']>>;
type Tracked = ReplyOf<typeof sittings.getTrackerForMockExamSession>;

const reason = 'The power has failed.';
let hall: ExamHall;
let march: string;
let amara: Child;
let tests = 0;

beforeAll(async () => {
  hall = await examHall();
  await hall.office.signUp('desk@example.org', 'ROLE_ADMIN');
});
afterAll(() => hall.house.close());
beforeEach(async () => {
  tests += 1;
  march = `ending-${tests}`;
  await hall.session(march);
  amara = await hall.child(`amara-${tests}`, march);
});

const staffAt = async (seconds: number) => {
  hall.house.clock.set(hall.at(seconds));
  return (await hall.office.logIn('desk@example.org')).call;
};
const staff = async (seconds: number, contract: Contract, request: object = {}) =>
  (await staffAt(seconds))(contract, { mockExamSessionId: march, ...request });
const begin = (child: Child) => child.call(0, sittings.createMockExamSessionTracker, { deviceId: 'desk' });
const trackerOf = async (seconds: number, child: Child) => {
  const { body } = await child.call(seconds, sittings.getTrackerForMockExamSession, { mockExamSessionId: march });
  return (body as Tracked).tracker;
};
const happenedHere = (type: string) => hall.office.happened(type).filter(({ data }) => data['sessionId'] === march);
const own = () => ({ mockExamUserId: amara.learnerId, reason });

describe('an exam that staff end', () => {
  it('is over for the one child, who did all that they did, and goes on for the others', async () => {
    const beth = await hall.child(`beth-${tests}`, march);
    await begin(amara);
    await begin(beth);
    expect(await staff(600, room.closeMockExamRoom, own())).toMatchObject({ status: 200 });
    const [closed] = happenedHere('ExamRoomClosed');
    expect(closed?.data).toMatchObject({ learnerId: amara.learnerId, closedAt: hall.at(600) });
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
    const late = await hall.child(`late-${tests}`, march);
    await begin(amara);
    expect(await staff(600, room.closeMockExamRoom, { reason })).toMatchObject({ status: 200 });
    expect(happenedHere('MockSittingCompleted').map(({ data }) => data['by'])).toEqual(['staff']);
    const refused = await late.call(700, sittings.createMockExamSessionTracker, { deviceId: 'desk' });
    expect(refused).toMatchObject({ code: 'MockExamOver' });
    expect(await staff(700, room.pauseMockExamRoom, { reason })).toMatchObject({ code: 'RoomOver' });
  });

  it('is ended once by the same press, however often it comes', async () => {
    await begin(amara);
    const call = await staffAt(600);
    const press = (key: string) => call(room.closeMockExamRoom, { mockExamSessionId: march, ...own() }, key);
    const replies = await Promise.all(['k', 'k', 'k'].map(press));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(happenedHere('ExamRoomClosed')).toHaveLength(1);
  });

  it('is no other child’s, and wants a reason', async () => {
    const elsewhere = await hall.child(`zoe-${tests}`);
    const foreign = { mockExamUserId: elsewhere.learnerId, reason };
    expect(await staff(60, room.closeMockExamRoom, foreign)).toMatchObject({ code: 'BookingNotFound' });
    expect((await staff(60, room.closeMockExamRoom, { reason: ' ' })).status).toBe(400);
  });
});

describe('a child who is moved', () => {
  const to = () => `${march}-catch-up`;
  const move = (seconds: number, more: object = {}) =>
    staff(seconds, room.moveMockExamSitter, { ...own(), toMockExamSessionId: to(), ...more });

  it('gives the seat back here and has one there, with the right to it', async () => {
    await hall.session(to(), 86_400);
    expect(await move(-600)).toMatchObject({ status: 200 });
    expect(happenedHere('BookingCancelled').map(({ data }) => data['learnerId'])).toEqual([amara.learnerId]);
    const made = hall.office.happened('BookingMade').filter(({ data }) => data['sessionId'] === to());
    expect(made.map(({ data }) => data['learnerId'])).toEqual([amara.learnerId]);
    expect(happenedHere('ExamRoomClosed')).toEqual([]);
  });

  it('has this exam ended where they have begun it, and sits the other', async () => {
    await hall.session(to(), 86_400);
    await begin(amara);
    expect(await move(600)).toMatchObject({ status: 200 });
    expect(happenedHere('MockPaperEnded').map(({ data }) => data['by'])).toEqual(['staff']);
    const there = { mockExamSessionId: to(), deviceId: 'desk' };
    expect((await amara.call(86_400, sittings.createMockExamSessionTracker, there)).status).toBe(200);
    expect(await move(700)).toMatchObject({ code: 'RoomOver' });
  });

  it('stays where they are if there is no such seat', async () => {
    await begin(amara);
    expect(await move(600)).toMatchObject({ code: 'SessionNotFound' });
    expect(await move(600, { toMockExamSessionId: march })).toMatchObject({ code: 'RoomSameSession' });
    const begun = `${march}-begun`;
    await hall.session(begun);
    expect(await move(600, { toMockExamSessionId: begun })).toMatchObject({ code: 'SessionHasBegun' });
    const elsewhere = await hall.child(`zoe-${tests}`);
    await hall.session(to(), 86_400);
    expect(await move(600, { mockExamUserId: elsewhere.learnerId })).toMatchObject({ code: 'BookingNotFound' });
    expect(happenedHere('ExamRoomClosed')).toEqual([]);
    expect((await trackerOf(610, amara))?.currentMockExamStage).toBe('STAGE_EXAM_IN_PROGRESS');
  });
});
