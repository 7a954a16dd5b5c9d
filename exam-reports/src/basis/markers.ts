import { sittingMarker } from 'schemas/mock-exams/marks/marking.rules';

/**
 * Every rule that marks on a report were ever made by, by its number. None is changed or taken away once one was: what is to
 * count otherwise is the next number, beside it.
 */
const markers: Readonly<Record<number, typeof sittingMarker>> = { 1: sittingMarker };

/** @throws where no report was ever marked by it: figures by another rule would not be those that were issued */
export function markerOf(rule: number): typeof sittingMarker {
  const marker = markers[rule];
  if (!marker) throw new Error(`there is no marking rule ${rule}`);
  return marker;
}
