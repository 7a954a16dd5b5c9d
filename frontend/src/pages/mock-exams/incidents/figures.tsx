import { minutesWords } from 'schemas/mock-exams/incidents/incident-words.rules';
import { speaksFor, type LossRow } from './looked-at';

/** What it comes to, at a glance. */
export function Figures({ rows }: { readonly rows: readonly LossRow[] }) {
  const losing = rows.filter(({ lostSeconds }) => lostSeconds > 0);
  const others = rows.filter((row) => speaksFor(row) && row.lostSeconds === 0);
  const givable = losing.filter((row) => row.givable.length > 0);
  const figures = [
    [`${losing.length} of ${rows.length}`, 'lost time by what counts'],
    [minutesWords(middle(losing.map(({ seconds }) => seconds))), 'in the middle of those who lost time'],
    [String(others.length), 'more of whom the log says something that does not count'],
    [String(givable.length), 'to whom time can still be given'],
  ] as const;
  return (
    <dl className="office-panel loss-figures">
      {figures.map(([figure, words]) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd className="num">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

const middle = (seconds: readonly number[]): number =>
  seconds.toSorted((one, other) => one - other)[Math.floor(seconds.length / 2)] ?? 0;
