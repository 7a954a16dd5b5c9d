/** `skipped`: there was nothing to do, for a reason that will not change (the person has been erased). */
export type JobOutcome = 'done' | 'skipped';
