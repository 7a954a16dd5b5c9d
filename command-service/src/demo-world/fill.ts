import { manualClock } from 'platform/clock';
import { stateOf } from 'platform/decider/handle';
import { visitor, type Caller } from 'platform/http';
import type { PasswordHasher } from 'platform/passwords';
import type { Ground } from 'platform/service';
import { createFreeAccount, grantRole } from 'schemas/accounts/accounts.contract';
import { account } from '../accounts/account.decider';
import { login } from '../accounts/login.decider';
import { allRoutes, commandDeps } from '../app';
import { callerOf, momentOf, tools, type Call } from './caller';
import { PASSWORD, people, type DemoPerson } from './people';
import { mendMistakes } from './mending';
import { practise, type Done } from './practice';

const settings = { freeQuestionsADay: 50, freeTrialDays: 30, visitorCallsPerMinute: 1, callerCallsPerMinute: 1 };

/** The people of the demo world and their accounts. */
export async function fill(ground: Ground, passwords: PasswordHasher, now: Date) {
  const clock = manualClock(now);
  const deps = commandDeps(ground, clock);
  const call = callerOf(allRoutes({ ground, passwords, settings, clock }), deps);
  for (const person of people) {
    clock.set(momentOf(now, person.daysAgo, 0));
    const caller = await signUp(person, call, { ground, hashed: deps.hashed });
    const world = { call, clock, now, log: ground.log };
    const done: Done[] = [];
    for (const [n, habit] of person.practice.entries())
      done.push(...(await practise({ person, habit, n, caller }, world)));
    await mendMistakes({ person, caller, done }, world);
  }
  return people.map(({ role, email }) => ({ role, email, password: PASSWORD }));
}

interface Parts {
  readonly ground: Ground;
  readonly hashed: (email: string) => string;
}

async function signUp(person: DemoPerson, call: Call, { ground: { log }, hashed }: Parts): Promise<Caller> {
  const { email, parentFirstName, parentLastName, childName, grant } = person;
  const request = {
    parentEmail: email,
    parentFirstName,
    parentLastName,
    password: PASSWORD,
    ...(childName !== undefined && { childName }),
  };
  const { accountId: known } = await stateOf(log, login, hashed(email));
  if (known === undefined) await call(createFreeAccount, request, { caller: visitor, key: `sign-up ${email}` });
  const { accountId = '' } = await stateOf(log, login, hashed(email));
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
