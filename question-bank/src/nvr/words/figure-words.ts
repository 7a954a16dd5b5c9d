import {
  attributes,
  dots,
  fills,
  lines,
  plainFigure,
  pointers,
  shapes,
  sizes,
  turns,
  type AttributeName,
  type Figure,
} from '../attributes';

/** What is said of a picture after its size, filling and shape, in this order. */
const further = ['turn', 'line', 'count', 'dot', 'rays'] as const;

const isPointer = ({ shape }: Figure): boolean => pointers.includes(shape);

/** Said of a picture that has it; about as long for each value, so that the length of the words tells nothing. */
const phrases: Readonly<Record<(typeof further)[number], (figure: Figure) => readonly string[]>> = {
  turn: (figure) => (isPointer(figure) ? [`top pointing ${directionOf(figure.turn)}`] : []),
  line: ({ line }) => [`${lines[line] ?? ''} outline`],
  count: ({ count }) => [`small circles: ${count}`],
  dot: ({ dot }) => [dot === 0 ? 'no dot' : `dot in ${dots[dot] ?? ''}`],
  rays: ({ rays }) => [rays === 0 ? attributes.rays.word(rays) : `rays ${attributes.rays.word(rays)}`],
};

const directionOf = (turn: number): string => (turn % 2 === 0 ? `straight ${turns[turn] ?? ''}` : (turns[turn] ?? ''));

/**
 * How the pictures of one question are told to whoever hears them: of each the same things in the same order, and nothing of what none
 * of them has. Two pictures that differ have different words, equal ones the same. What is drawn is said; what it has in common is not.
 * @param figures every picture of the question, its choices among them
 */
export function wordsFor(figures: readonly Figure[]): (figure: Figure) => string {
  const isSaid = (name: AttributeName) => figures.some((figure) => figure[name] !== plainFigure[name]);
  const said = further.filter((name) => (name === 'turn' ? figures.some(isPointer) : isSaid(name)));
  // How large a picture is can be seen beside another size alone.
  const saysSize = new Set(figures.map(({ size }) => size)).size > 1;
  return (figure) => {
    const { size, fill, shape } = figure;
    const first = [...(saysSize ? [sizes[size]] : []), fills[fill], shapes[shape]].join(' ');
    return capital([first, ...said.flatMap((name) => phrases[name](figure))].join(', '));
  };
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
