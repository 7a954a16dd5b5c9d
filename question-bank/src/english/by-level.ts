import { allLevels, at, type ByLevel, type Level } from '../generation/level';

/** Builds the items of one kind from their authors' lists, one list for each level. */
export const byLevel = <Source, Item>(
  sources: ByLevel<readonly Source[]>,
  build: (level: Level, source: Source) => Item,
): Item[] => allLevels.flatMap((level) => at(level, sources).map((source) => build(level, source)));
