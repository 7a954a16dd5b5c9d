import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { streamOf } from 'platform/event-store';
import { until } from 'platform/testing/eventually';
import * as room from 'schemas/mock-exams/room/room.contract';
import { listenToMockRoomBell } from 'schemas/mock-exams/sittings/room-bell.contract';
import {
  beatMockExam,
  createMockExamSessionTracker,
  keepMockExamAnswers,
} from 'schemas/mock-exams/sittings/sitting.contract';
import { Watcher, type News } from '../../load/board/watcher';
import { Listener } from '../../load/ground/listener';
import { happened, personWith, type Person } from '../people/people';
import { caughtUp } from '../running/read-tables';
import { startSystem, type System } from '../running/system';
import { keepSet, type KeptSet } from './papers';
import { planSession, sitterOf, type Sitter } from './seats';

const sessionId = 'watched';
const CHILDREN = 6;
/** What the call promises of a session or a role that ends, and what this machine may add. */
const ENDED_MS = 5_000 + 2_000;
/** The same, of what is for many at once. */
const BELL_ENDED_MS = 15_000 + 2_000;

let system: System;
let owner: Database;
let kept: KeptSet;
let sitters: Sitter[];
let admin: Person;
const open: { readonly close: () => void }[] = [];
/** A child whose session ends while they listen. */
let signedOut: Bell;

/** Longer than a board takes to look, and a tile waits for its turn. */
const TURN_MS = 2_500;

/** One who watches, and what they know by now. */
class TestWatcher {
  readonly news: News[] = [];
  readonly answered = new Map<string, number>();
  private readonly watcher = new Watcher((news) => this.take(news));

  constructor(private readonly who: Person) {
    open.push(this);
  }

  async watch(instance: number, after?: string): Promise<News> {
    const url = system.instances('query-service')[instance]?.url ?? '';
    return this.watcher.open({ url, token: this.who.token, sessionId, ...(after !== undefined && { after }) });
  }

  get last(): string | undefined {
    return this.watcher.last;
  }

  get isOver(): boolean {
    return this.watcher.isOver;
  }

  names(): readonly (string | null)[] {
    return this.news.findLast(({ seats }) => seats !== undefined)?.seats?.map(({ childName }) => childName) ?? [];
  }

  toldOf(learnerId: string): boolean {
    return this.news.some(({ sittings }) => sittings.some(({ mockExamUserId }) => mockExamUserId === learnerId));
  }

  close(): void {
    this.watcher.close();
  }

  private take(news: News): void {
    this.news.push(news);
    for (const { mockExamUserId, answered } of news.sittings) this.answered.set(mockExamUserId, answered[0] ?? 0);
  }
}

/** A child's device that listens to the bell of the room. */
class Bell {
  private readonly listener = new Listener(listenToMockRoomBell, () => undefined);

  constructor(private readonly who: Person) {
    open.push(this);
  }

  async listen(instance: number, { after, at = sessionId }: { readonly after?: string; readonly at?: string } = {}) {
    const url = system.instances('query-service')[instance]?.url ?? '';
    await this.listener.listen({ url, token: this.who.token, request: { mockExamSessionId: at }, after });
    return this;
  }

  /** How often it has rung, the first time for whoever says not what they know. */
  get rung(): number {
    return this.listener.messages;
  }
  get last(): string {
    return this.listener.last ?? '';
  }
  get isOver(): boolean {
    return this.listener.isOver;
  }
  close(): void {
    this.listener.close();
  }
}

const child = (n: number): Sitter => {
  const found = sitters[n];
  if (!found) throw new Error('there is no such child');
  return found;
};
const turns = new Map<number, number>();

