import { isIn, ofLast, partly, plainly, typedPlainly, type Reads } from 'platform/database/reads';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import { parents } from 'schemas/accounts/family/parents.table';
import { isStaff, staffRoles } from 'schemas/accounts/roles';
import { rolesInFamily } from 'schemas/accounts/family/roles-in-family';
import { usage } from 'schemas/accounts/people/usage.table';
import type { getAllUsers } from 'schemas/accounts/people/users.contract';
import type { RequestOf } from 'schemas/describe/contract';
import type { RowOf } from 'schemas/describe/table';
import type { RightName } from 'schemas/rights/grant';
import { grants } from 'schemas/rights/grants.table';
import { rightsAt } from 'schemas/rights/rights-at';
import { listedAs, standingOf, userTypes, type ListedType, type Standing } from 'schemas/rights/standing';

export const tablesOfUsers = [accounts, usage, children, grants, parents] as const;

type Db = Reads<(typeof tablesOfUsers)[number]['name']>;
type Asked = RequestOf<typeof getAllUsers>;

/** Which accounts are wanted, in which order. */
export type Wanted = Pick<Asked, 'find' | 'userType' | 'role' | 'active' | 'sortBy' | 'ascending'>;

interface Page {
  /** The account that the page comes after. */
  readonly after: string | undefined;
  readonly limit: number;
}

interface Listing {
  readonly db: Db;
  /** What holds at this instant decides what somebody is. */
  readonly now: string;
}

const columns = {
  registered: 'registeredAt',
  email: 'sortedEmail',
  signIns: 'signIns',
  questions: 'questionsAsked',
} as const;

const columnOf = ({ sortBy = 'registered' }: Wanted) => columns[sortBy];

/** Everybody, with the family whose children and plan are theirs. An account that has been erased is nobody's any more, and on no list. */
const everybody = ({ db }: Listing) =>
  db.among(...tablesOfUsers).selectFrom((tables) =>
    tables
      .selectFrom('accounts_accounts as account')
      .leftJoin('accounts_usage as usage', 'usage.accountId', 'account.accountId')
      .leftJoin('accounts_parents as parent', 'parent.accountId', 'account.accountId')
      .leftJoin('accounts_accounts as founder', 'founder.accountId', 'parent.familyId')
      .where('account.email', 'is not', null)
      .select((eb) => [
        ...(['account.accountId', 'account.email', 'account.parentFirstName', 'account.parentLastName'] as const),
        ...(['account.roles', 'account.active', 'account.registeredAt'] as const),
        eb.fn.coalesce('founder.accountId', 'account.accountId').as('familyId'),
        eb.fn.coalesce('founder.roles', 'account.roles').as('familyRoles'),
        eb.fn<string>('lower', ['account.email']).as('sortedEmail'),
        eb.fn.coalesce('usage.signIns', eb.lit(0)).as('signIns'),
        eb.fn.coalesce('usage.questionsAsked', eb.lit(0)).as('questionsAsked'),
      ])
      .as('listed'),
  );

/** The families that have a right now, be it of one child alone. */
const holdersOf = ({ db, now }: Listing, right: RightName) =>
  db
    .from(grants)
    .select('familyId')
    .where((eb) => isIn(right, eb.ref('gives')))
    .where('beginsAt', '<=', now)
    .where((eb) => {
      const ends = ofLast(eb.ref('terms'), 'endsAt');
      return eb.or([eb(ends, 'is', null), eb(ends, '>', now)]);
    });

/** Those of them who fit. */
const fitting = (listing: Listing, { find = '', userType, role, active }: Wanted) =>
  everybody(listing)
    .$if(active !== undefined, (all) => all.where('active', '=', active ?? true))
    .$if(role !== undefined, (all) => all.where((eb) => isIn(role ?? '', eb.ref('roles'))))
    .$if(find.trim() !== '', (all) =>
      all.where((eb) => {
        const plain = partly(typedPlainly(find.trim()));
        const named = listing.db
          .from(children)
          .select('familyId')
          .where((child) => child(plainly(child.ref('name')), 'like', plain));
        const whole = eb.fn<string>('concat_ws', [eb.val(' '), 'parentFirstName', 'parentLastName']);
        return eb.or([
          eb('email', 'ilike', partly(find.trim())),
          // As a row shows it: both in one.
          eb(plainly(whole), 'like', plain),
          eb('familyId', 'in', named),
        ]);
      }),
    )
    .$if(userType !== undefined, (all) =>
      all.where((eb) => {
        const holds = (right: RightName) => eb('familyId', 'in', holdersOf(listing, right));
        // Of the family: none of these is an office's.
        const has = (name: string) => isIn(name, eb.ref('familyRoles'));
        // As `standingOf` has them, in its order: the first that fits is told.
        const fits = [
          holds('all-mock-sessions'),
          holds('practice'),
          eb.or([holds('daily-practice'), has('ROLE_FREE_USER')]),
          eb.or([holds('mock-sessions'), has('ROLE_MOCK_EXAM_STUDENT')]),
        ];
        const isOf = (place: number) =>
          eb.and([...fits.slice(0, place).map((fit) => eb.not(fit)), ...fits.slice(place, place + 1)]);
        const worksHere = eb.and([
          eb('familyId', '=', eb.ref('accountId')),
          eb.or(staffRoles.map((name) => isIn(name, eb.ref('roles')))),
        ]);
        // As `listedAs` has them: which of the labels are told under this name, of those who work here and of the others.
        const told = (works: boolean) =>
          eb.or(userTypes.flatMap((type, place) => (listedAs(type, works) === userType ? [isOf(place)] : [])));
        return eb.or([eb.and([worksHere, told(true)]), eb.and([eb.not(worksHere), told(false)])]);
      }),
    );

