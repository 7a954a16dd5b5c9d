import { randomUUID } from 'node:crypto';
import type { EventStore } from 'platform/event-store';
import { openEventStore } from 'platform/event-store/open';
import type { WorksheetEvent } from 'schemas/practice/worksheets/worksheet.events';
import { appendOf, appendTo, worksheetStory } from '../logs/events';
import type { BenchGround } from '../ground/ground';
import type { Shot } from './load';

/** As many as there are connections at most: no two of them are ever the same child. */
const LEARNERS = 64;
/** More of one network would find no place where passwords are hashed. */
const TOGETHER = 8;
/** The most that a free account may be given a day, so that the bench meets the counting and not its end. */
export const FREE_QUESTIONS_A_DAY = 1_000;

/** What they pay for: whose plan is free, each first answer is counted before it is kept. */
export type Plan = 'paid' | 'free';

/** Somebody signed in, with worksheets to answer, dealt as the product deals them. */
export interface Learner {
  readonly email: string;
  headers: Readonly<Record<string, string>>;
  readonly worksheets: readonly string[];
  sent: number;
}

/** More of ten questions than they will finish. */
const WORKSHEETS = 200;
const QUESTIONS = 10;
export const PASSWORD = 'bench-password';

/** A token is good for ten minutes. */
const RENEW_EVERY_MS = 4 * 60_000;

/** Signs them up and in at the command service. */
export async function learnersAt(url: string, ground: BenchGround, plan: Plan = 'paid'): Promise<Learner[]> {
  const store = openEventStore({ url: ground.urlFor('command'), name: 'bench' });
  const own = { url, ground, store, plan };
  const learners: Learner[] = [];
  for (let n = 0; n < LEARNERS; n += TOGETHER) {
    const few = Array.from({ length: TOGETHER }, (_, index) => learnerOf(n + index, own));
    learners.push(...(await Promise.all(few)));
  }
  await store.close();
  return learners;
}

/** Signs all of them in again now and then, one after the other, until it is told that they are done. */
export function keptSignedIn(url: string, learners: readonly Learner[]): () => void {
  const renew = async () => {
    for (const learner of learners) learner.headers = (await signedIn(url, learner.email)).headers;
  };
  const timer = setInterval(() => void renew(), RENEW_EVERY_MS);
  return () => clearInterval(timer);
}

interface Signing {
  readonly url: string;
  readonly ground: BenchGround;
  readonly store: EventStore;
  readonly plan: Plan;
}

async function learnerOf(n: number, { url, ground, store, plan }: Signing): Promise<Learner> {
  const email = emailOf(plan, n);
  await json(`${url}/auth/registerUser`, { studentName: 'Learner', parentEmail: email, password: PASSWORD });
  const { learnerId } = await signedIn(url, email);
  if (plan === 'paid') await pay(learnerId, ground, store);
  const worksheets = Array.from({ length: WORKSHEETS }, () => randomUUID());
  // One after the other: all at once would outlast the deadline of an append on a busy machine.
  for (const worksheetId of worksheets) await store.append(appendOf(worksheetId, -1, [issued(worksheetId, learnerId)]));
  return { email, worksheets, headers: (await signedIn(url, email)).headers, sent: 0 };
}

/** The address of one of them, who may sign in beside the others. */
export const emailOf = (plan: Plan, n: number): string => `${plan}-${n}@example.org`;

async function signedIn(url: string, email: string) {
  type Reply = { readonly accessToken: string; readonly learnerId: string };
  const { accessToken, learnerId } = await json<Reply>(`${url}/auth/validateUser`, { email, password: PASSWORD });
  return { learnerId, headers: { authorization: `Bearer ${accessToken}` } };
}

async function pay(learnerId: string, { db }: BenchGround, store: EventStore): Promise<void> {
  const registered = `select stream from log.events where type = 'AccountRegistered' and data ->> 'learnerId' = $1`;
  const stream = (await db.one<{ stream: string }>(registered, [learnerId]))?.stream ?? '';
  const [accountId, expected] = [stream.replace(/^account-/, ''), (await store.readStream(stream)).length - 1];
  const happenings = [{ type: 'RoleGranted', data: { accountId, role: 'ROLE_USER' } }];
  await store.append(appendTo(stream, expected, { happenings, at: new Date() }));
}

/** As every worksheet is issued by now: whether it costs anything is for the plan of whoever answers. */
function issued(worksheetId: string, learnerId: string): WorksheetEvent {
  const [first] = worksheetStory(worksheetId, learnerId);
  if (first?.type !== 'WorksheetIssued') throw new Error('a worksheet does not begin with being issued');
  return { ...first, data: { ...first.data, costs: 'when-answered' } };
}

/** One worksheet after the other, each question once; a connection has children of its own, who take turns by the sheet. */
export function answers(learners: readonly Learner[], connections: number) {
  const turns = Array.from({ length: connections }, (_, connection) => ({
    own: learners.filter((__, n) => n % connections === connection),
    shots: 0,
  }));
  return (connection: number): Shot => {
    const turn = turns[connection % connections];
    const learner = turn?.own[Math.floor(turn.shots / QUESTIONS) % turn.own.length];
    if (!turn || !learner) throw new Error('no learner');
    turn.shots += 1;
    const worksheetId = learner.worksheets[Math.floor(learner.sent / QUESTIONS) % WORKSHEETS];
    const body = { worksheetId, questionNumber: 1 + (learner.sent % QUESTIONS), answer: `answer ${learner.sent}` };
    learner.sent += 1;
    return { path: '/submitAnswer', headers: learner.headers, body };
  };
}

async function json<T>(url: string, body: unknown): Promise<T> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return (await reply.json()) as T;
}
