import { expect, it } from '@jest/globals';
import { openDatabase } from 'platform/database';
import { testDatabase } from 'platform/testing/database';
import { loggedOf, refusingUnsound } from 'platform/testing/folding';
import { eventTypes } from 'schemas/events';
import { everyExtreme, eventAt } from './extremes';
import { filled } from './filled';

/** Each end of each type twice, one after the other: what is summed in a row is summed at its most. */
const extremes = everyExtreme.flatMap((extreme) =>
  [...eventTypes.values()].flatMap((type) => [eventAt(type, extreme), eventAt(type, extreme)]),
);
/** What those who are erased leave behind; read tables are then built from it. */
const erased = extremes.map(({ type, data, at }) => {
  const gone = Object.keys(eventTypes.get(type)?.personal ?? {}).filter((field) => field in data);
  return { type, at, data: { ...data, ...Object.fromEntries(gone.map((field) => [field, null])) } };
});

it('is what the log takes', () => {
  const refuse = refusingUnsound(eventTypes);
  for (const event of extremes) expect(() => refuse(event)).not.toThrow();
});

it.each([
  ['as they are', extremes],
  ['after everybody was erased', erased],
])('stops no read table: the extremes of every field of every event, %s', async (_, happened) => {
  const database = await testDatabase();
  const db = openDatabase({ url: database.as('projector'), name: 'extremes-test' });
  try {
    await filled(db, loggedOf(happened), 100);
    expect(await db.many(`select projection, fault from read.projections where state <> 'live'`)).toEqual([]);
  } finally {
    await db.close();
    await database.drop();
  }
});
