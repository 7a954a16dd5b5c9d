import { areAllDifferent, isClear, plainFigure, withValues, type AttributeName, type Figure } from '../../attributes';
import type { Part, Scheme } from '../ideas/idea';
import { setsNoOtherApart } from '../likeness';
import type { Property } from '../properties/property';
import type { Column } from './columns';

/** Five pictures, and what four of them share. */
export interface Seen {
  readonly figures: readonly Figure[];
  readonly property: Property;
}

/** Where the odd one stands until the pictures are put in their order. */
export const ODD = 0;

/** Whether all have it but the odd one. */
export const isHeldByOthers = ({ property, parts }: Scheme): boolean =>
  parts.every((part, index) => property.holds(withValues(plainFigure, part)) === (index !== ODD));

/** The pictures, unless one of them could not be seen clearly. */
export function clearPictures(parts: readonly Part[], columns: readonly Column[]): Figure[] | undefined {
  const figures = parts.map((part, index) => {
    const figure: Record<AttributeName, number> = { ...plainFigure, ...part };
    for (const { name, values } of columns) figure[name] = values[index] ?? 0;
    return figure;
  });
  return figures.every(isClear) ? figures : undefined;
}

export const isFair = (figures: readonly Figure[]): boolean =>
  areAllDifferent(figures) && setsNoOtherApart(figures, ODD);
