/** So many times as long as a sheet took the press rests while children answer: what answers them has the greater part of a core then. */
const TIMES = 9;
/** In ms: on a machine that others keep busy five hundred sheets take three minutes and a half more, and no hour. */
const LONGEST_MS = 400;
/** In ms: so old may be what is known of who answers. */
const KNOWN_FOR_MS = 5_000;

interface Parts {
  readonly isAnswering: () => Promise<boolean>;
  /** Waits so many ms. */
  readonly wait: (ms: number) => Promise<unknown>;
  /** In ms, from any beginning. */
  readonly clock: () => number;
}

/** Between two reports: no rest where nobody answers in a mock exam, nor where nobody can say. */
export function restsWhileAnswering({ isAnswering, wait, clock }: Parts): (tookMs: number) => Promise<void> {
  let known = false;
  let lookedMs = -Infinity;
  return async (tookMs) => {
    if (clock() - lookedMs >= KNOWN_FOR_MS) {
      known = await isAnswering().catch(() => false);
      lookedMs = clock();
    }
    if (known) await wait(Math.min(LONGEST_MS, TIMES * tookMs));
  };
}
