import { manualClock, type Clock } from 'platform/clock';
import { newSigningKey, tokenKeysOf } from 'platform/crypto';
import type { Caller } from 'platform/http';
import type { PasswordHasher } from 'platform/passwords';
import type { DecidingGround } from 'platform/service';
import { startPlannedWorksheet } from 'schemas/practice/worksheets/issuing.contract';
import { allRoutes, commandDeps } from '../app';
import { tokensOf } from '../tokens';
import { agendaOf, type Sitting } from './agenda';
import { askForWorksheet } from './asking';
import { callerOf, callsAt, momentOf } from './caller';
import { dayOf } from './first-day';
import { mistakesIn } from './mending';
import { MockExams, mockExamSteps } from './mock-exams/mock-exams';
import { groups } from './mock-exams/sitters';
import { PASSWORD, people, type DemoPerson } from './people';
import { workThrough, type World } from './practice';
import { accountFinder, signUp } from './sign-up';

const settings = {
  freeQuestionsADay: 50,
  freeTrialDays: 30,
  visitorCallsPerMinute: 1,
  callerCallsPerMinute: 1,
  staffSecondFactor: 'optional' as const,
};

/** How much goes right where mistakes are mended. */
const MENDING_SKILL = 0.85;

/** The people of the demo world and their accounts, and the mock exam that begins next. */
export async function fill(ground: DecidingGround, passwords: PasswordHasher, startedAt: Date) {
  const { log } = ground;
  const clock = manualClock(startedAt);
  const deps = commandDeps(ground, clock);
  const routes = allRoutes({ ground, passwords, settings, clock, tokens: tokensThatOpenNothing(clock) });
  const call = callerOf(routes, deps);
  const accountOf = accountFinder(ground, deps.hashed);
  const now = await dayOf(people, startedAt, { log, accountOf });
  const diaries = new Map<DemoPerson, Diary>();
  const mockExams = new MockExams({
    callAt: callsAt(routes, deps),
    log,
    kept: deps.kept,
    now,
    people,
    callerOf: (email) => known([...diaries].find(([person]) => person.email === email)?.[1].caller, email),
  });
  const world = { call, clock, now, log, mockExams };
  for (const sitting of agendaOf([...people, ...groups], mockExamSteps(now))) {
    const { person, daysAgo, minutes } = sitting;
    clock.set(momentOf(now, daysAgo, minutes));
    const diary = diaries.get(person);
    if (diary) await sit(sitting, diary, world);
    else diaries.set(person, { caller: await signUp(person, call, { ground, clock, accountOf }), done: [] });
  }
  clock.set(startedAt);
  const mockExam = await mockExams.begin(startedAt);
  return { accounts: people.map(({ role, email }) => ({ role, email, password: PASSWORD })), mockExam };
}

function known<T>(found: T | undefined, email: string): T {
  if (found === undefined) throw new Error(`${email} has not signed up`);
  return found;
}

// Nobody logs in here.
function tokensThatOpenNothing(clock: Clock) {
  const signingKey = newSigningKey();
  return tokensOf({ signingKey, tokenKeys: tokenKeysOf({ nobody: signingKey }) }, clock);
}

/** What somebody of the demo world has done so far. */
interface Diary {
  readonly caller: Caller;
  /** Worksheets that were handed in. */
  readonly done: string[];
}

interface WholeWorld extends World {
  readonly mockExams: MockExams;
}

async function sit({ does, daysAgo, minutes }: Sitting, { caller, done }: Diary, world: WholeWorld): Promise<void> {
  if (does.kind === 'sign-up') return;
  if (does.kind === 'mock-exams') return world.mockExams.play(does.step);
  const sheet = does.kind === 'practise' ? does : { ...does, skill: MENDING_SKILL, isLast: false };
  const worksheetId =
    does.kind === 'practise'
      ? await askForWorksheet({ ...does, caller, call: world.call })
      : await askForMistakes(does, { caller, done }, world);
  if (worksheetId === undefined) return;
  await workThrough(worksheetId, { ...sheet, caller }, { ...world, daysAgo, minutes });
  if (!sheet.isLast) done.push(worksheetId);
}

async function askForMistakes(
  { key, sheet }: { key: string; sheet: number },
  { caller, done }: Diary,
  { call, log }: World,
): Promise<string | undefined> {
  const parts = await mistakesIn(done, sheet, log);
  if (parts.length === 0) return undefined;
  return (await call(startPlannedWorksheet, { purpose: 'mistakes', parts }, { caller, key: `get ${key}` })).worksheetId;
}
