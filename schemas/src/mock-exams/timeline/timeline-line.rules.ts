import type { NamedDevice } from './devices.rules';
import type { Writer } from './standing.rules';
import type { Words } from './telling.rules';

/** What a line is about; by it they are filtered. `system`: how our own clock works, which nobody asks about who asks about a child. */
export const timelineKinds = ['answers', 'looks', 'marks', 'late', 'clock', 'device', 'staff', 'system'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** What is looked for first in a sitting; `over`: a paper; `device`: another one took its place. */
export const landmarks = ['changed', 'silent', 'over', 'paused', 'device'] as const;
export type Landmark = (typeof landmarks)[number];

/** How a paper ended: handed in, at its time, or as the room was closed. */
export type EndedBy = 'child' | 'time' | 'staff';

/** One line of a sitting's timeline. */
export interface TimelineLine extends Words {
  /** Where it stands in the log; of what nobody had to write, where that follows from. */
  readonly key: string;
  readonly kind: TimelineKind;
  /** When it happened, ISO 8601 UTC: of an act, when it stood on the child's screen. The lines are in this order. */
  readonly at: string;
  /** By our clock, as the log has it: what came late is dated there behind all that was known before. */
  readonly datedAt: string;
  /** By the device, as it reckons our clock; null where none said anything. */
  readonly claimedAt: string | null;
  /** By our clock, when it was written. */
  readonly savedAt: string;
  readonly by: Writer;
  /** On which it was done, where a device did it. */
  readonly device: NamedDevice | null;
  readonly questionId: string | null;
  /** For how long nothing is known from here on. */
  readonly gapSeconds: number | null;
  /** Another answer took the place of one. */
  readonly isChange: boolean;
  readonly landmark: Landmark | null;
  /** Of the end of a paper (`over`). */
  readonly endedBy: EndedBy | null;
  /** Of an answer that came late: which, as its tab numbered it. */
  readonly late: { readonly tab: string; readonly seq: number } | null;
}
