import type { AnyTable } from './describe/table';
import { features } from './features';

/** Every read table of the system. */
export const tables: readonly AnyTable[] = features.flatMap((feature) => feature.tables);
