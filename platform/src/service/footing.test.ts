import { expect, it } from '@jest/globals';
import { START, StoreUnavailable } from '../event-store/event-store';
import { eventually } from '../testing/eventually';
import { openLog } from '../logging/logging';
import { watchFooting } from './footing';

const at = (n: number) => String(n).padStart(START.length, '0');

/** A log that ends where the test says, or is away, under a database that has met events up to the fifth. */
function footing() {
  const state = { head: at(5) as string | Error, looks: 0 };
  const said: string[] = [];
  const logger = openLog({ service: 'test', level: 'silent' });
  logger.error = (_: unknown, message?: string) => void said.push(message ?? '');
  const db = { one: <T>() => Promise.resolve({ furthest: at(5) } as T) };
  const store = {
    head: () => {
      state.looks += 1;
      return state.head instanceof Error ? Promise.reject(state.head) : Promise.resolve(state.head);
    },
  };
  const looked = async () => {
    const before = state.looks;
    // The second look begins once the first has been thought over.
    await eventually(
      () => state.looks,
      (looks) => looks >= before + 2,
    );
  };
  return { state, said, looked, parts: { db, store, logger } };
}

it('tells once that a log was put back under a running service, and again after it had been whole', async () => {
  const { state, said, looked, parts } = footing();
  const stopping = new AbortController();
  const watching = watchFooting(parts, stopping.signal, 1);
  await looked();
  expect(said).toEqual([]);

  state.head = at(3);
  await looked();
  await looked();
  expect(said).toEqual([expect.stringContaining(`ends at ${at(3)}, but the database has met events up to ${at(5)}`)]);

  // What is away tells nothing: neither that it belongs here nor that it does not.
  state.head = new StoreUnavailable('away');
  await looked();
  state.head = at(3);
  await looked();
  expect(said).toHaveLength(1);

  state.head = at(6);
  await looked();
  state.head = at(2);
  await looked();
  expect(said).toHaveLength(2);
  stopping.abort();
  await watching;
});
