export type Level = 1 | 2 | 3 | 4 | 5;

export const allLevels: readonly Level[] = [1, 2, 3, 4, 5];

/** A number as a level; undefined where there is none such. */
export const asLevel = (wanted: number | undefined): Level | undefined => allLevels.find((level) => level === wanted);

/** One value for each level, easiest first. */
export type ByLevel<T> = readonly [T, T, T, T, T];

/** The value that a table holds for a level. */
export function at<T>(level: Level, [one, two, three, four, five]: ByLevel<T>): T {
  switch (level) {
    case 1:
      return one;
    case 2:
      return two;
    case 3:
      return three;
    case 4:
      return four;
    case 5:
      return five;
  }
}

/** Whether one of the figures is larger than any level below may draw, by the most that each level allows. */
export function outgrows(level: Level, most: ByLevel<number>, ...figures: readonly number[]): boolean {
  const below = Math.max(0, ...most.slice(0, level - 1));
  return figures.some((figure) => figure > below);
}

/** Whether an amount is no multiple of the steps in which the levels below count. */
export const isFiner = (level: Level, steps: ByLevel<number>, amount: number): boolean =>
  steps.slice(0, level - 1).every((step) => amount % step !== 0);

/** The level nearest to the wanted one among those that a question type offers. */
export function clampLevel(wanted: Level, offered: readonly Level[]): Level {
  const distance = (level: Level) => Math.abs(level - wanted);
  return offered.reduce((nearest, level) => (distance(level) < distance(nearest) ? level : nearest));
}

/** The levels from one on: `levelsFrom(3)` is 3, 4, 5. */
export const levelsFrom = (first: Level): readonly Level[] => allLevels.filter((level) => level >= first);
