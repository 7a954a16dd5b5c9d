import { codeOf, FEATURE_NOT_SUPPORTED } from './sql-states';

/** Texts that have a name at a time: texts that differ in nothing but the number of their parameters must not fill it. */
const MOST = 1_000;

const names = new Map<string, string>();
let made = 0;

/** Names for prepared statements, the same for the same text in every pool of the process. */
export const statementNames = {
  /** Undefined for what is beyond the thousandth text, which then goes unprepared. */
  of(text: string): string | undefined {
    return names.get(text) ?? (names.size < MOST ? statementNames.renew(text) : undefined);
  },
  /** Another name: what a connection has prepared under the old one is of no use any more. */
  renew(text: string): string {
    const name = `s${(made += 1)}`;
    names.set(text, name);
    return name;
  },
};

/**
 * A table was rebuilt with a column of another type, and this connection remembers what the statement used to give
 * (nothing else tells it from other things that the server cannot do).
 */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error && codeOf(error) === FEATURE_NOT_SUPPORTED && error.message.startsWith('cached plan');
