import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReplyOf } from 'schemas/describe/contract';
import { createMockExamSession, moveMockExamSession } from 'schemas/mock-exams/sessions/sessions.contract';
import * as calls from 'schemas/mock-exams/sittings/sitting.contract';
import { noteStarts } from '../sessions/note-starts';
import { staffedHall, type StaffedHall } from './testing/staffed-hall';

type Child = Awaited<ReturnType<StaffedHall['child']>>;
type Tracker = NonNullable<ReplyOf<typeof calls.getTrackerForMockExamSession>['tracker']>;

const reason = 'The hall is closed that day.';
/** As so many seconds after the start of the one at noon. */
const EARLIER = -7_000;
const [TODAY, NEXT_WEEK] = ['2026-11-21', '2026-11-28'];
let hall: StaffedHall;
let tests = 0;

// One house for all; each test has children of its own, and no session that another test's children are in.
beforeAll(async () => {
  hall = await staffedHall();
});
afterAll(() => hall.house.close());
beforeEach(() => {
  tests += 1;
});

const childIn = (name: string, sessionId: string) => hall.child(`${name}-${tests}`, sessionId);
const begin = (child: Child, seconds: number) =>
  child.call(seconds, calls.createMockExamSessionTracker, { deviceId: 'desk' });
const trackerIn = ({ body }: { body: object }) => (body as { tracker?: Tracker }).tracker;
/** Which session a call is of that names none, and how it stands. */
async function foundBy(child: Child, seconds: number) {
  const tracker = trackerIn(await child.call(seconds, calls.getTrackerForMockExamSession));
  const { mockExamSessionTrackerCompositeId: id, currentMockExamStage: stage = null } = tracker ?? {};
  return [id?.mockExamSessionId ?? null, stage?.replace('STAGE_', '') ?? null];
}

describe('a session that was moved', () => {
  async function scheduled(examSessionDate: string): Promise<string> {
    const staff = await hall.staffAt(EARLIER);
    const { body } = await staff(createMockExamSession, { examSessionDate, examSessionTime: '12:00:00' });
    return String(body['mockExamSessionId']);
  }
  const given = (sessionId: string) =>
    hall.happens(`examsession-${sessionId}`, {
      type: 'ExamSessionSetAssigned',
      data: {
        sessionId,
        set: hall.published,
        breakMinutes: 10,
        closesAfterMinutes: 125,
        assignedAt: hall.at(EARLIER),
      },
    });
  const startOf = (day: string) => `${day}T12:00:00.000Z`;
  async function moved(mockExamSessionId: string, from: string, to: string) {
    const staff = await hall.staffAt(EARLIER);
    const move = { mockExamSessionId, examSessionDate: to, examSessionTime: '12:00:00', reason };
    return staff(moveMockExamSession, { ...move, seenStartsAt: startOf(from) });
  }

  it('is entered by a call that names none, though it was to begin a week later', async () => {
    const sessionId = await scheduled(NEXT_WEEK);
    expect(await moved(sessionId, NEXT_WEEK, TODAY)).toMatchObject({ status: 200 });
    await given(sessionId);
    const amara = await childIn('amara', sessionId);
    expect(await foundBy(amara, -60)).toEqual([sessionId, 'SESSION_NOT_STARTED']);
    expect(await begin(amara, 0)).toMatchObject({ status: 200 });
    expect(await foundBy(amara, 60)).toEqual([sessionId, 'EXAM_IN_PROGRESS']);
  });

  it('is entered where it was moved away and back', async () => {
    const sessionId = await scheduled(TODAY);
    expect(await moved(sessionId, TODAY, NEXT_WEEK)).toMatchObject({ status: 200 });
    await given(sessionId);
    const amara = await childIn('amara', sessionId);
    // As long as it is not there, nobody is told that it is.
    expect(await foundBy(amara, -60)).toEqual([null, null]);
    expect(await moved(sessionId, NEXT_WEEK, TODAY)).toMatchObject({ status: 200 });
    expect(await begin(amara, 0)).toMatchObject({ status: 200 });
  });

  it('is entered where it was to be moved to a later day, and was not', async () => {
    const sessionId = await scheduled(TODAY);
    expect(await moved(sessionId, NEXT_WEEK, NEXT_WEEK)).toMatchObject({ code: 'SessionMovedMeanwhile' });
    await given(sessionId);
    const amara = await childIn('amara', sessionId);
    expect(await begin(amara, 0)).toMatchObject({ status: 200 });
  });

  it('is entered where an older diary knows a later start alone, once that was put right', async () => {
    const sessionId = `old-${tests}`;
    await hall.session(sessionId, 7 * 86_400);
    const data = { sessionId, startsOn: TODAY, wallTime: '12:00:00', startsAt: startOf(TODAY), reason };
    await hall.happens(`examsession-${sessionId}`, {
      type: 'ExamSessionMoved',
      data: { ...data, movedAt: hall.at(EARLIER) },
    });
    const amara = await childIn('amara', sessionId);
    expect(await foundBy(amara, -60)).toEqual([null, null]);
    // Named it is found all the same.
    const named = await amara.call(-60, calls.getTrackerForMockExamSession, { mockExamSessionId: sessionId });
    expect(trackerIn(named)?.mockExamSessionTrackerCompositeId.mockExamSessionId).toBe(sessionId);
    for (let n = 0; n < 2; n += 1) await noteStarts(hall.house.log, hall.at(-30));
    const noted = hall.office.happened('ExamSessionNoted').filter(({ data: its }) => its['sessionId'] === sessionId);
    expect(noted.map(({ data: its }) => its['startsAt'])).toEqual([startOf(NEXT_WEEK), startOf(TODAY)]);
    expect(await begin(amara, 0)).toMatchObject({ status: 200 });
  });
});
