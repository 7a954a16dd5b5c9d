import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RequestOf } from 'schemas/describe/contract';
import { issueAgainAfterKeyChange } from 'schemas/mock-exams/keys/keys.contract';
import { prepareReports } from 'schemas/mock-exams/reports/delivery.contract';
import { generateAndSendMockExamReports } from 'schemas/mock-exams/reports/sending.contract';
import { dice } from 'schemas/rights/testing/random-grants';
import { goldenOf } from 'schemas/testing/goldens';
import { officeOf } from '../../../testing/office';
import { KeyOffice } from './testing/key-office';

let office: KeyOffice;
let workers: ReturnType<ReturnType<typeof officeOf>['asService']>;

/** Long after the session: its reports may be asked for. */
async function open(): Promise<void> {
  office = await KeyOffice.open();
  office.house.clock.advance(20 * 3_600_000);
  await office.everybodyLogsIn();
  workers = officeOf(office.house).asService('workers');
}
beforeEach(open);
afterEach(() => office.house.close());

const all = ['amara', 'finn', 'mei'];

/** What a worker counted, with the keys of a version. */
const counted = (requestId: string, keyVersion: number) => {
  const { position, cohort, markingRule, template } = goldenOf('MockReportsPrepared').data as RequestOf<
    typeof prepareReports
  >;
  const { paperHash, sessionId } = office.sat;
  const keyVersions = [{ paperHash, keyVersion }];
  return { sessionId, requestId, position, cohort, markingRule, template, keyVersions, learnerIds: all };
};
const askForAll = async (call = office.mia) =>
  String((await call(generateAndSendMockExamReports, { mockExamSessionId: office.sat.sessionId })).body['requestId']);
const prepare = (requestId: string, keyVersion: number) => workers(prepareReports, counted(requestId, keyVersion));
const issueAgain = () => workers(issueAgainAfterKeyChange, { paperHash: office.sat.paperHash, keyVersion: 2 });
const happened = (type: string) => office.house.store.events.filter((event) => event.type === type);
const keyChanged = () => happened('MockReportsAskedFor').filter(({ data }) => data['reason'] === 'key changed');

/** Does something once, just before the first event of a type is written down. */
function before(doing: Readonly<Record<string, () => Promise<unknown>>>): void {
  const waiting = new Map(Object.entries(doing));
  office.house.store.before = async ({ events: [event] }) => {
    const type = event?.type ?? '';
    const its = waiting.get(type);
    waiting.delete(type);
    await its?.();
  };
}
const decide = async () => office.propose(await office.shown({ learnerIds: [] }));

describe('reports that are counted while a key is put right', () => {
  it('keep it from being decided, and are among those that have to be seen from then on', async () => {
    const requestId = await askForAll();
    expect(await decide()).toMatchObject({ status: 409, code: 'MockKeyReportsRunning' });
    expect((await prepare(requestId, 1)).status).toBe(200);
    expect(await decide()).toMatchObject({ status: 409, code: 'MockKeyPreviewOutOfDate' });
    const requests = [{ sessionId: office.sat.sessionId, count: 2 }];
    expect((await office.propose(await office.shown({ learnerIds: [], requests }))).status).toBe(200);
    expect(await issueAgain()).toMatchObject({ status: 200 });
    expect(keyChanged()).toEqual([]);
  });

  it('are counted again, where they were asked for just before the decision and counted with the key before', async () => {
    let requestId = '';
    before({ MockKeyChanged: async () => (requestId = await askForAll()) });
    expect(await decide()).toMatchObject({ status: 200, body: { isDecided: true } });
    expect(await prepare(requestId, 1)).toMatchObject({ status: 409, code: 'ReportsKeysMeanwhile' });
    expect(await issueAgain()).toMatchObject({ status: 409, code: 'MockKeyReportsRunning' });
    expect(await prepare(requestId, 2)).toMatchObject({ status: 200 });
    expect(await issueAgain()).toMatchObject({ status: 200 });
    expect(keyChanged()).toEqual([]);
  });

  it('are issued again, once, where they were counted between the look at them and the decision', async () => {
    before({ MockKeyChanged: async () => prepare(await askForAll(), 1) });
    expect(await decide()).toMatchObject({ status: 200, body: { isDecided: true } });
    for (const _ of [1, 2]) expect(await issueAgain()).toMatchObject({ status: 200 });
    expect(keyChanged().map(({ data }) => data['learnerIds'])).toEqual([all]);
  });

  it('are waited for, where their keys were looked at before the decision and they are written down after it', async () => {
    let counting: Promise<unknown> = Promise.resolve();
    let decided: Promise<unknown> = Promise.resolve();
    let tellLooked: () => void = () => undefined;
    const looked = new Promise<void>((resolve) => (tellLooked = resolve));
    before({
      MockKeyChanged: async () => {
        counting = prepare(await askForAll(), 1);
        await looked;
      },
      MockReportsPrepared: async () => {
        tellLooked();
        await decided;
        expect(await issueAgain()).toMatchObject({ status: 409, code: 'MockKeyReportsRunning' });
      },
    });
    decided = decide();
    expect(await decided).toMatchObject({ status: 200 });
    expect(await counting).toMatchObject({ status: 200 });
    expect(await issueAgain()).toMatchObject({ status: 200 });
    expect(keyChanged().map(({ data }) => data['learnerIds'])).toEqual([all]);
  });
});

const CASES = 12;
const pause = async (turns: number) => {
  for (let left = turns; left > 0; left -= 1) await nextTurn();
};

it('leaves no report with the key before, whatever comes between what: by chance, both at once', async () => {
  for (let seed = 1; seed <= CASES; seed += 1) {
    const roll = dice(seed * 7_919);
    if (seed > 1) {
      await office.house.close();
      await open();
    }
    const token = await office.shown({ learnerIds: [] });
    office.house.store.before = () => pause(roll(40));
    const [{ status }] = await Promise.all([office.propose(token), reportsAfter(roll(90))]);
    office.house.store.before = () => undefined;
    if (status === 200) expect((await issueAgain()).status).toBe(200);
    const isOld = JSON.stringify(happened('MockReportsPrepared')[0]?.data['keyVersions']).includes('"keyVersion":1');
    expect(keyChanged()).toHaveLength(status === 200 && isOld ? 1 : 0);
  }
}, 180_000);

/** As the workers do it: counted with the keys as they are, and again where these have changed. */
async function reportsAfter(turns: number): Promise<void> {
  await pause(turns);
  const requestId = await askForAll();
  for (;;) {
    const { keyVersion } = await office.keys();
    await pause(turns);
    if ((await prepare(requestId, keyVersion)).status === 200) return;
  }
}
