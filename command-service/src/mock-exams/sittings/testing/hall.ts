import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { openPackage } from 'platform/crypto';
import { stateOf } from 'platform/decider/handle';
import { NO_STREAM, streamOf } from 'platform/event-store';
import type { Contract } from 'schemas/describe/contract';
import type { AnyEvent } from 'schemas/events';
import type { Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import { publishMockExamSet } from 'schemas/mock-exams/sets/set.contract';
import type { SealedPaper } from 'schemas/mock-exams/sittings/sealed-paper';
import { commandHouse, type HouseParts } from '../../../../testing/house';
import { officeOf } from '../../../../testing/office';
import { examSet } from '../../sets/exam-set.decider';
import { authorOf } from '../../sets/testing/author';

const START = Date.parse('2026-11-21T12:00:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();

/** A published set of two papers, fifty minutes each. */
async function publishedIn(house: Awaited<ReturnType<typeof commandHouse>>) {
  const author = await authorOf(house);
  const { setId, exams } = await author.readySet();
  await author.call(publishMockExamSet, { mockExamSetId: setId });
  const { published } = await stateOf(house.log, examSet, setId);
  if (!published) throw new Error('nothing was published');
  return { published, exams };
}

interface OfSession {
  readonly hasOwnPapers?: boolean;
  readonly hasNoSet?: boolean;
  readonly capacity?: number;
}

/** The command service with a session at noon, and children who sit it; each reply to any of them is kept. */
export async function examHall(parts?: HouseParts) {
  const house = await commandHouse(parts);
  const office = officeOf(house);
  const { published, exams } = await publishedIn(house);
  const replies: { readonly path: string; readonly text: string }[] = [];

  async function happens(stream: string, ...events: readonly AnyEvent[]): Promise<void> {
    const expected = (await house.log.readStream(stream)).at(-1)?.revision ?? NO_STREAM;
    const recording = { commandId: randomUUID(), at: at(0), actor: { id: 'operator', role: '' } };
    await house.log.append({ stream, expected, events, recording });
  }

  /** `after`: how many seconds later than the usual one it begins. `of`: what else is so of it; `hasOwnPapers`: that nobody has seen. */
  async function session(sessionId: string, after = 0, of: OfSession = {}): Promise<void> {
    const { hasOwnPapers = false, hasNoSet = false, capacity } = of;
    const data = { sessionId, startsOn: at(after).slice(0, 10), wallTime: '12:00:00', startsAt: at(after) };
    const own = published.papers.map((paper, n) => ({ ...paper, paperHash: String(n).repeat(64) }));
    const set = hasOwnPapers ? { ...published, setId: 'other', papers: own } : published;
    const places = capacity !== undefined && { capacity };
    const assigned = { sessionId, set, breakMinutes: 10, closesAfterMinutes: 125, assignedAt: at(-9_000) };
    await happens(streamOf('examdiary', 'london'), {
      type: 'ExamSessionNoted',
      data: { diaryId: 'london', sessionId, startsAt: at(after), notedAt: at(-9_000) },
    });
    await happens(
      streamOf('examsession', sessionId),
      {
        type: 'ExamSessionScheduled',
        data: { ...data, isCatchUp: false, isFree: false, ...places, scheduledAt: at(-9_000) },
      },
      ...(hasNoSet ? [] : [{ type: 'ExamSessionSetAssigned', data: assigned } as const]),
    );
  }

  /** Somebody who may sit a session, or none; with what they have for it. */
  async function child(name: string, sessionId?: string, arrangements?: Arrangements) {
    const email = `${name}@example.org`;
    const familyId = await office.signUp(email);
    const learnerId = String(office.happened('AccountRegistered').at(-1)?.data['learnerId']);
    if (sessionId !== undefined) await seat({ sessionId, learnerId, familyId }, arrangements);
    /** As their device calls at so many seconds after the start, whoever was logged in before. */
    const call = async (seconds: number, contract: Contract, request: object = {}) => {
      house.clock.set(at(seconds));
      const { call: send } = await office.logIn(email);
      const reply = await send(contract, request);
      replies.push({ path: contract.path, text: JSON.stringify(reply.body) });
      return reply;
    };
    const signedIn = async (seconds: number) => {
      house.clock.set(at(seconds));
      return (await office.logIn(email)).call;
    };
    return { learnerId, familyId, call, signedIn };
  }

  /** Of somebody who has an account already: a place in one more session, with the right to it. */
  async function seat(of: { sessionId: string; learnerId: string; familyId: string }, arrangements?: Arrangements) {
    const { sessionId, learnerId, familyId } = of;
    await happens(streamOf('rights', familyId), {
      type: 'GrantGiven',
      data: {
        familyId,
        grantId: `grant-${sessionId}`,
        learnerId,
        gives: ['mock-sessions'],
        sessionIds: [sessionId],
        beginsAt: at(-9_000),
        source: 'payment',
        givenAt: at(-9_000),
      },
    });
    const taken = { sessionId, learnerId, takenAt: at(-9_000) };
    await happens(streamOf('places', sessionId), { type: 'PlaceTaken', data: taken });
    const stream = streamOf('booking', `${sessionId}.${learnerId}`);
    await happens(stream, { type: 'BookingMade', data: { ...of, bookedAt: at(-9_000) } });
    if (arrangements)
      await happens(stream, { type: 'BookingArrangementsSet', data: { ...of, arrangements, setAt: at(-9_000) } });
  }

  /** What a device makes of a sealed paper. @throws with any other key */
  function opened(sealed: string, key: string, name: string): SealedPaper {
    const bytes = openPackage(Buffer.from(key, 'base64'), Buffer.from(sealed, 'base64'), name);
    return JSON.parse(gunzipSync(bytes).toString()) as SealedPaper;
  }

  const eventsOf = (sessionId: string, learnerId: string) =>
    house.store.events.filter(({ stream }) => stream === streamOf('sitting', `${sessionId}.${learnerId}`));

  return { house, office, published, exams, replies, at, happens, session, child, seat, opened, eventsOf };
}
export type ExamHall = Awaited<ReturnType<typeof examHall>>;
