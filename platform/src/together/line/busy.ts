import { randomInt } from 'node:crypto';

/** Too many wait already: try again in a while. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/** Everything that is waiting for one caller is as much as anybody may have waiting. */
export class PlacesTaken extends Error {
  override readonly name = 'PlacesTaken';
  /** What a client may be told to wait: those of one network who are told so together come again one after the other. */
  readonly retryAfterSeconds = randomInt(2, 9);
}
