import { enoughInATopic, judgedFrom } from './score';
import './band.css';

/** How well a topic goes, by the share of right answers over all tries (the spec's four words). */
export const bands = ['Strengths', 'Needs Work', 'Weaknesses', 'Not Tried Yet'] as const;
export type Band = (typeof bands)[number];

/** Where a topic stands: in a band once there is evidence enough for one. */
export const standings = ['Strengths', 'Needs Work', 'Weaknesses', 'Not enough answers yet', 'Not Tried Yet'] as const;
export type Standing = (typeof standings)[number];

interface Tried {
  readonly correct: number;
  readonly asked: number;
}

export const isTooFew = ({ asked }: Tried): boolean => asked > 0 && asked < enoughInATopic;

/** One answer makes neither a strength nor a weakness. */
export function standingOf(tried: Tried | undefined): Standing {
  if (tried === undefined || tried.asked === 0) return bandOf(undefined);
  return isTooFew(tried) ? 'Not enough answers yet' : bandOf(tried.correct / tried.asked);
}

/** No score is not tried. */
export function bandOf(score: number | undefined): Band {
  if (score === undefined) return 'Not Tried Yet';
  if (score >= judgedFrom.strength) return 'Strengths';
  return score >= judgedFrom.needsWork ? 'Needs Work' : 'Weaknesses';
}

const shapes: Record<Standing, string> = {
  Strengths: '●',
  'Needs Work': '▲',
  Weaknesses: '■',
  'Not enough answers yet': '◇',
  'Not Tried Yet': '○',
};
const classes: Record<Standing, string> = {
  Strengths: 'band-strengths',
  'Needs Work': 'band-needs-work',
  Weaknesses: 'band-weaknesses',
  'Not enough answers yet': 'band-too-few',
  'Not Tried Yet': 'band-not-tried',
};

export const bandClass = (band: Standing) => classes[band];

interface BandHeadingProps {
  readonly band: Standing;
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

/** Where a topic stands, in the middle of a text. */
export function BandWord({ tried }: { readonly tried: Tried }) {
  const band = standingOf(tried);
  return (
    <span className={`band-word ${classes[band]}`}>
      <span aria-hidden="true">{shapes[band]}</span> {band}
      {isTooFew(tried) && `: ${tried.asked} of ${enoughInATopic}`}
    </span>
  );
}
