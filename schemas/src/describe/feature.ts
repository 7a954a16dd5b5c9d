import type { Contract } from './contract';
import type { EventFamily } from './events';
import type { Fields } from './schema';
import type { AnyTable } from './table';

/** How a refusal is told: its HTTP status, and a sentence for the person who sees it. The deciders know only the code. */
export interface RefusalText {
  readonly status: number;
  readonly title: string;
}

type Families = readonly EventFamily<Record<string, Fields>>[];

interface Parts<F extends Families, R extends Record<string, RefusalText>> {
  /** In an order in which their events might happen: the fixed log of the projectors follows it. */
  readonly families: F;
  /** The modules that declare its calls: what else they export is passed over. */
  readonly calls: readonly Readonly<Record<string, unknown>>[];
  readonly tables: readonly AnyTable[];
  /** What its calls may be refused for. A code is told by one feature; the calls of others may use it. */
  readonly refusals: R;
}

/** What a feature brings to the system: its events, its calls, its read tables and the words of its refusals. */
export interface Feature<F extends Families = Families, R = Readonly<Record<string, RefusalText>>> {
  /** Its folder, everywhere. */
  readonly name: string;
  readonly families: F;
  readonly contracts: readonly Contract[];
  readonly tables: readonly AnyTable[];
  readonly refusals: R;
}

/**
 * Declares a feature. Everything that it brings is named in its `<feature>.feature.ts`; `schemas/src/features.ts` names
 * the features alone, and the lists of the whole system are made from it.
 */
export function feature<const F extends Families, const R extends Record<string, RefusalText>>(
  name: string,
  { families, calls, tables, refusals }: Parts<F, R>,
): Feature<F, R> {
  const contracts = calls.flatMap((module) => Object.values(module)).filter(isContract);
  return { name, families, contracts, tables, refusals };
}

function isContract(exported: unknown): exported is Contract {
  return typeof exported === 'object' && exported !== null && 'side' in exported && 'path' in exported;
}
