import { tell } from '../../bench/ground/ground';

interface Used {
  /** Seconds of processor by program. */
  readonly before: Readonly<Record<string, number>>;
  readonly after: Readonly<Record<string, number>>;
  readonly seconds: number;
}

/** In percent of one core. */
export function tellCpu({ before, after, seconds }: Used): void {
  const shares = Object.entries(after).map(([name, used]) => [name, (100 * (used - (before[name] ?? 0))) / seconds]);
  tell('percent of one core under this load', { seconds, ...(Object.fromEntries(shares) as object) });
}
