import { attributes, polygons, type AttributeName } from '../../attributes';
import {
  hasEvenCount,
  hasEvenSides,
  hasFewSides,
  hasManySides,
  hasOddCount,
  hasOddSides,
} from '../properties/in-one-thing';
import { hasValue, type Property } from '../properties/property';
import { allBeside, baseFor, fourOf, LIKE, partedBy, withValue, type Idea, type Names } from './idea';

/** Four figures of one value, one of another. */
export function byValue(name: AttributeName, free: Names): Idea {
  return (random) => {
    const { values } = attributes[name];
    const shared = random.pick(values);
    // Sizes next to each other would ask for a ruler.
    const apart = name === 'size' ? 2 : 1;
    const other = random.pick(values.filter((value) => Math.abs(value - shared) >= apart));
    const base = baseFor(random, name);
    return {
      property: hasValue(name, shared),
      parts: [other, ...Array.from({ length: LIKE }, () => shared)].map((value) => withValue(base, name, value)),
      free,
    };
  };
}

/** Four figures of several values that share a property, and one of a value without it. */
export function byProperty(name: AttributeName, property: Property, free: Names = besideOne(name)): Idea {
  const { having, lacking } = partedBy(
    property,
    valuesFor(name, property).map((value) => ({ [name]: value })),
  );
  return (random) => {
    const base = baseFor(random, name);
    const parts = [random.pick(lacking), ...fourOf(random, having)].map((part) => ({ ...base, ...part }));
    return { property, parts, free };
  };
}

/** What points keeps its shape. */
const besideOne = (name: AttributeName): Names => allBeside(name === 'turn' ? ['turn', 'shape'] : [name]);

/** What a child can be asked to tell apart: shapes whose sides can be counted, sizes that need no ruler, and not whether none is an even number. */
function valuesFor(name: AttributeName, property: Property): readonly number[] {
  if (countsSides.includes(property)) return polygons;
  if (name === 'size') return attributes.size.values.filter((size) => size !== MIDDLE);
  return attributes[name].values.filter((value) => value > 0 || !isOfParity.includes(property));
}

const MIDDLE = 2;
const countsSides: readonly Property[] = [hasEvenSides, hasOddSides, hasManySides, hasFewSides];
const isOfParity: readonly Property[] = [hasEvenCount, hasOddCount];
