import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReplyOf } from 'schemas/describe/contract';
import * as room from 'schemas/mock-exams/room/room.contract';
import type { Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import { createMockExamSession, moveMockExamSession } from 'schemas/mock-exams/sessions/sessions.contract';
import * as calls from 'schemas/mock-exams/sittings/sitting.contract';
import { noteStarts } from '../sessions/note-starts';
import { staffedHall, type StaffedHall } from './testing/staffed-hall';

type Child = Awaited<ReturnType<StaffedHall['child']>>;
type Tracker = NonNullable<ReplyOf<typeof calls.getTrackerForMockExamSession>['tracker']>;

const reason = 'The hall is closed that day.';
/** As so many seconds after the start of the one at noon. */
const [EARLIER, USUAL_CLOSE, NEXT] = [-7_000, 7_500, 82_800];
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

const childIn = (name: string, sessionId: string, arrangements?: Arrangements) =>
  hall.child(`${name}-${tests}`, sessionId, arrangements);
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
  // The sessions of several tests are open at once: none has the set of another.
  const given = (sessionId: string) =>
    hall.happens(`examsession-${sessionId}`, {
      type: 'ExamSessionSetAssigned',
      data: {
        sessionId,
        set: { ...hall.published, setId: `of-${sessionId}` },
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

describe('a child with a place in the next exam as well', () => {
  const quarter: Arrangements = { extraTime: { kind: 'percent', percent: 25 }, restMinutes: 0, largerText: false };
  let here: string;
  let next: string;

  beforeEach(async () => {
    [here, next] = [`here-${tests}`, `next-${tests}`];
    await hall.session(here);
    await hall.session(next, NEXT);
  });
  async function childInBoth(name: string, arrangements?: Arrangements): Promise<Child> {
    const child = await childIn(name, here, arrangements);
    await hall.seat({ sessionId: next, learnerId: child.learnerId, familyId: child.familyId });
    return child;
  }

  it('is in the first one for as long as their own clock runs, and in the next one after that', async () => {
    const amara = await childInBoth('amara', quarter);
    await begin(amara, 0);
    await amara.call(4_350, calls.endBreakSession);
    expect(await foundBy(amara, USUAL_CLOSE + 60)).toEqual([here, 'EXAM_IN_PROGRESS']);
    expect(await foundBy(amara, 8_101)).toEqual([here, 'EXAM_SESSION_COMPLETE']);
    expect(await foundBy(amara, 8_102)).toEqual([next, 'SESSION_NOT_STARTED']);
  });

  it('begins the first one late, by their own close and not by that of the others', async () => {
    const amara = await childInBoth('amara', quarter);
    const bola = await childInBoth('bola');
    expect(await foundBy(amara, USUAL_CLOSE + 60)).toEqual([here, 'SESSION_NOT_STARTED']);
    // Whoever has no more time than others is not kept from the next one by how much there could be.
    expect(await foundBy(bola, USUAL_CLOSE + 60)).toEqual([next, 'SESSION_NOT_STARTED']);
    expect(await foundBy(amara, USUAL_CLOSE + 1_500)).toEqual([next, 'SESSION_NOT_STARTED']);
    expect(await begin(amara, USUAL_CLOSE + 1_499)).toMatchObject({ status: 200 });
  });

  it('is let into a room that was paused, after the close that it had', async () => {
    const amara = await childInBoth('amara');
    const staff = async (seconds: number, contract: typeof room.pauseMockExamRoom | typeof room.resumeMockExamRoom) =>
      (await hall.staffAt(seconds))(contract, { mockExamSessionId: here, reason });
    await staff(60, room.pauseMockExamRoom);
    expect(await foundBy(amara, USUAL_CLOSE + 60)).toEqual([here, 'SESSION_NOT_STARTED']);
    await staff(USUAL_CLOSE + 120, room.resumeMockExamRoom);
    expect(await begin(amara, USUAL_CLOSE + 180)).toMatchObject({ status: 200 });
    expect(await foundBy(amara, USUAL_CLOSE + 200)).toEqual([here, 'EXAM_IN_PROGRESS']);
  });

  it('still hands in to the first one while its grace runs', async () => {
    const amara = await childInBoth('amara');
    await begin(amara, 0);
    await amara.call(3_600, calls.endBreakSession);
    const answer = {
      mockExamPaperId: hall.published.papers[1]?.paperId,
      mockExamQuestionId: hall.exams[1]?.questionIds[0],
      userAnswer: 'B',
      deviceId: 'desk',
    };
    const late = await amara.call(6_650, calls.updateMockExamSessionTrackerWithUserAnswer, answer);
    expect(late).toMatchObject({ status: 200, body: { isLate: true } });
    expect(await foundBy(amara, 6_721)).toEqual([next, 'SESSION_NOT_STARTED']);
  });

  it('is in the next one once staff have ended the first', async () => {
    const amara = await childInBoth('amara');
    const staff = await hall.staffAt(600);
    await staff(room.closeMockExamRoom, { mockExamSessionId: here, reason });
    expect(await foundBy(amara, 660)).toEqual([next, 'SESSION_NOT_STARTED']);
  });
});
