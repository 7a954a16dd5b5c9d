import { judgedFrom } from './score';
import './band.css';

/** How well a topic goes, by the share of right answers over all tries (the spec's four words). */
export const bands = ['Strengths', 'Needs Work', 'Weaknesses', 'Not Tried Yet'] as const;
export type Band = (typeof bands)[number];

/** No score is not tried. */
export function bandOf(score: number | undefined): Band {
  if (score === undefined) return 'Not Tried Yet';
  if (score >= judgedFrom.strength) return 'Strengths';
  return score >= judgedFrom.needsWork ? 'Needs Work' : 'Weaknesses';
}

const shapes: Record<Band, string> = { Strengths: '●', 'Needs Work': '▲', Weaknesses: '■', 'Not Tried Yet': '○' };
const classes: Record<Band, string> = {
  Strengths: 'band-strengths',
  'Needs Work': 'band-needs-work',
  Weaknesses: 'band-weaknesses',
  'Not Tried Yet': 'band-not-tried',
};

export const bandClass = (band: Band) => classes[band];

interface BandHeadingProps {
  readonly band: Band;
  readonly count?: number;
  readonly level?: 2 | 3;
}

/** The word, a shape and a colour: never the colour alone. */
export function BandHeading({ band, count, level = 2 }: BandHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading className={`band-heading ${classes[band]}`}>
      <span aria-hidden="true">{shapes[band]}</span> {band}
      {count !== undefined && <span className="band-count"> {count}</span>}
    </Heading>
  );
}

/** The band of a share of right answers, in the middle of a text. */
export function BandWord({ score }: { readonly score: number | undefined }) {
  const band = bandOf(score);
  return (
    <span className={`band-word ${classes[band]}`}>
      <span aria-hidden="true">{shapes[band]}</span> {band}
    </span>
  );
}
