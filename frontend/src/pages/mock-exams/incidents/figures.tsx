import { minutesWords } from 'schemas/mock-exams/incidents/incident-words.rules';
import type { ExplainedStep } from 'schemas/mock-exams/marks/explained/explained-words.rules';
import { lengthOf } from 'schemas/mock-exams/timeline/lengths.rules';
import { OwnFigure } from '../../../parts/explain/explain-figure';
import { listed } from '../../../parts/words';
import { mostLost, nameOf, speaksFor, type LossRow } from './looked-at';

type Figure = readonly [figure: string, words: string, whom: readonly LossRow[]];

/** What it comes to, at a glance. */
export function Figures({ rows }: { readonly rows: readonly LossRow[] }) {
  const losing = rows.filter(({ lostSeconds }) => lostSeconds > 0);
  const others = rows.filter((row) => speaksFor(row) && row.lostSeconds + row.givenSeconds === 0);
  const givable = losing.filter((row) => row.givable.length > 0);
  const given = rows.filter(({ givenSeconds }) => givenSeconds > 0);
  const figures: readonly Figure[] = [
    [`${losing.length} of ${rows.length}`, given.length > 0 ? stillLost : lostByWhatCounts, losing],
    mostOf(losing, given),
    [String(others.length), 'more are in the log, by what does not count', others],
    [String(givable.length), 'can still be given time', givable],
  ];
  return (
    <dl className="office-panel loss-figures">
      {figures.map(([figure, words, whom]) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd className="num">
            <OwnFigure title={`How many: ${words}`} steps={() => whomSteps(whom)}>
              {figure}
            </OwnFigure>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const lostByWhatCounts = 'lost time by what counts';
const stillLost = 'lost time by what counts that is not given back';

/** Where nobody lost any, the same as the heading says: whoever has their time back has lost some. */
function mostOf(losing: readonly LossRow[], given: readonly LossRow[]): Figure {
  if (losing.length > 0) return [minutesWords(mostLost(losing)), 'is the most that anybody lost', mostIn(losing)];
  return given.length > 0
    ? [String(given.length), given.length === 1 ? 'has their time back' : 'have their time back', given]
    : ['Nobody', 'lost any time by what counts', losing];
}

const mostIn = (losing: readonly LossRow[]): readonly LossRow[] => losing.slice(0, 1);

/** Whom it counts; how much each lost is reckoned, step by step with its places in the log, where their row is opened. */
function whomSteps(whom: readonly LossRow[]): readonly ExplainedStep[] {
  const words = whom.map((row) => `${nameOf(row)}${row.lostSeconds > 0 ? ` (${lengthOf(row.lostSeconds)})` : ''}`);
  return [
    { says: words.length === 0 ? 'It is nobody.' : `It is ${listed(words)}.`, sum: null },
    {
      says: 'How much each lost is reckoned in the table below, by which evidence and where that stands in the log: a press on the figure shows it.',
      sum: null,
    },
  ];
}
