import { MOST_ISSUED_NOTE } from './reports.events';

/** Several reasons for one report, each once, in their order. Where there is no room for all the last ones are told. */
export function joinedNote(reasons: readonly string[]): string | undefined {
  let note: string | undefined;
  for (const reason of [...new Set(reasons)].toReversed()) {
    const longer = note === undefined ? reason : `${asSentence(reason)} ${note}`;
    if (longer.length > MOST_ISSUED_NOTE) return note;
    note = longer;
  }
  return note;
}

/** With its full stop, so that the next one may follow it; also what holds the place of a reason that is not written yet. */
export const asSentence = (reason: string): string => (/[.!?…}]["”’)]?$/u.test(reason) ? reason : `${reason}.`);
