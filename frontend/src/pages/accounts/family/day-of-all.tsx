import { useAllowance } from '../../../parts/account/left-today';
import { counted } from '../../../parts/words';

/** That siblings share the day of a free account; a plan without a limit has nothing to share. */
export function DayOfAll() {
  const { dailyLimit = null, daysLeft = null } = useAllowance() ?? {};
  if (dailyLimit === null || (daysLeft !== null && daysLeft < 0)) return null;
  return <p>The {counted(dailyLimit, 'question')} a day of the free account are for all of them together.</p>;
}
