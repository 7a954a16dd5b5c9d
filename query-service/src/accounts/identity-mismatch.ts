import { randomUUID } from 'node:crypto';
import { unavailable, type AppParts, type CommandCall } from 'platform/http';
import type { Logger } from 'platform/logging';
import { noteIdentityMismatch } from 'schemas/accounts/accounts.contract';

/**
 * Has it noted that a query named another person than its token does. What cannot be noted is answered with 503 and not
 * with a refusal, as the command service does: nobody may try names while the log is away.
 */
export function notedMismatch(send: CommandCall, logger: Logger): NonNullable<AppParts<never>['mismatch']> {
  return async ({ accountId }, { path: call }, field) => {
    try {
      await send(noteIdentityMismatch, { accountId, call, field }, randomUUID());
    } catch (error) {
      logger.error({ err: error }, 'an identity mismatch could not be noted');
      throw unavailable();
    }
  };
}
