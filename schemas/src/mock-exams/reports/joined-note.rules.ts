import { asSentence } from '../../describe/sentences';
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