/** How many fit, whichever page they stand on. */
export async function countOf(listing: Listing, wanted: Wanted): Promise<number> {
  const row = await fitting(listing, wanted)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirst();
  return row?.count ?? 0;
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** A page of them, at most one more than was asked for. An `after` that is nobody's is behind everybody. */
async function rowsOf(listing: Listing, wanted: Wanted, { after, limit }: Page) {
  const column = columnOf(wanted);
  const [way, beyond] = wanted.ascending === true ? (['asc', '>'] as const) : (['desc', '<'] as const);
  const place = after === undefined ? undefined : await placeOf(listing, column, after);
  if (after !== undefined && place === undefined) return [];
  return fitting(listing, wanted)
    .selectAll()
    .$if(place !== undefined, (all) =>
      all.where((eb) => eb(eb.refTuple(column, 'accountId'), beyond, eb.tuple(place ?? '', after ?? ''))),
    )
    .orderBy(column, way)
    .orderBy('accountId', way)
    .limit(limit + 1)
    .execute();
}

async function placeOf(listing: Listing, column: (typeof columns)[keyof typeof columns], accountId: string) {
  const row = await fitting(listing, {}).select(column).where('accountId', '=', accountId).executeTakeFirst();
  return row?.[column];
}

/** One page of users as the office sees them, and perhaps one more. */
export async function usersOf(listing: Listing, wanted: Wanted, page: Page) {
  const rows = await rowsOf(listing, wanted, page);
  const ids = [...new Set(rows.map(({ familyId }) => familyId))];
  const [families, given] = await Promise.all([
    listing.db
      .from(children)
      .select(['familyId', 'learnerId', 'name', 'archivedAt'])
      .where((eb) => eb('familyId', '=', eb.fn.any(eb.val(ids))))
      .orderBy('addedAt')
      .orderBy('learnerId')
      .execute(),
    listing.db
      .from(grants)
      .selectAll()
      .where((eb) => eb('familyId', '=', eb.fn.any(eb.val(ids))))
      .execute(),
  ]);
  const [childrenOf, grantsOf] = [byFamily(families), byFamily(given)];
  return rows.map((row) => {
    const family = childrenOf.get(row.familyId) ?? [];
    const their = grantsOf.get(row.familyId) ?? [];
    const learnerIds = family.map(({ learnerId }) => learnerId);
    const roles = rolesInFamily(row.roles, row.familyRoles);
    const standing = standingAmong(learnerIds.map((id) => standingOf(rightsAt(their, id, listing.now), their, roles)));
    const practising = family.filter(({ archivedAt }) => archivedAt === null);
    return shown(
      row,
      practising.map(({ learnerId, name }) => ({ learnerId, name })),
      toldOf(row, standing),
    );
  });
}

function byFamily<T extends { readonly familyId: string }>(rows: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const families = new Map<string, T[]>();
  for (const row of rows) {
    const known = families.get(row.familyId);
    if (known) known.push(row);
    else families.set(row.familyId, [row]);
  }
  return families;
}

/** What a family is by its children: the first of the labels that fits one of them. */
function standingAmong(each: readonly Standing[]): Standing {
  const types = each.map(({ userType }) => userType);
  return {
    userType: userTypes.find((type) => types.includes(type)) ?? 'No user type fits',
    isPaidCustomer: each.some(({ isPaidCustomer }) => isPaidCustomer),
    isMockExamSubscriber: each.some(({ isMockExamSubscriber }) => isMockExamSubscriber),
  };
}

type Told = Omit<Standing, 'userType'> & { readonly userType: ListedType };
/** Who works here and has joined a family is told by that family, as its other parent is. */
const toldOf = ({ roles, familyId, accountId }: Row, standing: Standing): Told => ({
  userType: listedAs(standing.userType, familyId === accountId && isStaff(roles)),
  isPaidCustomer: standing.isPaidCustomer,
  isMockExamSubscriber: standing.isMockExamSubscriber,
});

type Practising = RowOf<typeof children>;

const shown = (row: Row, practising: readonly Pick<Practising, 'learnerId' | 'name'>[], standing: Told) => ({
  userId: row.accountId,
  userEmail: row.email,
  parentFirstName: row.parentFirstName,
  parentLastName: row.parentLastName,
  childName: practising
    .map(({ name }) => name ?? '')
    .filter(Boolean)
    .join(', '),
  children: [...practising],
  userRoles: row.roles,
  userType: standing.userType,
  isPaidCustomer: standing.isPaidCustomer,
  isMockExamSubscriber: standing.isMockExamSubscriber,
  isAccountActive: row.active,
  numSignIns: row.signIns,
  numQuestionRequested: row.questionsAsked,
  registeredAt: row.registeredAt,
});
