import { isFinal } from './failures';

const never = new Promise<never>(() => undefined);

/** The attempts at one append. An earlier one, given up as unanswered, may still be answered: that is an answer to all. */
export class Attempts<T> {
  private readonly earlier: Promise<T>[] = [];

  /** What the new attempt brings, or what an earlier one settles before it. */
  async add(attempt: Promise<T>): Promise<T> {
    const first = Promise.race([...this.earlier, attempt]);
    const later = attempt.catch(unlessFinal);
    later.catch(() => undefined); // there may be no further attempt to hear of it
    this.earlier.push(later);
    return first;
  }
}

/** A connection lost under an earlier attempt says nothing of the later one. */
function unlessFinal(error: unknown): Promise<never> {
  if (isFinal(error)) throw error;
  return never;
}
