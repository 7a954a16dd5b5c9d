import type { ExplainedStep } from 'schemas/mock-exams/marks/explained/explained-words.rules';
import { counted } from '../words';
import type { ExplainedAnswer, ExplainedWhat, Explanation } from './api';
import '../tables/plain-table.css';
import './explain.css';

interface ExplainedSumProps {
  readonly told: Explanation;
  readonly figure: ExplainedWhat['figure'];
  /** As it stood when a report was issued, and not as it stands now. */
  readonly isReport: boolean;
  /** Places in the log, keys and rules by their numbers are for whoever looks after them. */
  readonly isForStaff: boolean;
}

/** How a figure came about, and what it was made from. */
export function ExplainedSum({ told, figure, isReport, isForStaff }: ExplainedSumProps) {
  const { steps, answers } = told;
  return (
    <div className="explained">
      <ExplainedSteps steps={steps} />
      <MadeFrom rows={isForStaff ? numberedFrom(told, isReport) : wordsFrom(told)} />
      {answers === null && isMadeOf(figure) && (
        <p className="soft">Which answers were right is told here once every session with these questions is over.</p>
      )}
      {answers !== null && answers.length > 0 && (
        <OwnAnswers figure={figure} answers={answers} isForStaff={isForStaff} />
      )}
    </div>
  );
}

const ofEverybody: ReadonlySet<string> = new Set([
  'sat',
  'median',
  'quartiles',
  'reliability',
  'mean',
  'spread',
  'share',
]);
const ofOneAmongAll: ReadonlySet<string> = new Set(['rank', 'percentile', 'score']);

/** Whether the child's own answers have to do with it. */
const isMadeOf = (figure: ExplainedWhat['figure']): boolean => !ofEverybody.has(figure);

interface AnswersProps {
  readonly answers: readonly ExplainedAnswer[];
  readonly isForStaff: boolean;
}

/** The answers that the figure is made of; behind a press where it is made of marks, and those of the answers. */
function OwnAnswers({ figure, answers, isForStaff }: AnswersProps & { readonly figure: string }) {
  if (ofEverybody.has(figure)) return null;
  if (!ofOneAmongAll.has(figure)) return <Answers answers={answers} isForStaff={isForStaff} />;
  return (
    <details className="explained-own">
      <summary>The {counted(answers.length, 'answer')} that the child’s own marks are made of</summary>
      <Answers answers={answers} isForStaff={isForStaff} />
    </details>
  );
}

/** The sentences and the sums alone. */
export const ExplainedSteps = ({ steps }: { readonly steps: readonly ExplainedStep[] }) => (
  <ol className="explained-steps">
    {steps.map(({ says, sum }, index) => (
      <li key={index}>
        {says}
        {sum !== null && <span className="explained-sum num">{sum}</span>}
      </li>
    ))}
  </ol>
);

type MadeOf = readonly (readonly [name: string, words: string])[];

const comparedWith = (n: number) =>
  ['Compared with', `${counted(n, 'child', 'children')} who had sat it, in any session; nobody is named`] as const;

const wordsFrom = ({ n }: Explanation): MadeOf => [
  comparedWith(n),
  ['Made from', 'every answer that was saved when the report was made, and the answers that counted as right then'],
];

function numberedFrom({ n, papers, rule, position }: Explanation, isReport: boolean): MadeOf {
  const keys = papers.map(({ name, keyVersion }) => `${name}: version ${keyVersion}`).join('; ');
  return [
    comparedWith(n),
    ['Keys', keys],
    ['Marking rule', `number ${rule}`],
    [isReport ? 'As the log stood at' : 'As the log stands at', String(Number(position))],
  ];
}

const MadeFrom = ({ rows }: { readonly rows: MadeOf }) => (
  <dl className="explained-made">
    {rows.map(([name, words]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className={name.startsWith('As') ? 'num' : undefined}>{words}</dd>
      </div>
    ))}
  </dl>
);

const outcomeWords = {
  right: 'right',
  wrong: 'wrong',
  omitted: 'left out',
  'not reached': 'not reached',
  voided: 'voided',
} as const;

/** Each answer; for staff with the event that says so. */
function Answers({ answers, isForStaff }: AnswersProps) {
  return (
    <div className="explained-answers" role="region" aria-label="The answers" tabIndex={0}>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Answer</th>
            <th scope="col">Seconds</th>
            {isForStaff && <th scope="col">Place in the log</th>}
          </tr>
        </thead>
        <tbody>
          {answers.map(({ paper, number, chosen, outcome, seconds, written, ...more }) => (
            <tr key={`${paper} ${number}`}>
              <th scope="row" className="num">
                {paper}.{number}
              </th>
              <td>
                {chosen ?? '–'}, {outcomeWords[outcome]}
                {'key' in more && outcome === 'wrong' && more.key !== null && ` (key ${more.key})`}
              </td>
              <td className="num">{seconds ?? '–'}</td>
              {isForStaff && <td className="num">{written ? Number(written.position) : '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
