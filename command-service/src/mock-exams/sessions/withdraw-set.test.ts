import { afterEach, beforeEach, expect, it } from '@jest/globals';
import * as room from 'schemas/mock-exams/room/room.contract';
import { assignMockExamSet, createMockExamSession } from 'schemas/mock-exams/sessions/sessions.contract';
import { deleteMockExamSet } from 'schemas/mock-exams/sets/set.contract';
import { staffedHall, type StaffedHall } from '../sittings/testing/staffed-hall';

const HOUR = 3_600;
const reason = 'The alarm has gone off.';
let hall: StaffedHall;

beforeEach(async () => {
  hall = await staffedHall();
});
afterEach(() => hall.house.close());

it('a set is not deleted while children may be sitting it, be it long after the usual close, and is once nobody can be', async () => {
  const { setId } = hall.published;
  const early = await hall.staffAt(-7_000);
  const { body } = await early(createMockExamSession, { examSessionDate: '2026-11-21', examSessionTime: '12:00:00' });
  const session = { mockExamSessionId: body['mockExamSessionId'] };
  expect(await early(assignMockExamSet, { ...session, mockExamSetId: setId })).toMatchObject({ status: 200 });
  const remove = async (seconds: number) =>
    (await (await hall.staffAt(seconds))(deleteMockExamSet, { mockExamSetId: setId })).code;
  await (
    await hall.staffAt(60)
  )(room.pauseMockExamRoom, { ...session, reason });
  expect(await remove(10 * HOUR)).toBe('MockExamSetInUse');
  await (
    await hall.staffAt(10 * HOUR)
  )(room.closeMockExamRoom, { ...session, reason });
  expect(await remove(10 * HOUR + 60)).toBeUndefined();
});

it('a set is given to no other session while a room that sits it is paused, be it past its usual close', async () => {
  const { setId } = hall.published;
  const early = await hall.staffAt(20 * HOUR);
  const scheduled = async (examSessionTime: string) => {
    const { body } = await early(createMockExamSession, { examSessionDate: '2026-11-22', examSessionTime });
    return { mockExamSessionId: String(body['mockExamSessionId']) };
  };
  const [noon, later] = [await scheduled('12:00'), await scheduled('15:00')];
  await early(assignMockExamSet, { ...noon, mockExamSetId: setId });
  const then = (minutes: number) => hall.staffAt(24 * HOUR + minutes * 60);
  await (
    await then(1)
  )(room.pauseMockExamRoom, { ...noon, reason });
  const assign = async (minutes: number) =>
    (await (await then(minutes))(assignMockExamSet, { ...later, mockExamSetId: setId })).code;
  expect(await assign(178)).toBe('SetInUse');
  await (
    await then(179)
  )(room.closeMockExamRoom, { ...noon, reason });
  expect(await assign(179)).toBeUndefined();
});
