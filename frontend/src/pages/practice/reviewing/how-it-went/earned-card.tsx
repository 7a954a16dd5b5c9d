import { useTitles } from '../../../../parts/catalogue';
import { useAnalytics, useEffort, useFinished } from '../../api';
import type { Worksheet } from '../../worksheet';
import { earnedBy, type Earning } from './earned';

/** What a worksheet earned, and why; silent where that is nothing. */
export function EarnedCard({ worksheet }: { readonly worksheet: Worksheet }) {
  const titles = useTitles();
  const known = { effort: useEffort().data, topics: useAnalytics().data?.topics, finished: useFinished().data };
  const earned = earnedBy(worksheet, known, titles);
  if (earned.length === 0) return null;
  return (
    <section className="card settle">
      <h2>What this sheet earned, and why</h2>
      <ul className="earned">
        {earned.map(({ kind, what, why }) => (
          <li key={kind}>
            <Sign kind={kind} />
            <span>
              <b>{what}</b> {why}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Three small drawings; the words beside them say it all. */
function Sign({ kind }: Pick<Earning, 'kind'>) {
  return (
    <svg className={`sign sign-${kind}`} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      {drawings[kind]}
    </svg>
  );
}

const drawings: Record<Earning['kind'], React.ReactNode> = {
  star: <path d="M14 3l3.4 7.3 7.6 1-5.600 5.500 1.400 8L14 21l-6.800 3.800 1.400-8L3 11.300l7.600-1z" />,
  'put-right': <path d="M14 2a12 12 0 1 0 0 24a12 12 0 1 0 0-24M8 14.500l4 4 8-9" />,
  'first-time': <path d="M3 25V19h7.300v-6h7.300V7H25v18z" />,
};
