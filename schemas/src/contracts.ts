import type { Contract } from './describe/contract';
import { features } from './features';

/** Every call of the system: what the gateway forwards, the services answer, and `/openapi.json` describes. */
export const contracts: readonly Contract[] = features.flatMap((feature) => feature.contracts);
