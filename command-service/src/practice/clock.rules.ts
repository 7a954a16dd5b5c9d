/** What the clock has to do with a worksheet: when it was issued, and how long it may take. */
interface Clocked {
  /** ISO 8601 UTC; worksheets of old do not know it. */
  readonly issuedAt?: string | undefined;
  readonly timeLimitSeconds?: number | undefined;
}

/** The last answer is sent when the time is up, and takes its way. */
const GRACE_SECONDS = 15;

/** `{ late: true }` for what comes after the limit of a timed worksheet, by our clock. */
export function lateness({ issuedAt, timeLimitSeconds }: Clocked, at: string): { readonly late?: true } {
  if (issuedAt === undefined || timeLimitSeconds === undefined) return {};
  return secondsBetween(issuedAt, at) > timeLimitSeconds + GRACE_SECONDS ? { late: true } : {};
}

/** What the device counted, and no more than has passed since the worksheet was issued. */
export function secondsWithin(
  { issuedAt }: Clocked,
  secondsSpent: number | undefined,
  at: string,
): { readonly secondsSpent?: number } {
  if (secondsSpent === undefined || issuedAt === undefined) return secondsSpent === undefined ? {} : { secondsSpent };
  return { secondsSpent: Math.min(secondsSpent, Math.max(0, Math.ceil(secondsBetween(issuedAt, at)))) };
}

const secondsBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 1_000;
