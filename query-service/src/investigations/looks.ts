import { randomUUID } from 'node:crypto';
import { unavailable, type Caller, type CommandCall } from 'platform/http';
import type { Logger } from 'platform/logging';
import type { RequestOf } from 'schemas/describe/contract';
import { noteStreamLook } from 'schemas/investigations/investigations.contract';

/** What somebody is about to be shown. */
export type Look = Omit<RequestOf<typeof noteStreamLook>, 'accountId'>;

/** Has it noted that somebody looks, before they are shown anything. */
export type NoteLook = (caller: Caller, look: Look) => Promise<void>;

interface LooksParts {
  readonly send: CommandCall;
  readonly logger: Pick<Logger, 'error'>;
  /** Counts a look that is not noted yet; throws when there are too many. */
  readonly count: (accountId: string) => Promise<void>;
  readonly now: () => Date;
}

/** As `lookIdOf` of the command service has it: what was noted in one serves until the next. */
const QUARTER_MS = 15 * 60_000;

/**
 * What is shown again in the same quarter of an hour needs no word to the command service. What cannot be noted is not
 * shown: it is answered with 503, and nobody may look around while nothing is written.
 */
export function notedLooks({ send, logger, count, now }: LooksParts): NoteLook {
  let quarter = 0;
  let noted = new Set<string>();
  return async ({ accountId }, look) => {
    const present = Math.floor(now().getTime() / QUARTER_MS);
    if (present !== quarter) noted = new Set();
    quarter = present;
    const key = JSON.stringify([accountId, look.stream, look.shown, look.reason]);
    if (noted.has(key)) return;
    await count(accountId);
    try {
      await send(noteStreamLook, { accountId, ...look }, randomUUID());
    } catch (error) {
      logger.error({ err: error }, 'that somebody looked at a stream could not be noted');
      throw unavailable();
    }
    if (present === quarter) noted.add(key);
  };
}
