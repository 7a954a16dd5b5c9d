import { endOfLondonDay, londonDay, londonInstant } from 'platform/clock';
import { streamOf } from 'platform/event-store';
import type { Reads } from 'platform/database/reads';
import { answer, type Caller } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import { parents } from 'schemas/accounts/family/parents.table';
import type { ReplyOf } from 'schemas/describe/contract';
import type { RowOf } from 'schemas/describe/table';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { spansOf } from 'schemas/rights/day-of-rights';
import { grants } from 'schemas/rights/grants.table';
import { rightsAt } from 'schemas/rights/rights-at';
import { whyRights } from 'schemas/rights/rights.contract';
import { STANDARD_ROLE, standingOf, TRIAL } from 'schemas/rights/standing';
import { actorsOf } from '../actors';
import { householdOf } from './household';

/** Has it noted whose rights somebody looks at, before they are shown anything. */
export type NoteRightsLook = (
  caller: Caller,
  look: { readonly stream: string; readonly shown: 'account'; readonly subjectId: string },
) => Promise<void>;

export const whyRightsQuery = (note: NoteRightsLook, questionsADay: number) =>
  answer(
    whyRights,
    { reads: [accounts, children, grants, parents, mockSessions] },
    async ({ email, day, mostGrants = GRANTS_TOLD }, { db, caller }) => {
      const account = await db
        .from(accounts)
        .select(['accountId', 'email', 'roles', 'registeredAt', 'active', 'emailConfirmedAt'])
        .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
        .executeTakeFirst();
      if (!account) return { account: null };
      const { accountId, registeredAt, active } = account;
      await note(caller, { stream: streamOf('account', accountId), shown: 'account', subjectId: accountId });
      const { familyId, roles } = await householdOf(account, db);
      const [family, given] = await familyAndGrants(familyId, db);
      const childrenThen = family.map((child) => ({
        ...child,
        ...dayOf(child.learnerId, { day, given, roles }),
      }));
      const told = toldOf(given, childrenThen, mostGrants);
      const actorOf = await actorsOf(actorsIn(told), db);
      const exams = await examsOf(told, db);
      return {
        account: {
          accountId,
          familyId,
          registeredAt,
          active,
          questionsADay,
          email: account.email ?? email,
          waitsForConfirmation: isWaiting(account, day),
          children: childrenThen,
          grants: told.map((grant) => shown(grant, exams)),
          grantCount: given.length,
          actors: actorsIn(told).map(actorOf),
        },
      };
    },
  );

const familyAndGrants = (familyId: string, db: Reads<typeof children.name | typeof grants.name>) =>
  Promise.all([
    db
      .from(children)
      .select(['learnerId', 'name', 'archivedAt'])
      .where('familyId', '=', familyId)
      .orderBy('addedAt')
      .orderBy('learnerId')
      .execute(),
    db.from(grants).selectAll().where('familyId', '=', familyId).orderBy('beginsAt').orderBy('grantId').execute(),
  ]);

/** Told unless more are asked for. */
const GRANTS_TOLD = 50;
/** Of several that give the same at once, those that last longest. */
const MOST_BECAUSE = 5;

interface Spans {
  readonly spans: readonly { readonly because: readonly { readonly grantIds: readonly string[] }[] }[];
}

/** The newest, and those that the day is explained by. */
function toldOf(given: readonly RowOf<typeof grants>[], family: readonly Spans[], most: number) {
  const behind = new Set(
    family.flatMap(({ spans }) => spans.flatMap(({ because }) => because.flatMap(({ grantIds }) => grantIds))),
  );
  const newest = new Set(given.slice(-most).map(({ grantId }) => grantId));
  return given.filter(({ grantId }) => newest.has(grantId) || behind.has(grantId));
}

const actorsIn = (told: readonly RowOf<typeof grants>[]): readonly string[] => [
  ...new Set(told.flatMap(({ terms }) => terms.flatMap(({ by }) => by ?? []))),
];

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
    because: span.because.map(({ right, grantIds }) => ({ right, grantIds: grantIds.slice(0, MOST_BECAUSE) })),
  }));
  return { ...standingOf(rightsAt(given, learnerId, evening), given, roles), spans };
}

type Waiting = Pick<RowOf<typeof accounts>, 'registeredAt' | 'emailConfirmedAt'>;

/** From the second day on a free account gets nothing until its address is confirmed. */
const isWaiting = ({ registeredAt, emailConfirmedAt }: Waiting, day: string): boolean =>
  londonDay(registeredAt) < day && (emailConfirmedAt === null || day < londonDay(emailConfirmedAt));

type Exams = ReadonlyMap<string, string>;

/** When the mock exams begin that were given by name. */
async function examsOf(told: readonly RowOf<typeof grants>[], db: Reads<typeof mockSessions.name>): Promise<Exams> {
  const named = [...new Set(told.flatMap(({ sessionIds }) => sessionIds))];
  if (named.length === 0) return new Map();
  const rows = await db
    .from(mockSessions)
    .select(['sessionId', 'startsAt'])
    .where((eb) => eb('sessionId', '=', eb.fn.any(eb.val(named))))
    .execute();
  return new Map(rows.map(({ sessionId, startsAt }) => [sessionId, startsAt]));
}

type Shown = NonNullable<ReplyOf<typeof whyRights>['account']>['grants'][number];

function shown({ familyId, ...grant }: RowOf<typeof grants>, exams: Exams): Shown {
  const { grantId, learnerId, gives, sessionIds, source, beginsAt, terms, reason, endReason } = grant;
  const isOfAccount = grantId === TRIAL || grantId === STANDARD_ROLE;
  const stream = streamOf(isOfAccount ? 'account' : 'rights', familyId);
  const examsAt = sessionIds.flatMap((id) => exams.get(id) ?? []).sort();
  return { grantId, learnerId, gives, sessionIds, examsAt, source, beginsAt, terms, reason, endReason, stream };
}
