import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as calls from 'schemas/mock-exams/sittings/sitting.contract';
import { commandHouse, type CommandHouse } from '../../../testing/house';
import { officeOf } from '../../../testing/office';
import { sitting } from './sitting.decider';
import { examHall, type ExamHall } from './testing/hall';

let hall: ExamHall;
let other: CommandHouse;

beforeAll(async () => {
  hall = await examHall();
  other = await commandHouse({ footing: hall.house.footing });
  await hall.session('march');
});
afterAll(async () => {
  await hall.house.close();
  await other.close();
});

const march = { mockExamSessionId: 'march' };
const beat = (deviceId: string) => [calls.beatMockExam, { ...march, deviceId }] as const;
/** A child in that session who has begun on the desk; how often their sitting was read is counted from now on. */
async function begun(name: string) {
  const child = await hall.child(name, 'march');
  await child.call(0, calls.createMockExamSessionTracker, { deviceId: 'desk' });
  const here = await child.signedIn(10);
  const { call: there } = await officeOf(other).logIn(`${name}@example.org`);
  return { here, there, stream: `${sitting.category}-march.${child.learnerId}` };
}

it('a device that has taken over is told so by each service, whatever that remembers', async () => {
  const { here, there } = await begun('amara');
  expect((await here(...beat('desk'))).body).toMatchObject({ isActive: true });
  expect((await here(...beat('phone'))).body).toMatchObject({ isActive: false });
  expect(await there(calls.takeOverMockExam, { ...march, deviceId: 'phone' })).toMatchObject({ status: 200 });
  for (const call of [here, there]) expect((await call(...beat('phone'))).body).toMatchObject({ isActive: true });
  expect((await there(...beat('desk'))).body).toMatchObject({ isActive: false });
});

it('a child who has begun by another service is not heard as one who waits', async () => {
  const child = await hall.child('bola', 'march');
  const here = await child.signedIn(0);
  // This one remembers that nothing was begun.
  expect((await here(...beat('phone'))).body).toMatchObject({ isActive: true });
  const { call: there } = await officeOf(other).logIn('bola@example.org');
  await there(calls.createMockExamSessionTracker, { ...march, deviceId: 'desk' });
  expect((await here(...beat('phone'))).body).toMatchObject({ isActive: false });
  expect((await here(...beat('desk'))).body).toMatchObject({ isActive: true });
  const acts = [{ kind: 'chosen', questionId: hall.exams[0]?.questionIds[0], seq: 1, option: 'B' }];
  const kept = await here(calls.keepMockExamAnswers, { ...march, paper: 1, deviceId: 'desk', tab: 'tab', acts });
  expect(kept.body).toMatchObject({ verdicts: [{ verdict: 'kept' }] });
});

it('the log is not read for the device that is known to be the one', async () => {
  const { here, stream } = await begun('finn');
  await here(...beat('desk'));
  const { store } = hall.house;
  const read = store.readStream.bind(store);
  const reads: string[] = [];
  store.readStream = (name, from) => {
    reads.push(name);
    return read(name, from);
  };
  for (let n = 0; n < 5; n += 1) await here(...beat('desk'));
  expect(reads.filter((name) => name === stream)).toEqual([]);
  await here(...beat('phone'));
  expect(reads.filter((name) => name === stream)).toEqual([stream]);
  store.readStream = read;
});
