import { landmarks, type Landmark, type TimelineLine } from 'schemas/mock-exams/timeline/timeline.rules';
import { timed, type Timed } from './moments';

/** One of the ways to what is looked for first, and where it leads. */
interface JumpTo {
  readonly words: string;
  readonly those: Timed;
}

const jumpWords: Readonly<Record<Exclude<Landmark, 'over'>, string>> = {
  changed: 'Answer changed',
  silent: 'Silent',
  paused: 'Paused',
  device: 'Device changed',
};

/** Those that there are, in the order of the landmarks; the ends of papers by how each of them came. */
export function jumpsIn(lines: readonly TimelineLine[]): readonly JumpTo[] {
  const marked = lines.flatMap((line) =>
    line.landmark === null ? [] : [{ line, words: wordsOf(line, line.landmark) }],
  );
  const inOrder = landmarks.flatMap((kind) => marked.filter(({ line }) => line.landmark === kind));
  return [...new Set(inOrder.map(({ words }) => words))].map((words) => ({
    words,
    those: timed(inOrder.flatMap((one) => (one.words === words ? [one.line] : []))),
  }));
}

const wordsOf = (line: TimelineLine, kind: Landmark): string => (kind === 'over' ? endWords(line) : jumpWords[kind]);

/** A line says in its own words who ended the paper: the child, the clock or staff. */
function endWords({ what }: TimelineLine): string {
  if (what.startsWith('Handed in')) return 'Handed in';
  return what.startsWith('Time up') ? 'Time up' : 'Closed';
}
