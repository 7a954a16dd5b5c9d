import { Link } from 'react-router-dom';
import type { SubjectKey } from 'schemas/questions/question';
import { counted } from '../../../parts/words';
import { useAllowance } from '../../../parts/account/left-today';

/** At how many questions left of the day a free account is told. */
const fewLeft = 10;

interface Allowance {
  readonly daysLeft: number | null;
  readonly remainingToday: number | null;
}

/** The spec's upgrade prompt, for free accounts: said once, and nothing more. */
export function UpgradePanel({ subject }: { readonly subject: SubjectKey }) {
  const allowance = useAllowance();
  const words = allowance && upgradeWords(allowance, subject);
  if (words === undefined) return null;
  return (
    <aside className="upgrade" aria-label="Your plan">
      <p>{words}</p>
      <Link className="btn low" to="/app/my-subscription">
        Upgrade
      </Link>
    </aside>
  );
}

export function upgradeWords({ daysLeft, remainingToday }: Allowance, subject: SubjectKey): string | undefined {
  if (daysLeft !== null && daysLeft < 0) return 'Your trial has expired.';
  if (remainingToday !== null && remainingToday <= 0) return 'You\u2019ve reached your daily limit!';
  if (remainingToday !== null && remainingToday <= fewLeft)
    return `Only ${counted(remainingToday, 'question')} left as part of your daily limit!`;
  return subject === 'english' ? 'Upgrade for unlimited English Comprehensions!' : undefined;
}
