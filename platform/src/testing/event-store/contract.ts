import { appending } from './appending';
import { batches } from './batches';
import { hangs, kills } from './interruptions';
import { reading } from './reading';
import { repeating } from './repeating';
import type { ContractCase } from './server-under-test';
import { writingTogether } from './writing-together';

/**
 * What every adapter of the event log promises, apart from any test runner: `event-store.contract-suite.ts` runs it
 * under Jest, `npm run test:event-store` against any server. Names are new in each run, so the server may hold data.
 */
export const contract: readonly { readonly about: string; readonly cases: readonly ContractCase[] }[] = [
  { about: 'an append', cases: appending },
  { about: 'a repeated command', cases: repeating },
  { about: 'many writers', cases: writingTogether },
  { about: 'a reader', cases: reading },
  { about: 'a reader of batches', cases: batches },
  { about: 'a server that is killed', cases: kills },
  { about: 'a server that hangs', cases: hangs },
];

/** Within which a case ends, in ms, on a slow machine. */
export const CASE_MS = 120_000;
