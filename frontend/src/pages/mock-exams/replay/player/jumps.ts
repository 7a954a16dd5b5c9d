import { landmarks, type EndedBy, type Landmark, type TimelineLine } from 'schemas/mock-exams/timeline/timeline.rules';
import { timed, type Timed } from './moments';

/** One of the ways to what is looked for first, and where it leads. */
interface JumpTo {
  readonly words: string;
  readonly those: Timed;
}

const jumpWords: Readonly<Record<Landmark, string>> = {
  changed: 'Answer changed',
  silent: 'Silent',
  over: 'Paper over',
  paused: 'Paused',
  device: 'Device changed',
};

const endWords: Readonly<Record<EndedBy, string>> = { child: 'Handed in', time: 'Time up', staff: 'Closed' };

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

const wordsOf = ({ endedBy }: TimelineLine, kind: Landmark): string =>
  endedBy === null ? jumpWords[kind] : endWords[endedBy];
