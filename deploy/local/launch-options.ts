import type { Kept } from './programs/kept-alive';

export interface LaunchOptions {
  readonly root: string;
  readonly dataDir: string;
  readonly port: number;
  readonly host: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Fails with a sentence where the port cannot be had. */
  requirePort: (listener: { port: number; host: string }) => Promise<void>;
  say: (line: string) => void;
  /** Whether a program that stands still is ended and begun again; not where somebody may have stopped it to look at it. */
  readonly endsWhatStandsStill?: boolean;
  /** Told of each program once it runs, by whoever works on it. */
  onProgram?: (name: string, program: Kept) => void;
  /** Does something that takes time, and says so while it lasts. */
  step: <T>(title: string, work: () => Promise<T>) => Promise<T>;
}
