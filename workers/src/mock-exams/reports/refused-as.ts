import { CommandRefused } from 'platform/http';
import type { JobOutcome } from 'platform/jobs';
import { PASSES } from 'platform/logging';

/** Has a command done. That it is refused for this reason passes by itself, and is to the job what such an error says. */
export async function refusedAs(
  code: string,
  Passing: new (words: string) => Error,
  done: () => Promise<JobOutcome>,
): Promise<JobOutcome> {
  try {
    return await done();
  } catch (error) {
    throw error instanceof CommandRefused && error.code === code ? new Passing(error.message) : error;
  }
}

/** Reports are being counted that may have been begun before what is to be told by them: however long that takes, it passes. */
export class StillCounted extends Error {
  override readonly name = 'StillCounted';
  readonly [PASSES] = true;
}
