import { minutesWords } from 'schemas/mock-exams/incidents/incident-words.rules';
import { mostLost, speaksFor, type LossRow } from './looked-at';

/** What it comes to, at a glance. */
export function Figures({ rows }: { readonly rows: readonly LossRow[] }) {
  const losing = rows.filter(({ lostSeconds }) => lostSeconds > 0);
  const others = rows.filter((row) => speaksFor(row) && row.lostSeconds + row.givenSeconds === 0);
  const givable = losing.filter((row) => row.givable.length > 0);
  const figures = [
    [`${losing.length} of ${rows.length}`, 'lost time by what counts'],
    [losing.length === 0 ? '—' : minutesWords(mostLost(losing)), 'is the most that anybody lost'],
    [String(others.length), 'more are in the log, by what does not count'],
    [String(givable.length), 'can still be given time'],
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
