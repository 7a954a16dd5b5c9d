import { CommandRefused } from 'platform/http';
import type { JobOutcome } from 'platform/jobs';

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
