import { drawing } from 'question-bank/figures/svg';
import type { Picture } from 'schemas/mock-exams/paper';
import type { AuthoredSection } from 'schemas/mock-exams/sets/authored';
import type { Drawn } from '../../mock-exams/sets/drawing/drawn-question';

type Example = Pick<AuthoredSection, 'exampleText' | 'examplePicture'>;

/** A question that is solved in front of the child: with its choices, and with the steps to its answer. */
export function workedExample({ text, picture, options, explanation }: Drawn): Example {
  const choices = options.flatMap((option) => (option.picture?.kind === 'drawn' ? [option.picture.svg] : []));
  const lettered = options.map((option, n) => `${letter(n)} ${option.text}`).join('||');
  const paragraphs = [text, ...(choices.length > 0 ? [] : [lettered]), explanation];
  const shown = picture?.kind === 'drawn' ? [picture.svg] : [];
  return { exampleText: paragraphs.join('||p||'), examplePicture: pictured(shown, choices) };
}

const letter = (n: number) => 'ABCDE'.charAt(n);

const SIDE = 120;
const GAP = 16;
const LETTER = 36;

/** What is asked about, and below it the choices in a row, each with its letter. */
function pictured(shown: readonly string[], choices: readonly string[]): Picture {
  const sizes = shown.map(sizeOf);
  const top = Math.max(0, ...sizes.map(([, height]) => height + GAP));
  const width = Math.max(choices.length * (SIDE + GAP) - GAP, ...sizes.map(([across]) => across));
  const height = choices.length === 0 ? top - GAP : top + SIDE + LETTER;
  const parts = [
    ...shown.map((svg, n) => placed(svg, [0, 0], sizes[n] ?? [SIDE, SIDE])),
    ...choices.flatMap((svg, n) => [
      placed(svg, [n * (SIDE + GAP), top], [SIDE, SIDE]),
      lettering([n * (SIDE + GAP) + SIDE / 2, top + SIDE + LETTER / 2], letter(n)),
    ]),
  ];
  const told = choices.map((svg, n) => `${letter(n)}: ${titleOf(svg)}`);
  const alt = ['The example', ...shown.map(titleOf), ...told].join('. ');
  return { kind: 'drawn', alt, svg: drawing(alt, [width, height], parts) };
}

const titleOf = (svg: string): string => /<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? '';

type Pair = readonly [number, number];

/** As large as it must be to be read where the whole of it is as wide as a phone. */
const lettering = ([x, y]: Pair, text: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" dominant-baseline="central" font-family="sans-serif" font-size="28" fill="currentColor" stroke="none">${text}</text>`;

function sizeOf(svg: string): Pair {
  const [, width = SIDE, height = SIDE] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return [Number(width), Number(height)];
}

const placed = (svg: string, [x, y]: Pair, [width, height]: Pair): string =>
  svg
    .replace(/ width="[\d.]+"/, ` width="${width}"`)
    .replace(/ height="[\d.]+"/, ` height="${height}"`)
    .replace('<svg ', `<svg x="${x}" y="${y}" `)
    .replace(/<title>[^<]*<\/title>/, '');
