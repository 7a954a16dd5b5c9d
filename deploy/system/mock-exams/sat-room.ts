import { createHash, randomUUID } from 'node:crypto';
import type { Town } from '../people/people';
import type { KeptSet } from './papers';
import { satExam } from './sat-exam';
import { planSession, sitterOf, type Planned, type Sitter } from './seats';

const HOUR = 3_600_000;

/** A session that is over, and who sat it. */
export interface SatRoom {
  readonly planned: Planned;
  readonly sitters: readonly Sitter[];
}

/** A session of this morning that so many have sat, and one who did not come. */
export async function satRoom(town: Town, kept: KeptSet, count: number): Promise<SatRoom> {
  const startsAt = new Date(Date.now() - 10 * HOUR).toISOString();
  const planned = { sessionId: randomUUID(), startsAt, set: kept.set };
  await planSession(town, planned);
  const sitters = await Promise.all(Array.from({ length: count + 1 }, () => sitterOf(town, planned)));
  for (const [nth, sitter] of sitters.slice(0, count).entries()) await satExam(town, { kept, planned, sitter, nth });
  return { planned, sitters: sitters.slice(0, count) };
}

/** As the mail about one issue of a child's report is named, however often it is tried. */
export function reportMailId(
  { planned: { sessionId } }: SatRoom,
  { learnerId }: Pick<Sitter, 'learnerId'>,
  issue: number | string = 1,
) {
  const key = `mock-exams.report-mail/${sessionId} ${learnerId} ${issue}`;
  return `<${createHash('sha256').update(key).digest('base64url')}@fieldfare.example>`;
}
