import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { until } from 'platform/testing/eventually';
import { staffRoles } from 'schemas/accounts/roles';
import { getMockExamReports } from 'schemas/mock-exams/reports/progress.contract';
import { generateAndSendMockExamReports } from 'schemas/mock-exams/reports/sending.contract';
import { isOfPeople } from 'schemas/testing/named-ids';
import { household, nobodys, type Belongings, type Household } from './household';
import { examIn } from './household-exams';
import { asked, isOfCaller, mayCall, namingCalls, waysToName, type NamingCall } from './naming-calls';
import { personWith, type Person } from '../people/people';
import { caughtUp } from '../running/read-tables';
import { startSystem, type System } from '../running/system';

const PATIENT_MS = 120_000;

let system: System;
let owner: Database;
let theirs: Household;
let own: Household;
/** What a child of either family has as well. */
let forBoth: Pick<Belongings, 'exam to come' | 'sat exam' | 'sat paper'>;
const ofStaff: (readonly [role: string, Person])[] = [];
const missing = nobodys();

beforeAll(async () => {
  system = await startSystem({
    services: ['command-service', 'projectors', 'query-service', 'workers', 'mail-catcher', 'stripe-stand-in'],
  });
  owner = openDatabase({ url: system.database.url, name: 'another-family', max: 2 });
  const [sat, coming] = [await examIn(system, -9, false), await examIn(system, 72, false)];
  forBoth = {
    'exam to come': coming.planned.sessionId,
    'sat exam': sat.planned.sessionId,
    'sat paper': sat.kept.set.papers[0]?.paperId ?? '',
  };
  theirs = await household(system, sat, 0);
  own = await household(system, sat, 1);
  for (const role of staffRoles) ofStaff.push([role, await personWith(system, [role])]);
  for (const has of [theirs.has, forBoth]) await report(has['sat exam']);
  // What they do by themselves would come between what is asked and what is written.
  for (const name of ['workers', 'stripe-stand-in'] as const) await system.service(name).stop();
  await caughtUp(owner, await system.ground.store.head());
});

afterAll(async () => {
  await owner.close();
  await system.stop();
});

async function report(mockExamSessionId: string): Promise<void> {
  const { client } = theirs.admin;
  await client.call(generateAndSendMockExamReports, { mockExamSessionId });
  const areSent = async () => {
    const { reports } = await client.call(getMockExamReports, { mockExamSessionId });
    return reports.length > 0 && reports.every(({ state }) => state === 'sent');
  };
  await until(areSent, 'the reports are sent', PATIENT_MS);
}

const told = (call: NamingCall) => `${call.contract.path}, ${call.fields.join(', ')}`;

const callerIn = ({ holder, admin }: Household, { contract }: NamingCall): Person =>
  isOfPeople(contract) ? holder : admin;

/** Somebody of the other family; and of what is whoever calls’ own, each kind of staff. */
const callersOf = (call: NamingCall): Person[] => [
  callerIn(own, call),
  ...ofStaff.flatMap(([role, person]) => (isOfCaller(call) && mayCall(call, role) ? [person] : [])),
];

describe('what is another family’s', () => {
  it.each(namingCalls.map((call) => [told(call), call] as const))('is as what never was: %s', async (_, call) => {
    for (const person of callersOf(call))
      for (const way of waysToName(call, theirs.has, [missing, { ...own.has, ...forBoth }])) {
        const as = { system, person };
        const nobodysWay = way.map((has) => (has === theirs.has ? missing : has));
        const isAllTheirs = way.every((has) => has === theirs.has);
        // What is done beside one’s own once, both of those that are compared find done.
        if (!isAllTheirs) await asked(call, nobodysWay, as);
        const found = await asked(call, way, as);
        expect(found).toEqual(await asked(call, nobodysWay, as));
        if (isAllTheirs) expect(found.events).toEqual([]);
      }
  });
});

describe('what is one’s own, or everybody’s', () => {
  const endsSessions = ({ names, fields }: NamingCall) => fields.some((field) => names[field] === 'session that calls');
  // The bell of a room goes on for whoever is let in; that they are is tried beside the board.
  const ending = namingCalls
    .filter(({ contract }) => contract.goesOn !== true)
    .toSorted((one, other) => Number(endsSessions(one)) - Number(endsSessions(other)));

  it.each(ending.map((call) => [told(call), call] as const))('is there: %s', async (_, call) => {
    const as = { system, person: callerIn(theirs, call) };
    const found = [];
    for (const has of [missing, theirs.has, { ...theirs.has, ...forBoth }]) {
      const { status, said } = await asked(
        call,
        call.fields.map(() => has),
        as,
      );
      found.push(`${status} ${said}`);
    }
    expect(new Set(found).size).toBeGreaterThan(1);
  });
});
