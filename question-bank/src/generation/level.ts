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

/** The level nearest to the wanted one among those that a question type offers. */
export function clampLevel(wanted: Level, offered: readonly Level[]): Level {
  const distance = (level: Level) => Math.abs(level - wanted);
  return offered.reduce((nearest, level) => (distance(level) < distance(nearest) ? level : nearest));
}

/** The levels from one on: `levelsFrom(3)` is 3, 4, 5. */
export const levelsFrom = (first: Level): readonly Level[] => allLevels.filter((level) => level >= first);
