import { describe, expect, it } from '@jest/globals';
import type { AnyEvent } from 'schemas/events';
import { eventTypes } from 'schemas/events';
import { goldenOf } from 'schemas/testing/goldens';
import { askedFor } from '../testing/worker-kit';
import { allJobs, processes } from './app';
import { longDay } from './wording';

const everyHandler = processes.flatMap((process) =>
  Object.keys(process.handlers).map((type) => [process.name, type, process] as const),
);

/** What an event has to hold for a job to follow from it, where one does not always; and for each of several jobs. */
const asking: Readonly<Record<string, readonly object[]>> = {
  CheckoutPaid: [{ withoutLogIn: true }, { withoutLogIn: undefined, monthlyPence: 899 }],
  InvitationWithdrawn: [{ resetId: undefined }, { resetId: 'reset-1' }],
  ExamSessionScheduled: [{ isFree: true, isCatchUp: false }],
  MockReportsPrepared: [{ kind: 'individual' }, { kind: 'overall' }],
};

/** The examples of a type that `schemas/golden` keeps, as far as jobs follow from them. */
function goldens(type: string): AnyEvent[] {
  const { data, ...rest } = goldenOf(type) as AnyEvent;
  return (asking[type] ?? [{}]).map((more) => ({ ...rest, data: { ...data, ...more } }) as AnyEvent);
}

describe('the processes', () => {
  it.each(everyHandler)('%s asks for jobs that somebody does when there is %s', (_, type, process) => {
    expect(eventTypes.has(type)).toBe(true);
    for (const event of goldens(type)) {
      const asks = askedFor(process, event);
      expect(asks).not.toEqual([]);
      expect(allJobs.map(({ name }) => name)).toEqual(expect.arrayContaining(asks.map(({ task }) => task)));
    }
  });

  it('have each a name of its own, and so have the jobs', () => {
    for (const names of [processes.map(({ name }) => name), allJobs.map(({ name }) => name)])
      expect(new Set(names).size).toBe(names.length);
  });

  it('ask for every job that there is', () => {
    const asked = everyHandler.flatMap(([, type, process]) =>
      goldens(type).flatMap((event) => askedFor(process, event).map(({ task }) => task)),
    );
    expect(allJobs.map(({ name }) => name).filter((name) => !asked.includes(name))).toEqual([]);
  });

  it('carry no personal data into the queues', () => {
    const said = everyHandler.flatMap(([, type, process]) => {
      const personal = Object.keys(eventTypes.get(type)?.personal ?? {});
      return goldens(type).flatMap((event) => {
        const texts = personal.map((field) => (event.data as Record<string, unknown>)[field]);
        const carried = JSON.stringify(askedFor(process, event));
        return texts.filter((text) => typeof text === 'string' && carried.includes(text));
      });
    });
    expect(said).toEqual([]);
  });
});

it('says a day as it is said', () =>
  expect(['2026-12-05', '2026-01-31'].map(longDay)).toEqual(['5 December 2026', '31 January 2026']));
