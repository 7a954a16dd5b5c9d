import type { Reads } from 'platform/database/reads';
import { givenRights } from 'schemas/payments/my-plan.contract';
import type { Grant } from 'schemas/rights/grant';
import { grants } from 'schemas/rights/grants.table';
import { rightsAt } from 'schemas/rights/rights-at';

/** More than any family was given; the newest are looked at. */
const MOST_GIVEN = 200;

/** What a family has without paying for it at this moment. */
export async function givenTo(familyId: string, db: Reads<typeof grants.name>, now: string) {
  const unpaid = await db
    .from(grants)
    .select(['grantId', 'learnerId', 'gives', 'sessionIds', 'source', 'beginsAt', 'terms'])
    .where('familyId', '=', familyId)
    .where('source', 'in', ['trial', 'staff', 'school'])
    .orderBy('beginsAt', 'desc')
    .limit(MOST_GIVEN)
    .execute();
  const whose = [...new Set(unpaid.map(({ learnerId }) => learnerId))];
  return whose.flatMap((learnerId) => heldOf(learnerId, unpaid, now));
}

/** What is all children's is not said again of each of them. */
function heldOf(learnerId: string | null, unpaid: readonly Grant[], now: string) {
  const own = unpaid.filter((grant) => grant.learnerId === learnerId);
  const { held } = rightsAt(own, learnerId ?? '', now);
  return givenRights.flatMap((right) => {
    const until = held[right]?.endsAt;
    if (until === undefined) return [];
    return { right, ...(learnerId !== null && { learnerId }), ...(until !== null && { until }) };
  });
}
