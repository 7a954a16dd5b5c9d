import type { Logger } from 'pino';

/** In milliseconds: an outage is over when nothing has failed for so long. */
const QUIET = 5_000;

/**
 * Tells an outage in two lines, however many calls it fails: one when it begins, with the first failure, and one when
 * nothing has failed for a while, with how many there were.
 */
export function outageLines(
  log: Pick<Logger, 'warn' | 'info'>,
  { begins, ends }: { readonly begins: string; readonly ends: string },
  quietMs = QUIET,
): (fields: object) => void {
  let failed = 0;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  const over = () => {
    log.info({ failed, seconds: Math.round((performance.now() - quietMs - since) / 1000) }, ends);
    failed = 0;
  };
  return (fields) => {
    if (failed === 0) {
      since = performance.now();
      log.warn(fields, begins);
      timer = setTimeout(over, quietMs).unref();
    } else timer?.refresh();
    failed += 1;
  };
}
