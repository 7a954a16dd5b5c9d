import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { CASE_MS, contract } from '../testing/event-store/contract';
import type { ServerUnderTest } from '../testing/event-store/server-under-test';

/** Holds an adapter to what the port promises, on a server that is started once for all cases. */
export function eventStoreSuite(name: string, start: () => Promise<ServerUnderTest>): void {
  describe(name, () => {
    let server: ServerUnderTest;
    beforeAll(async () => {
      server = await start();
    }, CASE_MS);
    afterAll(() => server.close());

    for (const { about, cases } of contract)
      describe(about, () => {
        for (const { name: promise, run } of cases) it(promise, () => run(server), CASE_MS);
      });
  });
}
