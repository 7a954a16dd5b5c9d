import type { Logger } from '../logging/logging';

/** Sooner than Kubernetes, after 30 s, ends by force what was told to stop. */
const STOPPED_WITHIN_MS = 20_000;

interface Ending {
  readonly logger: Pick<Logger, 'error'>;
  readonly exit?: (code: number) => void;
}

/**
 * Ends the process where stopping takes too long: what it stands on may be gone by then, and never answer that it is
 * closed. A process that stops in time is not kept alive by this.
 */
export async function stopInTime(
  stop: () => Promise<void>,
  { logger, exit = (code) => process.exit(code) }: Ending,
): Promise<void> {
  const limit = setTimeout(() => {
    logger.error(`not stopped within ${STOPPED_WITHIN_MS / 1000} s; ending all the same`);
    exit(1);
  }, STOPPED_WITHIN_MS).unref();
  await stop();
  clearTimeout(limit);
}
