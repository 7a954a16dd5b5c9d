import { endOfLondonDay, londonDay, londonInstant } from 'platform/clock';
import { streamOf } from 'platform/event-store';
import { answer, type Caller } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import type { ReplyOf } from 'schemas/describe/contract';
import type { RowOf } from 'schemas/describe/table';
import { spansOf } from 'schemas/rights/day-of-rights';
import { grants } from 'schemas/rights/grants.table';
import { rightsAt } from 'schemas/rights/rights-at';
import { whyRights } from 'schemas/rights/rights.contract';
import { STANDARD_ROLE, standingOf, TRIAL } from 'schemas/rights/standing';

/** Has it noted whose rights somebody looks at, before they are shown anything. */
export type NoteRightsLook = (
  caller: Caller,
  look: { readonly stream: string; readonly shown: 'account'; readonly subjectId: string },
) => Promise<void>;

export const whyRightsQuery = (note: NoteRightsLook, questionsADay: number) =>
  answer(whyRights, { reads: [accounts, children, grants] }, async ({ email, day }, { db, caller }) => {
    const account = await db
      .from(accounts)
      .select(['accountId', 'email', 'roles', 'registeredAt', 'active', 'emailConfirmedAt'])
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .executeTakeFirst();
    if (!account) return { account: null };
    const { accountId, registeredAt, active } = account;
    await note(caller, { stream: streamOf('account', accountId), shown: 'account', subjectId: accountId });
    const [family, given] = await Promise.all([
      db
        .from(children)
        .select(['learnerId', 'name', 'archivedAt'])
        .where('familyId', '=', accountId)
        .orderBy('addedAt')
        .orderBy('learnerId')
        .execute(),
      db.from(grants).selectAll().where('familyId', '=', accountId).orderBy('beginsAt').orderBy('grantId').execute(),
    ]);
    return {
      account: {
        accountId,
        registeredAt,
        active,
        questionsADay,
        email: account.email ?? email,
        waitsForConfirmation: isWaiting(account, day),
        children: family.map((child) => ({
          ...child,
          ...dayOf(child.learnerId, { day, given, roles: account.roles }),
        })),
        grants: given.map(shown),
      },
    };
  });

interface Day {
  readonly day: string;
  readonly given: readonly RowOf<typeof grants>[];
  readonly roles: readonly string[];
}

function dayOf(learnerId: string, { day, given, roles }: Day) {
  const between = { fromAt: londonInstant(day, '00:00').toISOString(), toAt: endOfLondonDay(day).toISOString() };
  const evening = new Date(Date.parse(between.toAt) - 1).toISOString();
  const spans = spansOf(given, learnerId, between).map((span) => ({
    ...span,
    sessionIds: [...span.sessionIds],
    because: span.because.map(({ right, grantIds }) => ({ right, grantIds: [...grantIds] })),
  }));
  return { ...standingOf(rightsAt(given, learnerId, evening), given, roles), spans };
}

type Waiting = Pick<RowOf<typeof accounts>, 'registeredAt' | 'emailConfirmedAt'>;

/** From the second day on a free account gets nothing until its address is confirmed. */
const isWaiting = ({ registeredAt, emailConfirmedAt }: Waiting, day: string): boolean =>
  londonDay(registeredAt) < day && (emailConfirmedAt === null || day < londonDay(emailConfirmedAt));

type Shown = NonNullable<ReplyOf<typeof whyRights>['account']>['grants'][number];

function shown({ familyId, ...grant }: RowOf<typeof grants>): Shown {
  const { grantId, learnerId, gives, sessionIds, source, beginsAt, terms, reason, endReason } = grant;
  const isOfAccount = grantId === TRIAL || grantId === STANDARD_ROLE;
  const stream = streamOf(isOfAccount ? 'account' : 'rights', familyId);
  return { grantId, learnerId, gives, sessionIds, source, beginsAt, terms, reason, endReason, stream };
}