/** The next question of a child is answered; how many they have answered then. */
async function answers(n: number): Promise<number> {
  const turn = (turns.get(n) ?? 0) + 1;
  turns.set(n, turn);
  const questionId = kept.questionIds[0]?.[turn - 1] ?? '';
  const acts = [{ kind: 'submitted' as const, questionId, option: 'B', seq: turn }];
  const request = { mockExamSessionId: sessionId, paper: 1, deviceId: 'desk', tab: 'tab', acts };
  await child(n).client.persistently(keepMockExamAnswers, request);
  return turn;
}

const sees = (watcher: TestWatcher, n: number, count: number) =>
  until(() => watcher.answered.get(child(n).learnerId) === count, `child ${n} is seen with ${count} answers`);

beforeAll(async () => {
  system = await startSystem({ count: 2 });
  owner = openDatabase({ url: system.database.url, name: 'board', max: 2 });
  kept = await keepSet(system, [40, 40]);
  await planSession(system, { sessionId, startsAt: new Date(Date.now() - 1_000).toISOString(), set: kept.set });
  sitters = await Promise.all(Array.from({ length: CHILDREN }, () => sitterOf(system, { sessionId })));
  admin = await personWith(system, ['ROLE_ADMIN']);
  for (const { client } of sitters.slice(0, -1))
    await client.persistently(createMockExamSessionTracker, { mockExamSessionId: sessionId, deviceId: 'desk' });
  await caughtUp(owner, await system.ground.store.head());
});

afterAll(async () => {
  for (const watcher of open) watcher.close();
  await owner.close();
  await system.stop();
});

