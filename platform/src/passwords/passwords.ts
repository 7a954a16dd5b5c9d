import { nobodysHash, perform, type HashingTask } from './argon2id';
import { hashingProcess, type ProcessToStart } from './hashing-process';
import { hashingQueue, type QueueLimits } from './hashing-queue';
import { restByLoad } from './rest-by-load';
import type { Place } from '../together/line/waiting-line';

export { Busy, PlacesTaken } from '../together/line/busy';
export type { Place } from '../together/line/waiting-line';

/**
 * Hashes and checks passwords with argon2id. The same characters are the same password however a keyboard composes them.
 * A place says who asks, so that nobody keeps all others waiting.
 */
export interface PasswordHasher {
  /** @throws Busy, PlacesTaken */
  hash(password: string, place?: Place): Promise<string>;
  /** @throws Busy, PlacesTaken */
  verify(hash: string, password: string, place?: Place): Promise<boolean>;
  /** For an account that does not exist: the same work and the same time, and always false. @throws Busy, PlacesTaken */
  verifyDummy(password: string, place?: Place): Promise<false>;
  close(): Promise<void>;
}

export interface PasswordHasherOptions extends Partial<QueueLimits> {
  /** How many processes hash at once; default 1. */
  readonly concurrency?: number;
  readonly start: ProcessToStart;
}

/** Waiting passwords beyond which a burst is turned away: some five seconds' worth on one core. */
const QUEUE_LIMIT = 200;
/** A class that logs in at nine from one address has room. */
const PLACES_EACH = 60;
/** From asking to answer, waiting included. */
const LONGEST_MS = 30_000;

/**
 * A hasher whose work runs in a process of its own, at the lowest priority: a burst of sign-ins takes the time that
 * nothing else wants, and no other request waits for it. A process that dies is started again, and what it was doing is
 * done once more. What is started is a program of its own, which loads nothing but what hashes.
 */
export function passwordHasher(options: PasswordHasherOptions): PasswordHasher {
  const {
    concurrency = 1,
    queueLimit = QUEUE_LIMIT,
    placesEach = PLACES_EACH,
    longestMs = LONGEST_MS,
    restMs = restByLoad(),
    start,
  } = options;
  const processes = Array.from({ length: concurrency }, () => hashingProcess(start));
  return hasherOver(hashingQueue(processes, { queueLimit, placesEach, longestMs, restMs }), async () => {
    await Promise.all(processes.map((process) => process.stop()));
  });
}

/** A hasher in this very process, for tests and tools: the same hashes, no protection from a burst. */
export function inProcessHasher(): PasswordHasher {
  return hasherOver(perform, () => Promise.resolve());
}

type Ask = (task: HashingTask, place?: Place) => Promise<string | boolean>;

function hasherOver(ask: Ask, close: () => Promise<void>): PasswordHasher {
  const isRight = async (hash: string, password: string, place?: Place) =>
    (await ask({ kind: 'verify', hash, password }, place)) === true;
  return {
    hash: async (password, place) => String(await ask({ kind: 'hash', password: password.normalize('NFC') }, place)),
    verify: async (hash, password, place) => {
      const composed = password.normalize('NFC');
      if (await isRight(hash, composed, place)) return true;
      // Hashed before passwords were composed.
      return composed !== password && (await isRight(hash, password, place));
    },
    verifyDummy: async (password, place) => {
      await ask({ kind: 'verify', hash: nobodysHash, password }, place);
      return false;
    },
    close,
  };
}
