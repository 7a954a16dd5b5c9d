import type { ReactNode } from 'react';
import { ExplainFigure } from '../../../parts/explain/explain-figure';
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
        <Tile name="Completed" value={String(wholeIn(children))} more={othersOf(children)} />
        <Tile name="Compared with" value={counted(whole, 'child', 'children')} more={comparedWords(n === whole)} />
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
function othersOf(children: Children): string {
  const others = [
    [inState(children, 'completed') - wholeIn(children), 'missed a paper'],
    [inState(children, 'absent'), 'never came'],
    [inState(children, 'sitting'), 'sitting it now'],
    [inState(children, 'to come'), 'to come'],
    [inState(children, 'moved'), 'moved to another session'],
  ] as const;
  const words = others.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(', ');
  return words || 'everybody who had a place';
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
  sem === null ? `KR-20; ${NONE}` : `KR-20; a mark is sure to about ${figure(sem)} either way`;

interface OfTotalProps {
  readonly results: Results;
  readonly figure: 'median' | 'quartiles' | 'reliability';
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
