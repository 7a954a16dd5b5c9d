import { instantIn, onTheWall } from '../../../../parts/form/london';

const DAY_MS = 86_400_000;

/** When results are sent: at 7 pm on the same day where a session ends by 6 pm in London, else on the next. */
export function resultsDue(closesAt: string): string {
  const [day = '', time = ''] = onTheWall(closesAt).split('T');
  const noon = Date.parse(`${day}T12:00:00.000Z`);
  const due = time <= '18:00' ? noon : noon + DAY_MS;
  return instantIn(`${new Date(due).toISOString().slice(0, 10)}T19:00`) ?? closesAt;
}
