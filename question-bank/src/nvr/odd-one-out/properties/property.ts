import { attributes, type AttributeName, type Figure } from '../../attributes';

/** Something that a figure has or has not, so that a child may say: these four have it, that one has not. */
export interface Property {
  /** "have a dashed outline": said of several pictures. */
  words: string;
  holds: (figure: Figure) => boolean;
}

/** What is true of a figure that has not a property. */
export const lacking = (property: Property, words: string): Property => ({
  words,
  holds: (figure) => !property.holds(figure),
});

const saying: Readonly<Record<AttributeName, (word: string) => string>> = {
  shape: (word) => `show a ${word}`,
  fill: (word) => `show a ${word} shape`,
  size: (word) => `show a ${word} shape`,
  turn: (word) => `show the shape with its top pointing ${word}`,
  line: (word) => `have a ${word} outline`,
  count: (word) => (word === '1' ? 'have 1 small circle' : `have ${word === '0' ? 'no' : word} small circles`),
  dot: (word) => `have the dot in ${word}`,
  rays: (word) => `have rays pointing ${word}`,
};

export const hasValue = (name: AttributeName, value: number): Property => ({
  words: saying[name](attributes[name].word(value)),
  holds: (figure) => figure[name] === value,
});
