import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as room from 'schemas/mock-exams/room/room.contract';
import { assignMockExamSet, createMockExamSession } from 'schemas/mock-exams/sessions/sessions.contract';
import { deleteMockExamSet } from 'schemas/mock-exams/sets/set.contract';
import { staffedHall, type StaffedHall } from '../sittings/testing/staffed-hall';

const HOUR = 3_600;
let hall: StaffedHall;

beforeAll(async () => {
  hall = await staffedHall();
});
afterAll(() => hall.house.close());

it('a set is not deleted while children may be sitting it, be it long after the usual close, and is once nobody can be', async () => {
  const { setId } = hall.published;
  const early = await hall.staffAt(-7_000);
  const { body } = await early(createMockExamSession, { examSessionDate: '2026-11-21', examSessionTime: '12:00:00' });
  const session = { mockExamSessionId: body['mockExamSessionId'] };
  expect(await early(assignMockExamSet, { ...session, mockExamSetId: setId })).toMatchObject({ status: 200 });
  const remove = async (seconds: number) =>
    (await (await hall.staffAt(seconds))(deleteMockExamSet, { mockExamSetId: setId })).code;
  const reason = 'The alarm has gone off.';
  await (
    await hall.staffAt(60)
  )(room.pauseMockExamRoom, { ...session, reason });
  expect(await remove(10 * HOUR)).toBe('MockExamSetInUse');
  await (
    await hall.staffAt(10 * HOUR)
  )(room.closeMockExamRoom, { ...session, reason });
  expect(await remove(10 * HOUR + 60)).toBeUndefined();
});
