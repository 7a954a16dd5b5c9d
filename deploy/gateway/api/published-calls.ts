import { isServiceRole } from 'schemas/accounts/roles';
import type { Contract } from 'schemas/describe/contract';

/** The calls that somebody outside may make; those for our own services alone are neither forwarded nor described. */
export const publishedCalls = (contracts: readonly Contract[]): readonly Contract[] =>
  contracts.filter(({ who }) => who.kind === 'anyone' || who.roles.some((role) => !isServiceRole(role)));
