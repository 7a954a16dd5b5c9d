import { onTheirWay, type Counts } from './standing';

interface ProgressBarProps {
  readonly counts: Counts;
  /** All of them. */
  readonly of: number;
}

/** How many of how many: each part with its word and its count, as well as its colour. */
export function ProgressBar({ counts, of }: ProgressBarProps) {
  const { sent, failed, sending, rendering, 'not made': unmade } = counts;
  const queued = onTheirWay(counts) - sending - rendering;
  const parts = [
    { key: 'sent', count: sent, words: 'sent' },
    { key: 'sending', count: sending, words: 'being sent' },
    { key: 'rendering', count: rendering, words: 'being made' },
    { key: 'queued', count: queued, words: 'queued' },
    { key: 'not-made', count: unmade, words: 'not made' },
    { key: 'failed', count: failed, words: 'failed' },
  ].filter(({ count }) => count > 0);
  const done = sent + unmade + failed;
  return (
    <div>
      <div
        className="reports-bar"
        role="progressbar"
        aria-label="Reports done"
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={done}
        aria-valuetext={`${done} of ${of} done`}
      >
        {parts.map(({ key, count }) => (
          <span key={key} className={`reports-part is-${key}`} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className="reports-legend">
        {parts.map(({ key, count, words }) => (
          <li key={key}>
            <span className={`reports-swatch is-${key}`} aria-hidden="true" />
            <strong>{count}</strong> {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
