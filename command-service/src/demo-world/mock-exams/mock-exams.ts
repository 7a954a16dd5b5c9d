import { londonDay, daysBetween } from 'platform/clock';
import { stateOf } from 'platform/decider/handle';
import type { KeptStates } from 'platform/decider/kept-states';
import type { EventLog } from 'platform/event-log';
import type { Caller } from 'platform/http';
import { addChild } from 'schemas/accounts/family.contract';
import { bookMockExamSession } from 'schemas/mock-exams/sessions/learner-sessions.contract';
import { noArrangements } from 'schemas/mock-exams/sessions/arrangements';
import { setMockExamArrangements } from 'schemas/mock-exams/sessions/sessions.contract';
import { giveGrant } from 'schemas/rights/rights.contract';
import { momentOf, type Call, type CallAt } from '../caller';
import type { DemoPerson } from '../people';
import { cemSet, glSet } from './blueprints';
import { standingArrangements } from '../../mock-exams/sessions/standing-arrangements.decider';
import { sitSession, type Registered } from './past-session';
import { pastDay, planPast, planSessions, planSoon, sessionOf } from './sessions';
import { groups, sittersOf, type Sitter } from './sitters';
import { writeSets } from './writing-sets';

/** What happens about mock exams, and on how many days ago. */
export const mockExamSteps = (now: Date) =>
  [
    { daysAgo: 45, minutes: 0, step: 'write' },
    { daysAgo: 30, minutes: 0, step: 'plan' },
    { daysAgo: 12, minutes: 90, step: 'book' },
    // In the morning: days begin at half past four in the afternoon here.
    { daysAgo: daysBetween(pastDay(londonDay(now)), londonDay(now)), minutes: -390, step: 'sit' },
    { daysAgo: 1, minutes: 0, step: 'announce' },
  ] as const;

export type MockExamStep = ReturnType<typeof mockExamSteps>[number];

interface Parts {
  readonly callAt: CallAt;
  readonly log: EventLog;
  readonly kept: KeptStates | undefined;
  /** The day that all is counted back from. */
  readonly now: Date;
  readonly people: readonly DemoPerson[];
  /** As whom somebody calls who has signed up. */
  readonly callerOf: (email: string) => Caller;
}

/** Who sits the one that begins in five minutes. */
const SOON = ['mei@fieldfare.example', 'finn@fieldfare.example', 'tomas@fieldfare.example'];
/** Who comes to the free one next week. */
const NEXT_WEEK = ['mei@fieldfare.example', 'amara@fieldfare.example'];

/** The mock exams of the demo world: two sets, one session that forty have sat, one that begins soon, and those of the weeks to come. */
export class MockExams {
  constructor(private readonly parts: Parts) {}

  async play({ step, daysAgo, minutes }: MockExamStep): Promise<void> {
    const { now, callAt } = this.parts;
    const at = momentOf(now, daysAgo, minutes);
    const call = callAt(at);
    if (step === 'write') return this.write(call, at);
    if (step === 'plan') return void (await this.planPast(call));
    if (step === 'book') return this.book(call);
    if (step === 'sit') return this.sit();
    return this.announce(call);
  }

  /** The one that begins in five minutes, by the clock and not by the day; to be done last. */
  async begin(now: Date) {
    const { callAt, log } = this.parts;
    const call = callAt(now);
    const session = await planSoon({ callAt, log, caller: this.admin(), now });
    const { sessionId, startsAt } = session;
    if (Date.parse(startsAt) > now.getTime())
      for (const email of SOON) {
        const caller = this.parts.callerOf(email);
        await this.allow(caller, sessionId, call);
        await call(bookMockExamSession, { mockExamSessionId: sessionId }, { caller, key: `book ${sessionId}` });
      }
    return { startsAt, who: SOON };
  }

  private write(call: Call, at: Date): Promise<void> {
    const { log, kept } = this.parts;
    return writeSets([glSet, cemSet], { call, log, kept, caller: this.admin(), at, day: londonDay(at) });
  }

  private planPast(call: Call): Promise<string> {
    return planPast({ call, caller: this.admin(), today: londonDay(this.parts.now) });
  }

  private async book(call: Call): Promise<void> {
    const mockExamSessionId = await this.past();
    await this.arrange(call);
    await this.byFamily(async (sitter) => {
      const caller = await this.childOf(sitter, call);
      await call(bookMockExamSession, { mockExamSessionId }, { caller, key: `book past ${sitter.child}` });
    });
  }

  private async sit(): Promise<void> {
    const { log } = this.parts;
    const session = await sessionOf(await this.past(), log);
    const children: Registered[] = [];
    await this.byFamily(async (sitter) => {
      const { accountId, learnerId } = await this.childOf(sitter, this.asBooked());
      const arrangements = await stateOf(log, standingArrangements, learnerId);
      children.push({
        sitter,
        accountId,
        familyId: accountId,
        learnerId,
        arrangements: arrangements ?? noArrangements,
      });
    });
    await sitSession(session, children, log);
  }

  private async announce(call: Call): Promise<void> {
    const { freeId } = await planSessions({ call, caller: this.admin(), today: londonDay(this.parts.now) });
    for (const email of NEXT_WEEK) {
      const caller = this.parts.callerOf(email);
      await call(bookMockExamSession, { mockExamSessionId: freeId }, { caller, key: `book ${freeId}` });
    }
  }

  /** Asked once more, the same command answers with the same session. */
  private past = (): Promise<string> => this.planPast(this.parts.callAt(momentOf(this.parts.now, 30, 0)));

  private asBooked = (): Call => this.parts.callAt(momentOf(this.parts.now, 12, 90));

  private admin = (): Caller => this.parts.callerOf('admin@fieldfare.example');

  /** Families at once, and the children of each one after another: what is about a family stands in one stream. */
  private async byFamily(does: (sitter: Sitter) => Promise<void>): Promise<void> {
    const sitters = sittersOf(this.parts.people);
    const families = [...new Set(sitters.map(({ email }) => email))];
    await Promise.all(
      families.map(async (family) => {
        for (const child of sitters.filter(({ email }) => email === family)) await does(child);
      }),
    );
  }

  /** As whom a child's device calls; the others of a group are added to it by whoever registered the first. */
  private async childOf({ email, child }: Sitter, call: Call): Promise<Caller> {
    const caller = this.parts.callerOf(email);
    if (!groups.some(({ others }) => others.includes(child))) return caller;
    const { learnerId } = await call(addChild, { name: child }, { caller, key: `add ${child}` });
    return { ...caller, learnerId };
  }

  /** More time, always, for those who have it. */
  private async arrange(call: Call): Promise<void> {
    for (const { email, story } of sittersOf(this.parts.people)) {
      if (story?.kind !== 'extra time') continue;
      const { accountId: userId, learnerId: mockExamUserId } = this.parts.callerOf(email);
      const arrangements = {
        extraTime: { kind: 'percent' as const, percent: story.percent },
        restMinutes: 5,
        largerText: false,
      };
      const wish = { userId, mockExamUserId, arrangements };
      await call(setMockExamArrangements, wish, { caller: this.admin(), key: `arrange ${email}` });
    }
  }

  /** The right to sit one session, given by the house. */
  private async allow({ accountId: familyId, learnerId }: Caller, sessionId: string, call: Call): Promise<void> {
    const wish = { familyId, learnerId, gives: ['mock-sessions' as const], sessionIds: [sessionId] };
    const reason = 'A place in the mock exam of the demo world.';
    await call(giveGrant, { ...wish, reason }, { caller: this.admin(), key: `allow ${sessionId} ${learnerId}` });
  }
}
