import type { Four } from './english-item';

/**
 * How authors write a sentence in four groups: `The knight | rode a {gray>grey} | horse`, the mistake and its
 * correction in braces. Either side may be empty (`so{,>}` is a comma too many); a sentence without braces is right.
 */
export interface MarkedLine {
  groups: Four<string>;
  correctSentence: string;
  /** Place of the group with the mistake, or nothing. */
  wrongGroup: number | undefined;
}

const mark = /\{([^{}>]*)>([^{}>]*)\}/;

export function readMarkedLine(line: string): MarkedLine {
  const parts = line.split('|').map((part) => part.trim());
  const [one, two, three, four] = parts;
  if (parts.length !== 4 || !one || !two || !three || !four) throw new Error(`not four groups: ${line}`);
  const written: Four<string> = [one, two, three, four];
  const marked = written.flatMap((group, place) => (mark.test(group) ? [place] : []));
  if (marked.length > 1) throw new Error(`more than one mistake: ${line}`);
  const as = (side: '$1' | '$2') => (group: string) => group.replace(mark, side);
  return {
    groups: [as('$1')(one), as('$1')(two), as('$1')(three), as('$1')(four)],
    correctSentence: written.map(as('$2')).join(' '),
    wrongGroup: marked[0],
  };
}
