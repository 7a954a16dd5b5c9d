import { counted } from '../words';
import type { ExplainedAnswer, Explanation } from './api';
import './explain.css';

interface ExplainedSumProps {
  readonly told: Explanation;
  /** As it stood when a report was issued, and not as it stands now. */
  readonly isReport: boolean;
}

/** How a figure came about, and what it was made from. */
export function ExplainedSum({ told, isReport }: ExplainedSumProps) {
  const { steps, answers } = told;
  return (
    <div className="explained">
      <ExplainedSteps steps={steps} />
      <MadeFrom told={told} isReport={isReport} />
      {answers === null && (
        <p className="soft">Which answers were right is told here once every session with these questions is over.</p>
      )}
      {answers !== null && answers.length > 0 && <Answers answers={answers} />}
    </div>
  );
}

/** The sentences and the sums alone. */
export const ExplainedSteps = ({ steps }: Pick<Explanation, 'steps'>) => (
  <ol className="explained-steps">
    {steps.map(({ says, sum }, index) => (
      <li key={index}>
        {says}
        {sum !== null && <span className="explained-sum num">{sum}</span>}
      </li>
    ))}
  </ol>
);

function MadeFrom({ told: { n, papers, rule, position }, isReport }: ExplainedSumProps) {
  const keys = papers.map(({ name, keyVersion }) => `${name}: version ${keyVersion}`).join('; ');
  const rows = [
    [
      'Compared with',
      `${counted(n, 'child', 'children')} who had sat one of these papers, in any session; nobody is named`,
    ],
    ['Keys', keys],
    ['Marking rule', `number ${rule}`],
    [isReport ? 'As the log stood at' : 'As the log stands at', String(Number(position))],
  ] as const;
  return (
    <dl className="explained-made">
      {rows.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={name.startsWith('As') ? 'num' : undefined}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

const outcomeWords = {
  right: 'right',
  wrong: 'wrong',
  omitted: 'left out',
  'not reached': 'not reached',
  voided: 'voided',
} as const;

/** Each answer with the event that says so. */
function Answers({ answers }: { readonly answers: readonly ExplainedAnswer[] }) {
  return (
    <div className="explained-answers" role="region" aria-label="The answers" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Answer</th>
            <th scope="col">Seconds</th>
            <th scope="col">Place in the log</th>
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
              <td className="num">{written ? Number(written.position) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
