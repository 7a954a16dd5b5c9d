import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from '@jest/globals';
import { streamOf } from 'platform/event-store';
import { createFreeAccount, validateUser } from 'schemas/accounts/accounts.contract';
import type { Contract } from 'schemas/describe/contract';
import { submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { startPlannedWorksheet } from 'schemas/practice/worksheets/issuing.contract';
import { commandHouse, type Browser, type CommandHouse, type Reply } from '../../../../testing/house';

const ann = { email: 'ann@example.org', password: 'correct horse' };

/** A child on a free plan of ten questions a day, in a house of their own for each test. */
export function freeLearner() {
  let house: CommandHouse;
  let tab: Browser;
  let token = '';
  let learnerId = '';
  beforeEach(async () => {
    house = await commandHouse({ freeQuestionsADay: 10 });
    tab = house.browser();
    const names = { parentFirstName: 'Ann', parentLastName: 'Lee', parentEmail: ann.email, password: ann.password };
    await tab.call(createFreeAccount, names);
    await signIn();
  });
  afterEach(() => house.close());

  async function signIn(): Promise<void> {
    const { body } = await tab.call(validateUser, ann);
    [token, learnerId] = [String(body['accessToken']), String(body['learnerId'])];
  }

  const send = (contract: Contract, request: object, key: string = randomUUID()): Promise<Reply> =>
    tab.call(contract, request, { Authorization: `Bearer ${token}`, 'Idempotency-Key': key });
  return {
    send,
    signIn,
    house: () => house,
    learnerId: () => learnerId,
    /** From now on the account has the standard plan, or has it no more. */
    standardPlan: async (type: 'RoleGranted' | 'RoleRevoked' = 'RoleGranted'): Promise<void> => {
      const registered = house.store.events.find((event) => event.type === 'AccountRegistered');
      const accountId = String(registered?.data['accountId']);
      const stream = streamOf('account', accountId);
      const expected = (await house.log.readStream(stream)).at(-1)?.revision ?? 0;
      const events = [{ type, data: { accountId, role: 'ROLE_USER' } }];
      const recording = { commandId: type, at: '2026-11-21T10:00:00.000Z', actor: { id: 'admin', role: '' } };
      await house.log.append({ stream, expected, events, recording, about: [] });
    },
    /** The same child, signed in at another time. */
    at: async (instant: string): Promise<void> => {
      house.clock.set(instant);
      await signIn();
    },
    answer: (worksheetId: string, questionNumber: number, text = '7') =>
      send(submitAnswer, { worksheetId, questionNumber, answer: text }),
    /** What is left of the day. */
    left: async () => (await send(startPlannedWorksheet, planOf(1))).body['remaining'],
    dayStream: (day: string) => streamOf('learnerday', `${learnerId}.${day}`),
  };
}

/** A planned worksheet of so many questions, so many times. */
export const planOf = (count: number, purpose = 'practice', times = 1) => ({
  purpose,
  parts: Array.from({ length: times }, () => ({ questionType: 'simplify', count })),
});
