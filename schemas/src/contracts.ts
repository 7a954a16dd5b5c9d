import * as accounts from './accounts/accounts.contract';
import type { Contract } from './describe/contract';
import * as investigations from './investigations/investigations.contract';
import * as subscription from './marketing/subscription.contract';
import * as issuing from './practice/worksheets/issuing.contract';
import * as practice from './practice/worksheets/practice.contract';
import * as printing from './practice/worksheets/printing.contract';
import * as progress from './practice/progress/progress.contract';
import * as catalogue from './questions/catalogue.contract';
import * as english from './questions/english.contract';

const features: readonly Record<string, unknown>[] = [
  accounts,
  subscription,
  catalogue,
  english,
  practice,
  issuing,
  progress,
  printing,
  investigations,
];

/** Every call of the system: what the gateway forwards, the services answer, and `/openapi.json` describes. */
export const contracts: readonly Contract[] = features.flatMap((feature) => Object.values(feature)).filter(isContract);

function isContract(exported: unknown): exported is Contract {
  return typeof exported === 'object' && exported !== null && 'side' in exported && 'path' in exported;
}
