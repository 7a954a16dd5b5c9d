import { manualClock } from 'platform/clock';
import type { Caller } from 'platform/http';
import type { StoredEvent } from 'platform/event-store';
import { commandHouse, type CommandHouse } from '../../command-service/testing/house';
import { allRoutes, commandDeps } from '../../command-service/src/app';
import { callerOf, callsAt } from '../../command-service/src/demo-world/caller';
import { MockExams, mockExamSteps } from '../../command-service/src/demo-world/mock-exams/mock-exams';
import { groups } from '../../command-service/src/demo-world/mock-exams/sitters';
import { people } from '../../command-service/src/demo-world/people';
import { accountFinder, signUp } from '../../command-service/src/demo-world/sign-up';

/** The session of the demo world that forty children have sat, in a log in memory. */
export interface DemoSession {
  readonly house: CommandHouse;
  readonly sessionId: string;
  readonly papers: readonly { paperId: string; paperHash: string; name: string; minutes: number }[];
  /** Who sat it, as they were signed up. */
  readonly sitters: readonly { readonly learnerId: string; readonly childName: string }[];
}

const now = new Date('2026-11-25T18:00:20.000Z');

export async function demoSession(): Promise<DemoSession> {
  const house = await commandHouse();
  const { ground } = house.wiring;
  const clock = manualClock('2026-09-20T16:00:00.000Z');
  const deps = commandDeps(ground, clock);
  const routes = allRoutes({ ...house.wiring, clock });
  const accountOf = accountFinder(ground, deps.hashed);
  const callers = new Map<string, Caller>();
  for (const person of [...people, ...groups])
    callers.set(person.email, await signUp(person, callerOf(routes, deps), { ground, clock, accountOf }));
  const mockExams = new MockExams({
    callAt: callsAt(routes, deps),
    log: house.log,
    kept: deps.kept,
    now,
    people,
    callerOf: (email) => {
      const caller = callers.get(email);
      if (!caller) throw new Error(`${email} has not signed up`);
      return caller;
    },
  });
  for (const step of mockExamSteps(now)) await mockExams.play(step);
  return { house, ...(await satIn(house)) };
}

type Begun = { sessionId: string; learnerId: string; papers: DemoSession['papers'] };

async function satIn({ store, log }: CommandHouse): Promise<Omit<DemoSession, 'house'>> {
  const begun = store.events.filter(({ type }) => type === 'MockSittingBegun').map(({ data }) => data as Begun);
  const [first] = begun;
  if (!first) throw new Error('nobody has sat it');
  const names = new Map<string, string>();
  for (const stream of new Set(store.events.filter(names_).map((event) => event.stream)))
    for (const { data } of await log.readStream(stream)) {
      const { learnerId, childName, name } = data as { learnerId?: string; childName?: string; name?: string };
      const called = name ?? childName;
      if (learnerId !== undefined && called !== undefined) names.set(learnerId, called);
    }
  const sitters = begun.map(({ learnerId }) => ({ learnerId, childName: names.get(learnerId) ?? '' }));
  return { sessionId: first.sessionId, papers: first.papers, sitters };
}

const names_ = ({ type }: StoredEvent) => type === 'AccountRegistered' || type === 'ChildAdded';
