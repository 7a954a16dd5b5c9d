import { answer } from 'platform/http';
import { placeIn, placeOf } from 'platform/http/place';
import { accounts } from 'schemas/accounts/accounts.table';
import { guests } from 'schemas/accounts/people/guests.table';
import { getGuests } from 'schemas/accounts/people/people.contract';
import { namesOf } from './names-of';

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
      page.map(({ invitedBy }) => invitedBy),
    );
    return {
      guests: page.map(({ invitedBy, accountId: _, ...row }) => ({
        ...row,
        invitedBy: names.get(invitedBy) ?? 'somebody who has been erased',
      })),
    };
  },
);
