import { randomUUID } from 'node:crypto';
import type { EventStore } from 'platform/event-store';
import { openEventStore } from 'platform/event-store/open';
import { appendOf, worksheetStory } from './events';
import type { BenchGround } from './ground';
import type { Shot } from './load';

const LEARNERS = 32;

/** Somebody signed in, with worksheets to answer. */
export interface Learner {
  readonly headers: Readonly<Record<string, string>>;
  readonly worksheets: readonly string[];
  sent: number;
}

/** More of ten questions than they will finish. */
const WORKSHEETS = 400;
const QUESTIONS = 10;

/** Signs them up and in at the command service. */
export async function learnersAt(url: string, { urlFor }: BenchGround): Promise<Learner[]> {
  const store = openEventStore({ url: urlFor('command'), name: 'bench' });
  const learners = await Promise.all(Array.from({ length: LEARNERS }, (_, n) => learnerOf(url, n, store)));
  await store.close();
  return learners;
}

async function learnerOf(url: string, n: number, store: EventStore): Promise<Learner> {
  const credentials = { email: `learner-${n}@example.org`, password: 'bench-password' };
  const { email: parentEmail, password } = credentials;
  await json(`${url}/auth/registerUser`, { studentName: 'Learner', parentEmail, password });
  const { accessToken, learnerId } = await json<{ accessToken: string; learnerId: string }>(
    `${url}/auth/validateUser`,
    credentials,
  );
  const worksheets = Array.from({ length: WORKSHEETS }, () => randomUUID());
  // One after the other: all at once would outlast the deadline of an append on a busy machine.
  for (const worksheetId of worksheets)
    await store.append(appendOf(worksheetId, -1, worksheetStory(worksheetId, learnerId).slice(0, 1)));
  return { worksheets, headers: { authorization: `Bearer ${accessToken}` }, sent: 0 };
}

/** One worksheet after the other, each question once. */
export const answers =
  (learners: readonly Learner[]) =>
  (connection: number): Shot => {
    const learner = learners[connection % learners.length];
    if (!learner) throw new Error('no learner');
    const worksheetId = learner.worksheets[Math.floor(learner.sent / QUESTIONS) % WORKSHEETS];
    const body = { worksheetId, questionNumber: 1 + (learner.sent % QUESTIONS), answer: `answer ${learner.sent}` };
    learner.sent += 1;
    return { path: '/submitAnswer', headers: learner.headers, body };
  };

async function json<T>(url: string, body: unknown): Promise<T> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return (await reply.json()) as T;
}