describe('a board', () => {
  it('shows everybody with a seat, and each act soon after it', async () => {
    const watcher = new TestWatcher(admin);
    const first = await watcher.watch(0);
    expect([first.anew, first.seats?.length, first.sittings.length]).toEqual([true, CHILDREN, CHILDREN - 1]);
    await sees(watcher, 0, await answers(0));
    await child(1).client.call(beatMockExam, { mockExamSessionId: sessionId, deviceId: 'desk', waiting: 4 });
    const heardOf = ({ heard }: News) => heard.find(({ mockExamUserId }) => mockExamUserId === child(1).learnerId);
    await until(() => watcher.news.some((news) => heardOf(news)?.waiting === 4), 'what the device keeps is told');
    const reason = 'The fire bell rang.';
    await admin.client.call(room.pauseMockExamRoom, {
      mockExamSessionId: sessionId,
      mockExamUserId: child(4).learnerId,
      reason,
    });
    await until(() => watcher.news.some(({ room }) => room?.pauses.length === 1), 'the pause is told');
    expect(JSON.stringify(watcher.news)).not.toContain(reason);
  });

  it('goes on by the other query service where one is killed, with what was missed and nothing else', async () => {
    const watcher = new TestWatcher(admin);
    await watcher.watch(0);
    await sees(watcher, 0, turns.get(0) ?? 0);
    await system.instances('query-service')[0]?.kill();
    const missed = await answers(1);
    await caughtUp(owner, await system.ground.store.head());
    const back = new TestWatcher(admin);
    const first = await back.watch(1, watcher.last);
    await sees(back, 1, missed);
    expect([first.anew, first.seats]).toEqual([false, undefined]);
    expect(back.toldOf(child(2).learnerId)).toBe(false);
    await system.instances('query-service')[0]?.start();
  });

  it('goes on once a frozen query service thaws, and by the other one meanwhile', async () => {
    const watcher = new TestWatcher(admin);
    await watcher.watch(0);
    system.instances('query-service')[0]?.freeze();
    const missed = await answers(2);
    const other = new TestWatcher(admin);
    await other.watch(1, watcher.last);
    await sees(other, 2, missed);
    system.instances('query-service')[0]?.thaw();
    await sees(watcher, 2, missed);
  });

  it('goes on after both projectors were killed, and after every connection to the database was cut', async () => {
    const watcher = new TestWatcher(admin);
    await watcher.watch(0);
    for (const projector of system.instances('projectors')) await projector.kill();
    const first = await answers(3);
    for (const projector of system.instances('projectors')) await projector.start();
    await sees(watcher, 3, first);
    await owner.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await sees(watcher, 3, await answers(3));
    expect(watcher.isOver).toBe(false);
  });

  it('tells whoever slept what has changed since, once, however often it did', async () => {
    await caughtUp(owner, await system.ground.store.head());
    // A tile that waits its turn is told to whoever comes back as well.
    await wait(TURN_MS);
    const watcher = new TestWatcher(admin);
    await watcher.watch(1);
    watcher.close();
    for (let n = 0; n < 3; n += 1) await answers(0);
    await caughtUp(owner, await system.ground.store.head());
    const back = new TestWatcher(admin);
    const first = await back.watch(0, watcher.last);
    await sees(back, 0, turns.get(0) ?? 0);
    expect([first.anew, first.seats]).toEqual([false, undefined]);
    expect([1, 2, 3].filter((n) => back.toldOf(child(n).learnerId))).toEqual([]);
  });

  it('holds no more lines than one person may have, and keeps nobody else out', async () => {
    const greedy = await personWith(system, ['ROLE_ADMIN']);
    const tries = await Promise.allSettled(Array.from({ length: 40 }, () => new TestWatcher(greedy).watch(0)));
    const held = tries.filter(({ status }) => status === 'fulfilled').length;
    expect(held).toBeGreaterThan(1);
    expect(held).toBeLessThanOrEqual(8);
    const faults = tries.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []));
    expect(new Set(faults)).toEqual(new Set(['/mock-exams/watchBoard answered 429']));
    expect((await new TestWatcher(await personWith(system, ['ROLE_ADMIN'])).watch(0)).anew).toBe(true);
  });

  it('is for nobody else, and ends for whom the role or the session does', async () => {
    await expect(new TestWatcher(child(0)).watch(0)).rejects.toThrow('403');
    const [demoted, gone] = await Promise.all([personWith(system, ['ROLE_ADMIN']), personWith(system, ['ROLE_ADMIN'])]);
    const watchers = [new TestWatcher(demoted), new TestWatcher(gone)];
    signedOut = await new Bell(child(4)).listen(1);
    for (const watcher of watchers) await watcher.watch(1);
    const { accountId } = demoted;
    await happened(system, streamOf('account', accountId), [
      { type: 'RoleRevoked', data: { accountId, role: 'ROLE_ADMIN' } },
    ]);
    await happened(system, streamOf('session', gone.sessionId), [
      { type: 'SessionEnded', data: { sessionId: gone.sessionId, accountId: gone.accountId, reason: 'signed out' } },
    ]);
    const { sessionId: theirs, accountId: whose } = child(4);
    await happened(system, streamOf('session', theirs), [
      { type: 'SessionEnded', data: { sessionId: theirs, accountId: whose, reason: 'signed out' } },
    ]);
    for (const watcher of watchers) await until(() => watcher.isOver, 'the line ends', ENDED_MS);
  });

  it('lets go of what it knew of a child who is erased', async () => {
    const { learnerId, accountId: familyId } = child(5);
    await happened(system, streamOf('family', familyId), [
      { type: 'ChildDetailsChanged', data: { familyId, learnerId, name: 'Zebedee' } },
    ]);
    const watcher = new TestWatcher(admin);
    await watcher.watch(0);
    await until(() => watcher.names().includes('Zebedee'), 'they are named');
    await system.ground.keyring.destroy(learnerId);
    await happened(system, streamOf('subject', learnerId), [{ type: 'SubjectErased', data: { subjectId: learnerId } }]);
    await until(() => !watcher.names().includes('Zebedee'), 'the name is gone');
    // The other service hears of it for itself.
    const fresh = new TestWatcher(admin);
    const { seats = [] } = await fresh.watch(1);
    expect(seats.map(({ mockExamUserId }) => mockExamUserId)).toContain(learnerId);
    await until(() => !fresh.names().includes('Zebedee'), 'the name is gone there too');
  });
});

