import type { ReactNode } from 'react';
import { ExplainFigure } from '../../../parts/explain/explain-figure';
import { counted } from '../../../parts/words';
import type { Results } from './api';
import { caution, figure, markOf, NONE, totalOf } from './figures';

/** The figures that everything else is read beside. */
export function Summary({ results }: { readonly results: Results }) {
  const { children, n } = results;
  const total = totalOf(results);
  const words = caution(n);
  return (
    <>
      <dl className="office-panel results-tiles">
        <Tile name="Completed" value={String(inState(children, 'completed'))} more={othersOf(children)} />
        <Tile
          name="Compared with"
          value={counted(n, 'child', 'children')}
          more="who have sat these papers, in any session"
        />
        <Tile name="Median" value={<Median results={results} />} more={quartiles(total)} />
        <Tile name="Reliability" value={figure(total?.reliability ?? null, 2)} more={errorOf(total?.sem ?? null)} />
      </dl>
      {words !== null && (
        <p className="results-caution" role="note">
          {words}
        </p>
      )}
    </>
  );
}

type Children = Results['children'];

const inState = (children: Children, state: Children[number]['state']): number =>
  children.filter((one) => one.state === state).length;

/** Everybody else who had a place. */
function othersOf(children: Children): string {
  const others = [
    [inState(children, 'absent'), 'never came'],
    [inState(children, 'sitting'), 'sitting it now'],
    [inState(children, 'to come'), 'to come'],
  ] as const;
  const words = others.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(', ');
  return words || 'everybody who had a place';
}

function Tile({ name, value, more }: { readonly name: string; readonly value: ReactNode; readonly more: string }) {
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

function Median({ results }: { readonly results: Results }) {
  const total = totalOf(results);
  if (!total || total.n === 0) return NONE;
  return (
    <ExplainFigure
      figure="median"
      of={total.partId}
      whose={{ kind: 'results', mockExamSessionId: results.session.mockExamSessionId }}
      title="Median of the marks"
    >
      {markOf(total.median)}
    </ExplainFigure>
  );
}
