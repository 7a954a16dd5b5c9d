import type { CommandTools } from 'platform/http';

/** The set that something stands in, by its id. */
export const setOf = (id: string): string => id.split('.', 1)[0] ?? id;

/** An id for something new in a set: the set's own, and twelve characters of chance, the same for the same command. */
export const idIn = (setId: string, purpose: string, { idFor }: Pick<CommandTools, 'idFor'>): string =>
  `${setId}.${idFor(purpose).replaceAll('-', '').slice(0, 16)}`;
