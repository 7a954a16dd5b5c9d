/** A start that failed for a reason that its message tells in full, in one sentence for the person who tried. */
export class StartFault extends Error {
  override readonly name = 'StartFault';
}
