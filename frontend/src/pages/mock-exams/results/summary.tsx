import type { ReactNode } from 'react';
import type { ExplainedStep } from 'schemas/mock-exams/marks/explained/explained-words.rules';
import { ExplainFigure, OwnFigure } from '../../../parts/explain/explain-figure';
import { counted } from '../../../parts/words';
import type { Results } from './api';
import { caution, figure, markOf, NONE, totalOf, wholeIn } from './figures';

/** The figures that everything else is read beside. */
export function Summary({ results }: { readonly results: Results }) {
  const { children, n } = results;
  const total = totalOf(results);
  const whole = comparedIn(results);
  const words = caution(whole);
  return (
    <>
      <dl className="office-panel results-tiles">
        <Tile
          name="Completed"
          value={
            <OwnFigure title="How many completed it" steps={() => placesSteps(children)}>
              {wholeIn(children)}
            </OwnFigure>
          }
          more={othersOf(children)}
        />
        <Tile
          name="Compared with"
          value={
            <OfTotal results={results} figure="sat" title="How many are compared">
              {counted(whole, 'child', 'children')}
            </OfTotal>
          }
          more={comparedWords(n === whole)}
        />
        <Tile
          name="Median"
          value={
            <OfTotal results={results} figure="median" title="Median of the marks">
              {markOf(total?.median ?? null)}
            </OfTotal>
          }
          more={
            <OfTotal results={results} figure="quartiles" title="Quartiles of the marks">
              {quartiles(total)}
            </OfTotal>
          }
        />
        <Tile
          name="Reliability"
          value={
            <OfTotal results={results} figure="reliability" title="Reliability of the marks">
              {figure(total?.reliability ?? null, 2)}
            </OfTotal>
          }
          more={
            <OfTotal results={results} figure="reliability" title="How sure a mark is">
              {errorOf(total?.sem ?? null)}
            </OfTotal>
          }
        />
      </dl>
      {words !== null && (
        <p className="results-caution" role="note">
          {words}
        </p>
      )}
    </>
  );
}

/** Who missed a paper has no total. */
const comparedIn = (results: Results): number => totalOf(results)?.n ?? results.n;

const comparedWords = (isAll: boolean): string =>
  isAll ? 'who have sat these papers, in any session' : 'who have sat every paper, in any session';

type Children = Results['children'];

const inState = (children: Children, state: Children[number]['state']): number =>
  children.filter((one) => one.state === state).length;

/** Everybody else who had a place. */
const othersIn = (children: Children) =>
  (
    [
      [inState(children, 'completed') - wholeIn(children), 'missed a paper'],
      [inState(children, 'absent'), 'never came'],
      [inState(children, 'sitting'), 'sitting it now'],
      [inState(children, 'to come'), 'to come'],
      [inState(children, 'moved'), 'moved to another session'],
    ] as const
  ).filter(([count]) => count > 0);

const othersOf = (children: Children): string =>
  othersIn(children)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ') || 'everybody who had a place';

/** From the list of children below it, which says of each how they stand. */
function placesSteps(children: Children): readonly ExplainedStep[] {
  const others = othersIn(children);
  const words = others.map(([count, what]) => `${count} ${what}`).join(', ');
  return [
    {
      says: `${counted(children.length, 'child', 'children')} had a place in this session${words && `: ${words}`}. Completed it has who sat every paper to its end.`,
      sum: [children.length, ...others.map(([count]) => count)].join(' − ') + ` = ${wholeIn(children)}`,
    },
  ];
}

interface TileProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly more: ReactNode;
}

function Tile({ name, value, more }: TileProps) {
  return (
    <div className="results-tile">
      <dt>{name}</dt>
      <dd>
        <b className="num">{value}</b>
        <span className="soft">{more}</span>
      </dd>
    </div>
  );
}

const quartiles = (total: Results['parts'][number] | undefined): string =>
  total?.lowerQuartile === null || total === undefined
    ? 'nobody has sat every paper'
    : `of ${total.of}; quartiles ${markOf(total.lowerQuartile)} and ${markOf(total.upperQuartile)}`;

const errorOf = (sem: number | null): string =>
  sem === null ? `KR-20; ${NONE}` : `KR-20; two marks in three are sure to about ${figure(sem)} either way`;

interface OfTotalProps {
  readonly results: Results;
  readonly figure: 'sat' | 'median' | 'quartiles' | 'reliability';
  readonly title: string;
  readonly children: string;
}

/** A figure of everything, which opens how it came about. */
function OfTotal({ results, figure: which, title, children }: OfTotalProps) {
  const total = totalOf(results);
  if (!total || total.n === 0 || children === NONE) return children;
  const { mockExamSessionId } = results.session;
  return (
    <ExplainFigure figure={which} of={total.partId} whose={{ kind: 'results', mockExamSessionId }} title={title}>
      {children}
    </ExplainFigure>
  );
}
