import { children } from 'schemas/accounts/children.table';
import { mockSatPapers } from 'schemas/mock-exams/after/after.tables';
import type { StillOut } from 'schemas/mock-exams/keys/key-preview.contract';
import { emptyRoom, roomClockOf } from 'schemas/mock-exams/sessions/room.rules';
import { timeArrangementsOf } from 'schemas/mock-exams/sittings/sitting.rules';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { GRACE_SECONDS, timesOf } from 'schemas/mock-exams/sittings/times.rules';
import { roomsOf } from '../after/releases';
import { clockOf } from '../session-clock';
import type { Found, SatDb } from './sat-papers';

interface At {
  readonly db: SatDb;
  readonly now: string;
}

/** Who has begun a paper in one of these sessions and is not done as far as it is written down: no figure counts them yet. */
export async function stillOutOf(
  paperHash: string,
  { sessions }: Pick<Found, 'sessions'>,
  { db, now }: At,
): Promise<StillOut[]> {
  const ids = [...sessions.map(({ sessionId }) => sessionId), ''];
  const [sitting, rooms] = await Promise.all([sittingIn(ids, db), roomsOf(ids, db)]);
  const names = await namesOf(sitting, db);
  return sitting.flatMap(({ sessionId, learnerId, arrangements, clock, papers }) => {
    const session = sessions.find((one) => one.sessionId === sessionId);
    if (!session || !papers.some((paper) => paper.paperHash === paperHash)) return [];
    const { room = emptyRoom } = rooms.get(sessionId) ?? {};
    const facts = {
      session: clockOf(Object.assign({}, session, { papers })),
      room: roomClockOf(room, learnerId),
      arrangements: timeArrangementsOf(arrangements),
      sitting: clock,
    };
    const { pausedSince, closesAt, stage } = timesOf(facts, now);
    const until = new Date(Date.parse(closesAt) + GRACE_SECONDS * 1_000).toISOString();
    return [
      {
        mockExamSessionId: sessionId,
        mockExamUserId: learnerId,
        childName: names.get(learnerId) ?? null,
        until: pausedSince === null ? until : null,
        isOver: stage === 'complete',
      },
    ];
  });
}

async function sittingIn(sessionIds: string[], db: SatDb) {
  const [sitting, sat] = await Promise.all([
    db
      .from(mockSittings)
      .select(['sessionId', 'learnerId', 'arrangements', 'clock'])
      .where('sessionId', 'in', sessionIds)
      .where('stage', '!=', 'complete')
      .orderBy('sessionId')
      .orderBy('learnerId')
      .execute(),
    db.from(mockSatPapers).selectAll().where('sessionId', 'in', sessionIds).execute(),
  ]);
  const papers = new Map(sat.map((one) => [`${one.sessionId} ${one.learnerId}`, one.papers]));
  return sitting.map((one) => Object.assign({ papers: papers.get(`${one.sessionId} ${one.learnerId}`) ?? [] }, one));
}

async function namesOf(sitting: readonly { readonly learnerId: string }[], db: SatDb) {
  const rows = await db
    .from(children)
    .select(['learnerId', 'name'])
    .where('learnerId', 'in', [...sitting.map(({ learnerId }) => learnerId), ''])
    .execute();
  return new Map(rows.map(({ learnerId, name }) => [learnerId, name]));
}
