import { answer } from 'platform/http';
import { placeIn, placeOf } from 'platform/http/place';
import type { RowOf } from 'schemas/describe/table';
import { accounts } from 'schemas/accounts/accounts.table';
import { guests } from 'schemas/accounts/people/guests.table';
import { getGuests } from 'schemas/accounts/people/people.contract';
import { namesOf } from '../../names-of';

const MOST = 100;

export const guestsQuery = answer(
  getGuests,
  { reads: [accounts, guests] },
  async ({ after, limit = MOST }, { db, pageOf }) => {
    const { at, id } = placeIn(after ?? '');
    const rows = await db
      .from(guests)
      .selectAll()
      .$if(after !== undefined, (all) =>
        all.where((eb) => eb(eb.refTuple('invitedAt', 'invitationId'), '<', eb.tuple(at, id))),
      )
      .orderBy('invitedAt', 'desc')
      .orderBy('invitationId', 'desc')
      .limit(limit + 1)
      .execute();
    const page = pageOf(rows, limit, ({ invitedAt, invitationId }) => placeOf({ at: invitedAt, id: invitationId }));
    const names = await namesOf(
      db,
      page.flatMap(({ invitedBy, withdrawnBy }) => [invitedBy, withdrawnBy ?? []].flat()),
    );
    const nameOf = (id: string) => names.get(id) ?? 'somebody who has been erased';
    return {
      guests: page.map(({ invitedBy, withdrawnBy, parentFirstName, parentLastName, ...row }) => ({
        ...shown(row),
        parentName: [parentFirstName ?? [], parentLastName ?? []].flat().join(' ') || null,
        invitedBy: nameOf(invitedBy),
        withdrawnBy: withdrawnBy === null ? null : nameOf(withdrawnBy),
      })),
    };
  },
);

type Row = RowOf<typeof guests>;

const shown = ({
  accountId: _account,
  childId: _child,
  ...row
}: Omit<Row, 'invitedBy' | 'withdrawnBy' | 'parentFirstName' | 'parentLastName'>) => row;
