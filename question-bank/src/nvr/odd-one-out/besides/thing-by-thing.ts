import type { Random } from '../../../generation/random';
import { attributeNames, plainFigure, withValues, type AttributeName, type Figure } from '../../attributes';
import type { Part, Scheme } from '../ideas/idea';
import { loneFigure } from '../likeness';
import { plainProperties } from '../properties/in-one-thing';
import { valuesBeside, type Column } from './columns';
import { clearPictures, isFair, isHeldByOthers, type Seen } from './pictures';
import { sharedOut } from './sharing-out';
import { sharingsInTwo, sharingsWithOneAlone, type Sharing } from './sharings';

/** Two of three sharings leave somebody alone; of sizes fewer, which are told apart with more care. */
const sharingsFor = (name: AttributeName): readonly Sharing[] =>
  name === 'size' ? [...sharingsWithOneAlone, ...sharingsInTwo, ...sharingsInTwo] : mostWithOneAlone;

const mostWithOneAlone = [...sharingsWithOneAlone, ...sharingsWithOneAlone, ...sharingsInTwo];

const [TWO, ALONE] = [2, 2];
/** What is smaller has no room for every filling and outline. */
const roomySizes = [2, 3, 4];

const valuesOf = (name: AttributeName): readonly number[] => (name === 'size' ? roomySizes : valuesBeside(name));

/** The third of them may be one picture's own, with two and two of the others: nothing that is said of pictures sets it apart by that. */
function isQuiet(name: AttributeName, [one = 0, two = 0, own = 0]: readonly number[]): boolean {
  const figures = [one, one, two, two, own].map((value) => withValues(plainFigure, { dot: 1, [name]: value }));
  return plainProperties.every((property) => loneFigure(figures, property) === undefined);
}

function findTriples(name: AttributeName): readonly (readonly number[])[] {
  const values = valuesOf(name);
  const all = values.flatMap((one) => values.flatMap((two) => values.map((own) => [one, two, own])));
  return all.filter((triple) => new Set(triple).size === triple.length && isQuiet(name, triple));
}

/** Found once for each thing. */
const triples = new Map<AttributeName, readonly (readonly number[])[]>();

function triplesOf(name: AttributeName): readonly (readonly number[])[] {
  const known = triples.get(name) ?? findTriples(name);
  triples.set(name, known);
  return known;
}

const columnOf = (random: Random, name: AttributeName, sharing: Sharing): Column => {
  const values = sharing.includes(ALONE) ? random.pick(triplesOf(name)) : random.sample(valuesOf(name), TWO);
  return { name, values: sharing.map((place) => values[place] ?? 0) };
};

/** How the things are shared out that the idea is about. */
const sharedBy = (parts: readonly Part[], besides: readonly AttributeName[]): Sharing[] =>
  attributeNames
    .filter((name) => !besides.includes(name))
    .map((name) => parts.map((part) => part[name] ?? NONE))
    .filter((values) => new Set(values).size > 1);

const NONE = -1;

const ATTEMPTS = 200;
/** With other values for the same sharing. */
const FILLINGS = 8;
/** How many things differ besides. */
const DIFFERING = 4;

interface Shared {
  readonly names: readonly AttributeName[];
  readonly shared: readonly Sharing[];
}

/** Fair pictures in which things are shared out so. */
function filled(random: Random, parts: readonly Part[], { names, shared }: Shared): readonly Figure[] | undefined {
  for (let filling = 0; filling < FILLINGS; filling += 1) {
    const columns = names.map((name, index) => columnOf(random, name, shared[index] ?? []));
    const figures = clearPictures(parts, columns);
    if (figures && isFair(figures)) return figures;
  }
  return undefined;
}

/** Five pictures of which each might be the odd one by what is alone and alike: what four share has to be found. */
export function comparedThingByThing(random: Random, draw: () => Scheme | undefined): Seen | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const scheme = draw();
    if (!scheme || !isHeldByOthers(scheme)) continue;
    const { property, parts, free } = scheme;
    const names = random.sample(free, Math.min(free.length, DIFFERING));
    const toShare = { already: sharedBy(parts, names), wanted: names.map(sharingsFor) };
    for (const shared of sharedOut(random, toShare)) {
      const figures = filled(random, parts, { names, shared });
      if (figures) return { figures, property };
    }
  }
  return undefined;
}
