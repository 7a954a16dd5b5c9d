import { manualClock, type Clock } from 'platform/clock';
import { LINKS, newSigningKey, signedTokens, tokenKeysOf } from 'platform/crypto';
import { stateOf } from 'platform/decider/handle';
import { visitor, type Caller } from 'platform/http';
import type { PasswordHasher } from 'platform/passwords';
import type { DecidingGround } from 'platform/service';
import { confirmEmail, createFreeAccount, grantRole } from 'schemas/accounts/accounts.contract';
import { CONFIRM_EMAIL_PATH } from 'schemas/accounts/links';
import { startPlannedWorksheet } from 'schemas/practice/worksheets/issuing.contract';
import { account } from '../accounts/account/account.decider';
import { login } from '../accounts/signing-in/login.decider';
import { allRoutes, commandDeps } from '../app';
import { tokensOf } from '../tokens';
import { agendaOf, type Sitting } from './agenda';
import { askForWorksheet } from './asking';
import { callerOf, momentOf, tools, type Call } from './caller';
import { PASSWORD, people, type DemoPerson } from './people';
import { planMockExams } from './mock-exams';
import { mistakesIn } from './mending';
import { workThrough, type World } from './practice';

const settings = {
  freeQuestionsADay: 50,
  freeTrialDays: 30,
  visitorCallsPerMinute: 1,
  callerCallsPerMinute: 1,
  staffSecondFactor: 'optional' as const,
};

/** How much goes right where mistakes are mended. */
const MENDING_SKILL = 0.85;

/** The people of the demo world and their accounts. */
export async function fill(ground: DecidingGround, passwords: PasswordHasher, now: Date) {
  const clock = manualClock(now);
  const deps = commandDeps(ground, clock);
  const call = callerOf(allRoutes({ ground, passwords, settings, clock, tokens: tokensThatOpenNothing(clock) }), deps);
  const world = { call, clock, now, log: ground.log };
  const diaries = new Map<DemoPerson, Diary>();
  for (const sitting of agendaOf(people)) {
    const { person, daysAgo, minutes } = sitting;
    clock.set(momentOf(now, daysAgo, minutes));
    const known = diaries.get(person);
    if (known) await sit(sitting, known, world);
    else diaries.set(person, { caller: await signUp(person, call, { ground, clock, hashed: deps.hashed }), done: [] });
  }
  clock.set(now);
  const admin = people.find(({ grant }) => grant === 'ROLE_ADMIN');
  const caller = admin && diaries.get(admin)?.caller;
  if (caller) await planMockExams({ call, log: ground.log, now, caller });
  return people.map(({ role, email }) => ({ role, email, password: PASSWORD }));
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

async function sit({ does, daysAgo, minutes }: Sitting, { caller, done }: Diary, world: World): Promise<void> {
  if (does.kind === 'sign-up') return;
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

interface Parts {
  readonly ground: DecidingGround;
  readonly clock: Clock;
  readonly hashed: (email: string) => string;
}

async function signUp(
  person: DemoPerson,
  call: Call,
  { ground: { log, keys, names }, clock, hashed }: Parts,
): Promise<Caller> {
  const { email, parentFirstName, parentLastName, childName, grant } = person;
  const request = {
    parentEmail: email,
    parentFirstName,
    parentLastName,
    password: PASSWORD,
    ...(childName !== undefined && { childName }),
  };
  const index = hashed(email);
  const accountOf = async () => (await stateOf(log, login, (await names.find(index)) ?? index)).accountId;
  const known = await accountOf();
  if (known === undefined) await call(createFreeAccount, request, { caller: visitor, key: `sign-up ${email}` });
  const accountId = (await accountOf()) ?? '';
  await call(confirmEmail, { token: linkOf(accountId, keys, clock) }, { caller: visitor, key: `confirm ${email}` });
  if (grant) await call(grantRole, { accountId, role: grant }, { caller: tools, key: `grant ${email}` });
  const state = await stateOf(log, account, accountId);
  if (state === null) throw new Error(`${email} has no account`);
  return {
    accountId,
    learnerId: state.learnerId,
    email,
    roles: state.roles,
    sessionId: 'demo-world',
    passwordEpoch: 0,
  };
}

// As it stands in the welcome mail.
const linkOf = (accountId: string, keys: DecidingGround['keys'], clock: Clock): string =>
  signedTokens(keys.deriveEach(LINKS)).signToken({
    purpose: CONFIRM_EMAIL_PATH,
    parts: [accountId],
    expiresAt: new Date(clock.now().getTime() + 3_600_000),
  });
