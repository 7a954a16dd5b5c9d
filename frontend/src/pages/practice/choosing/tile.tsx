import { Link } from 'react-router-dom';
import { bandClass, type Standing } from '../../../parts/standing/band';
import type { Topic } from '../../../parts/catalogue';
import { HowItWent, type Stood } from '../../../parts/standing/mastery';

/** What a tile shows of a topic. */
export interface ShownTopic {
  readonly topic: Topic;
  readonly band: Standing;
  readonly stood: Stood | undefined;
}

export function TopicTile({ topic, band, stood, to }: ShownTopic & { readonly to: string }) {
  return (
    <li>
      <Link className={`tile ${bandClass(band)}`} to={to}>
        <TileFace topic={topic} stood={stood} />
      </Link>
    </li>
  );
}

export function TileFace({ topic, stood }: Pick<ShownTopic, 'topic' | 'stood'>) {
  return (
    <>
      <b>{topic.title}</b>
      {stood ? <HowItWent stood={stood} /> : <span className="small soft">not yet</span>}
    </>
  );
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
