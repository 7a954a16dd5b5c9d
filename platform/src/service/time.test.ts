import { expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually';
import { keepTime, type SharedTime } from './time';

const HOUR = 3_600_000;
const logger = { warn: () => undefined };

/** A database that is so far ahead of this machine, or away. */
function database() {
  const told = { aheadMs: 0, isAway: false, looks: 0 };
  const db = {
    one: <T>() => {
      told.looks += 1;
      if (told.isAway) return Promise.reject(new Error('it is away'));
      return Promise.resolve({ at: Date.now() + told.aheadMs } as T);
    },
  };
  return { told, db };
}
const aheadBy = (time: SharedTime) => Math.round((time.now().getTime() - Date.now()) / HOUR);

it('goes by the database at each look, and on while that is away, until it is stopped', async () => {
  const { told, db } = database();
  told.aheadMs = HOUR;
  const time = keepTime({ db, logger }, 5);
  await time.look();
  expect(aheadBy(time)).toBe(1);
  told.isAway = true;
  const { looks } = told;
  await eventually(
    () => told.looks,
    (count) => count > looks + 2,
  );
  expect(aheadBy(time)).toBe(1);
  [told.aheadMs, told.isAway] = [2 * HOUR, false];
  await eventually(
    () => aheadBy(time),
    (hours) => hours === 2,
  );
  await time.stop();
  const { looks: atTheEnd } = told;
  await new Promise((resolve) => void setTimeout(resolve, 30));
  expect(told.looks).toBe(atTheEnd);
});

it('is asked for by whoever begins: a fault of it is theirs', async () => {
  const { told, db } = database();
  told.isAway = true;
  const time = keepTime({ db, logger });
  await expect(time.look()).rejects.toThrow('it is away');
  await time.stop();
});
