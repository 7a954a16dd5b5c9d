import { Link } from 'react-router-dom';
import { bandClass, type Band } from '../../../parts/band';
import type { Topic } from '../../../parts/catalogue';
import { percent } from '../../../parts/score';

/** What a tile shows of a topic. */
export interface ShownTopic {
  readonly topic: Topic;
  readonly band: Band;
  readonly count: { readonly correct: number; readonly asked: number } | undefined;
}

export function TopicTile({ topic, band, count, to }: ShownTopic & { readonly to: string }) {
  return (
    <li>
      <Link className={`tile ${bandClass(band)}`} to={to}>
        <b>{topic.title}</b>
        <span className="small soft">{howItWent(band, count)}</span>
      </Link>
    </li>
  );
}

/** In how many answers a percentage begins to mean something. */
const enough = 10;

export function howItWent(band: Band, count: ShownTopic['count']): string {
  if (band === 'Not Tried Yet') return 'not yet';
  if (!count) return '\u00a0';
  const { correct, asked } = count;
  return asked < enough ? `${correct} of ${asked} so far` : `${percent(correct, asked)}% of ${asked}`;
}

interface PlainTileProps {
  readonly title: string;
  readonly words: string;
  readonly to: string;
}

export function PlainTile({ title, words, to }: PlainTileProps) {
  return (
    <li>
      <Link className="tile" to={to}>
        <b>{title}</b>
        <span className="small soft">{words}</span>
      </Link>
    </li>
  );
}
