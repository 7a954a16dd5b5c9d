import { attributes, type AttributeName } from '../../attributes';

/** What one thing is in each of the five pictures, the odd one first. */
export interface Column {
  readonly name: AttributeName;
  readonly values: readonly number[];
}

/** Black hides an outline, and is not needed for what only differs besides. */
export const valuesBeside = (name: AttributeName): readonly number[] =>
  name === 'fill' ? [0, 2, 3, 4] : attributes[name].values;
