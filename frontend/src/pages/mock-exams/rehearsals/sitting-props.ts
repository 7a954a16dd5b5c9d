import type { RehearsalName } from 'schemas/mock-exams/rehearsals/rehearsal.contract';
import type { KeptRehearsal } from './kept-rehearsal';

/** When a clock ends it, and what it shows now: in ms by the device, whose hands may be wrong while they only move on. */
export interface Clock {
  readonly endsAt: number;
  readonly now: number;
}

export interface SittingProps {
  readonly rehearsal: RehearsalName;
  readonly title: string;
  /** What the button that ends it says. */
  readonly end: string;
  /** Whether leaving questions blank is asked about before it ends. */
  readonly asksFirst?: boolean;
  /** Absent where there is no clock. */
  readonly clockOf?: (kept: KeptRehearsal) => Clock;
  readonly onEnded: () => void;
}
