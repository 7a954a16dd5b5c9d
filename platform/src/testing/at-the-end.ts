import { NO_STREAM, WrongRevision, type EventStore, type ExpectedRevision } from '../event-store/event-store';

/** How often the end is looked for. */
const MOST_LOOKS = 20;

/**
 * Appends to the end of a stream of a running system, which may write there as well, so that the end is looked for again.
 * @throws WrongRevision where others are quicker every time
 */
export async function atTheEnd<T>(
  { readStream }: { readonly readStream: (stream: string) => ReturnType<EventStore['readStream']> },
  stream: string,
  append: (expected: ExpectedRevision) => Promise<T>,
): Promise<T> {
  for (let look = 1; ; look += 1) {
    const expected = (await readStream(stream)).at(-1)?.revision ?? NO_STREAM;
    try {
      return await append(expected);
    } catch (error) {
      if (!(error instanceof WrongRevision) || look === MOST_LOOKS) throw error;
    }
  }
}
