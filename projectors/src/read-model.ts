import { readModelsOf } from 'platform/projections';
import type { AnyEvent } from 'schemas/events';

/** Read models over the events of this system: `readModel(table, { version: 1 }).fold({ … })`. */
export const readModel = readModelsOf<AnyEvent>();
