import { PASSES } from '../logging/outages';

/**
 * What a job needs is not there for a moment: the read tables may be behind the event that led to it. The job looks again
 * soon, within its attempt, before it is one that has failed.
 */
export class NotYet extends Error {
  override readonly name = 'NotYet';
  readonly [PASSES] = true;
}
