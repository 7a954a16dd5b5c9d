import type { NvrQuestion } from '../nvr/nvr-type';
import { inkOf } from './ink';
import type { SeenOptions } from './option-guesses';

const letters = ['A', 'B', 'C', 'D', 'E'];

/** What can be said about the options of pictures without the question above them: each thing that they were drawn from. */
export const seenPictures = ({ params, optionFigures, answer }: NvrQuestion): SeenOptions => ({
  // Every design keeps its options among the params, in the order of their letters.
  features: (params.options as readonly unknown[]).map(featuresOf),
  sizes: optionFigures.map((drawing) => Math.round(inkOf(drawing))),
  right: letters.indexOf(answer),
});

function featuresOf(option: unknown): string[] {
  if (typeof option === 'string') return Array.from(option, (letter, place) => `${place}${letter}`);
  const entries = Object.entries(option as Record<string, unknown>);
  return entries.flatMap(([name, value]) => (name === 'rays' ? bitsOf(Number(value)) : [`${name} ${String(value)}`]));
}

const bitsOf = (rays: number): string[] => Array.from({ length: 8 }, (_, bit) => `ray ${bit} ${(rays >> bit) & 1}`);
