import { lendable } from '../token';

const isFamilys = (role: string): boolean => lendable.some((name) => name === role);

/** What somebody may do in a family: what the office gave them, and what the account that began the family has for its children. */
export const rolesInFamily = <R extends string>(own: readonly R[], founders: readonly R[]): readonly R[] => [
  ...own.filter((role) => !isFamilys(role)),
  ...founders.filter(isFamilys),
];
