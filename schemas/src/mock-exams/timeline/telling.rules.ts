import type { Sitting } from '../sittings/sitting.rules';
import type { NamedDevice } from './devices.rules';
import { lengthOf } from './lengths.rules';
import type { Writer } from './standing.rules';

/** What is known as an event is put into words. */
export interface Telling {
  /** Before it. */
  readonly sitting: Sitting;
  /** `Q12`, or `Paper 2, Q12`. */
  readonly question: (questionId: string) => string;
  readonly device: (deviceId: string) => NamedDevice;
  /** What staff wrote; empty where it is not known. */
  readonly message: (messageId: string) => string;
  readonly by: Writer;
  readonly savedAt: string;
  /** How much later than it happened it was written, in seconds; of an act, than its device says. */
  readonly delay: number;
}

/** What happened, and what there is to say of it. */
export interface Words {
  readonly what: string;
  readonly detail: string;
}

export const plain = (what: string, detail = ''): Words => ({ what, detail });
export const sentence = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('; ');

/** In seconds: longer is no bad second on the way. */
export const SOON_SECONDS = 10;
export const arrival = ({ delay }: Pick<Telling, 'delay'>): string =>
  delay > SOON_SECONDS ? `reached us ${lengthOf(delay)} later` : '';
