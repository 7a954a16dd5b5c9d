export interface LaunchOptions {
  readonly root: string;
  readonly dataDir: string;
  readonly port: number;
  readonly host: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Fails with a sentence where the port cannot be had. */
  requirePort: (listener: { port: number; host: string }) => Promise<void>;
  say: (line: string) => void;
  /** Does something that takes time, and says so while it lasts. */
  step: <T>(title: string, work: () => Promise<T>) => Promise<T>;
}
