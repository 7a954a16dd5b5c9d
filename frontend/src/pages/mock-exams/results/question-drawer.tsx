import { Drawer } from 'antd';
import { Link } from 'react-router-dom';
import { ChartPanel } from '../../../parts/chart/chart-panel';
import { Columns } from '../../../parts/chart/columns';
import { keyAddress } from '../keys/places';
import type { Question } from './api';
import { figure, NONE, percentOf } from './figures';
import { OfQuestion, type QuestionFigure } from './of-question';

interface QuestionDrawerProps {
  readonly sessionId: string;
  readonly question: Question | undefined;
  readonly onOver: () => void;
}

/** One question: who chose what, by thirds of ability, and what that suggests. */
export function QuestionDrawer({ sessionId, question, onOver }: QuestionDrawerProps) {
  return (
    <Drawer
      open={question !== undefined}
      onClose={onOver}
      title={question && `Question ${question.number}: ${question.section}`}
      size={560}
      destroyOnHidden
    >
      {question && <Inside question={question} sessionId={sessionId} />}
    </Drawer>
  );
}

const thirds = [
  ['Best third', 'upper'],
  ['Middle third', 'middle'],
  ['Weakest third', 'lower'],
] as const;

interface InsideProps {
  readonly question: Question;
  readonly sessionId: string;
}

function Inside({ question, sessionId }: InsideProps) {
  const { text, flags, choices, key, n, isVoided } = question;
  const bars = choices.flatMap(({ letter, thirds: chose }) =>
    thirds.map(([group, third]) => ({
      label: letter === key ? `${letter} (key)` : letter,
      value: chose[third],
      group,
    })),
  );
  return (
    <div className="office-stack">
      <p>{text}</p>
      {isVoided && <p role="note">This question is voided: it counts for nobody.</p>}
      {flags.length > 0 && (
        <ul className="results-flags">
          {flags.map(({ words }) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <ChartPanel
        title={findingOf(question)}
        kind={`Choices of ${n} children, by thirds of their marks in the rest of the paper`}
        heads={['Choice', 'Children', 'Best third', 'Middle third', 'Weakest third', 'Correlation']}
        rows={choices.map(({ letter, n: chose, thirds: of, correlation }) => [
          letter === key ? `${letter} (key)` : letter,
          chose,
          of.upper,
          of.middle,
          of.lower,
          figure(correlation, 2),
        ])}
      >
        <Columns bars={bars} xTitle="Choice" yTitle="Children" height={220} />
      </ChartPanel>
      {n > 0 && (
        <p className="small soft">
          How{' '}
          <OfQuestion sessionId={sessionId} question={question} figure="choices" name="Choices">
            these choices
          </OfQuestion>{' '}
          are counted.
        </p>
      )}
      <Figures question={question} sessionId={sessionId} />
      <Link to={keyAddress(question.paperHash, question.questionId)}>Put this key right</Link>
    </div>
  );
}

function findingOf({ key, choices, right, n }: Question): string {
  const [most, next] = choices.toSorted((one, other) => other.thirds.upper - one.thirds.upper);
  if (!most || most.thirds.upper === 0) return `${right} of ${n} had it right`;
  if (next?.thirds.upper === most.thirds.upper) return tieOf(choices, most.thirds.upper, key);
  return most.letter === key
    ? `The best third chose the key, ${most.letter}, most often`
    : `The best third chose ${most.letter} most often; the key is ${key ?? 'none'}`;
}

/** Several letters were chosen as often by the best third. */
function tieOf(choices: Question['choices'], most: number, key: string | null): string {
  const letters = choices.filter(({ thirds }) => thirds.upper === most).map(({ letter }) => letter);
  return `As many of the best third chose ${letters.join(' as ')}; the key is ${key ?? 'none'}`;
}

function Figures({ question, sessionId }: InsideProps) {
  const { facility, reachedFacility, discrimination, correlation, omitted, notReached, seconds } = question;
  const rows = [
    ['facility', 'Right', percentOf(facility), 'of all who opened the paper'],
    [
      'reached',
      'Right, of who reached it',
      percentOf(reachedFacility),
      'leaves out who came to the end of their time before it',
    ],
    [
      'discrimination',
      'Tells apart',
      figure(discrimination, 2),
      'share right among the best 27 in a hundred, less that among the weakest',
    ],
    ['correlation', 'Correlation', figure(correlation, 2), 'of being right here with marks in the rest of the paper'],
    ['omitted', 'Left out', String(omitted), 'answered something after it'],
    ['unreached', 'Not reached', String(notReached), 'answered nothing from here on'],
    ['seconds', 'Median time', seconds === null ? NONE : `${Math.round(seconds)} seconds`, 'of those who looked at it'],
  ] as const;
  return (
    <dl className="results-figures">
      {rows.map(([which, name, value, means]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Value name={name} value={value} figure={which} question={question} sessionId={sessionId} />{' '}
            <span className="soft">{means}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ValueProps extends InsideProps {
  readonly name: string;
  readonly value: string;
  readonly figure: QuestionFigure;
}

function Value({ name, value, figure: which, question, sessionId }: ValueProps) {
  const shown = <b className="num">{value}</b>;
  if (value === NONE) return shown;
  return (
    <OfQuestion sessionId={sessionId} question={question} figure={which} name={name}>
      {shown}
    </OfQuestion>
  );
}