describe('the bell of a room', () => {
  const rings = (bell: Bell, count: number) => until(() => bell.rung === count, `it rings ${count} times`, 2_000);
  const says = (text: string, who?: Sitter) =>
    admin.client.call(room.messageMockExamRoom, {
      mockExamSessionId: sessionId,
      ...(who && { mockExamUserId: who.learnerId }),
      text,
    });

  it('rings for all, or for one child, whichever process they listen to, and says nothing else', async () => {
    const [amara, tunde] = [await new Bell(child(0)).listen(0), await new Bell(child(1)).listen(1)];
    const all = { mockExamSessionId: sessionId };
    await admin.client.call(room.pauseMockExamRoom, { ...all, reason: 'The fire bell rang.' });
    await Promise.all([rings(amara, 2), rings(tunde, 2)]);
    await admin.client.call(room.resumeMockExamRoom, all);
    await Promise.all([rings(amara, 3), rings(tunde, 3)]);
    await says('Please open the window.', child(0));
    await rings(amara, 4);
    const given = { ...all, mockExamUserId: child(1).learnerId, paper: 1, minutes: 5, seenSeconds: 0 };
    await admin.client.call(room.extendMockExamRoom, { ...given, reason: 'The fire bell rang.' });
    await rings(tunde, 4);
    expect([amara.rung, tunde.rung]).toEqual([4, 4]);
  });

  it('rings at once for whoever was away meanwhile, and for nobody who missed nothing', async () => {
    const amara = await new Bell(child(0)).listen(0);
    amara.close();
    await says('Five minutes are left.');
    await caughtUp(owner, await system.ground.store.head());
    const back = await new Bell(child(0)).listen(1, { after: amara.last });
    expect(back.last > amara.last).toBe(true);
    const after = back.last;
    const quiet = new Bell(child(0));
    void quiet.listen(1, { after });
    await says('One minute is left.', child(0));
    await rings(quiet, 1);
    expect(quiet.last > after).toBe(true);
  });

  it('is silent for whoever has no seat, wherever there is none, and for whom the exam has been ended', async () => {
    const stranger = await sitterOf(system, { sessionId: 'another' });
    await expect(new Bell(stranger).listen(0)).rejects.toThrow('404');
    await expect(new Bell(child(0)).listen(0, { at: 'nowhere' })).rejects.toThrow('404');
    await expect(new Bell(admin).listen(0)).rejects.toThrow('403');
    const [ended, goesOn] = [await new Bell(child(3)).listen(0), await new Bell(child(2)).listen(0)];
    await admin.client.call(room.closeMockExamRoom, {
      mockExamSessionId: sessionId,
      mockExamUserId: child(3).learnerId,
      reason: 'They feel ill.',
    });
    await until(() => ended.isOver, 'the line ends', 2_000);
    expect([ended.rung, goesOn.rung, goesOn.isOver]).toEqual([2, 1, false]);
    // The other service hears of it a moment later than the one that ended the line.
    const isRefused = () =>
      new Bell(child(3)).listen(1).then(
        (bell) => {
          bell.close();
          return false;
        },
        (error: unknown) => String(error).includes('409'),
      );
    await until(isRefused, 'no new line is given', 5_000);
  });

  it('has few lines for one account, which take none from anybody else', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 30 }, () => new Bell(child(1)).listen(0)));
    const held = tries.filter(({ status }) => status === 'fulfilled').length;
    expect([held > 1, held <= 6]).toEqual([true, true]);
    expect((await new Bell(child(2)).listen(0)).rung).toBe(1);
    expect((await new TestWatcher(admin).watch(0)).anew).toBe(true);
  });

  it('ends for whom the session does', () => until(() => signedOut.isOver, 'the line ends', BELL_ENDED_MS));
});
