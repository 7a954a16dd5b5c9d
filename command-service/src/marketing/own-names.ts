import type { Counters } from 'platform/counters';
import type { AddressNames } from 'platform/crypto';
import type { CommandTools } from 'platform/http';
import type { SeatingPort } from './seating';

export interface MarketingParts {
  readonly names: AddressNames;
  readonly counters: Counters;
  /** Destroys somebody's key, and says so in the log. */
  readonly erase: (subjectId: string, tools: CommandTools) => Promise<void>;
  /** Makes accounts and seats of places. */
  readonly seating: SeatingPort;
}

/**
 * Under which name an address stands, for one purpose: chance, and forgotten when whoever it is has been erased. Where
 * that one is over and nobody has come to forget it yet, it is forgotten now: whoever asks again is somebody new.
 */
export async function ownName(
  index: string,
  isOver: (name: string) => Promise<boolean>,
  { names, erase, tools }: Pick<MarketingParts, 'names' | 'erase'> & { readonly tools: CommandTools },
): Promise<string> {
  const known = await names.find(index);
  if (known === undefined) return names.makeOwn(index);
  if (!(await isOver(known))) return known;
  await erase(known, tools);
  return names.makeOwn(index);
}
