import { londonClock, londonDay } from 'platform/clock';
import { idFrom } from 'platform/event-log';
import { streamOf } from 'platform/event-store';
import type { AssignedSet } from 'schemas/mock-exams/sessions/exam-session';
import { happened, personWith, type Person, type Town } from '../people/people';

type Logged = Pick<Town, 'ground'>;
type Seated = Pick<Person, 'accountId' | 'learnerId'>;

/** A session as it is to be sat. */
export interface Planned {
  readonly sessionId: string;
  readonly startsAt: string;
  readonly set: AssignedSet;
  /** Only for those who are seated in it. */
  readonly isCatchUp?: boolean;
}

/** Somebody with a seat, and a browser in which they are signed in. */
export interface Sitter extends Person {
  /** Of the stream of their sitting. */
  readonly stream: string;
}

const now = () => new Date().toISOString();

/** Writes down a session with its papers, as the office would have planned it days before. */
export async function planSession(system: Logged, planned: Planned): Promise<void> {
  const { sessionId, startsAt, isCatchUp = false } = planned;
  const { breakMinutes, closesAfterMinutes, ...set } = planned.set;
  const at = now();
  const noted = { diaryId: 'london', sessionId, startsAt, notedAt: at };
  await happened(system, streamOf('examdiary', 'london'), [{ type: 'ExamSessionNoted', data: noted }]);
  const when = { startsOn: londonDay(startsAt), wallTime: londonClock(startsAt), startsAt };
  await happened(system, streamOf('examsession', sessionId), [
    {
      type: 'ExamSessionScheduled',
      data: { sessionId, ...when, isCatchUp, isFree: false, scheduledAt: at },
    },
    {
      type: 'ExamSessionSetAssigned',
      data: { sessionId, set, breakMinutes, closesAfterMinutes, assignedAt: at },
    },
  ]);
}

/** A child with a right to sit a session, and a seat in it. */
export async function sitterOf(system: Town, planned: Pick<Planned, 'sessionId'>): Promise<Sitter> {
  return seated(system, planned, await personWith(system, ['ROLE_MOCK_EXAM_STUDENT']));
}

/** Gives the child of somebody a right to sit a session, and a seat in it. */
export async function seated<P extends Seated>(system: Logged, planned: Pick<Planned, 'sessionId'>, person: P) {
  await entitled(system, planned, person);
  const { sessionId } = planned;
  const { accountId: familyId, learnerId } = person;
  const seat = `${sessionId}.${learnerId}`;
  await happened(system, streamOf('booking', seat), [
    { type: 'BookingMade', data: { sessionId, learnerId, familyId, bookedAt: now() } },
  ]);
  return { ...person, stream: streamOf('sitting', seat) };
}

/** The right alone. */
export async function entitled(system: Logged, { sessionId }: Pick<Planned, 'sessionId'>, person: Seated) {
  const { accountId: familyId, learnerId } = person;
  const at = now();
  await happened(system, streamOf('rights', familyId), [
    {
      type: 'GrantGiven',
      data: {
        familyId,
        grantId: idFrom('grant', `${sessionId}.${learnerId}`),
        learnerId,
        gives: ['mock-sessions'],
        sessionIds: [sessionId],
        beginsAt: at,
        source: 'payment',
        givenAt: at,
      },
    },
  ]);
}
