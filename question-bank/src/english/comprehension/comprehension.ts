import type { Passage } from '../english-item';
import { aLetterAboutAPond } from './a-letter-about-a-pond.passage';
import { aLetterFromTheIce } from './a-letter-from-the-ice.passage';
import { auntAugustaDrives } from './aunt-augusta-drives.passage';
import { betweenFloors } from './between-floors.passage';
import { readingTheIce } from './reading-the-ice.passage';
import { theBirdThatHardlyEverLands } from './the-bird-that-hardly-ever-lands.passage';
import { theCauseway } from './the-causeway.passage';
import { theClerkFromMadras } from './the-clerk-from-madras.passage';
import { theClockmakersBoy } from './the-clockmakers-boy.passage';
import { theCometHunter } from './the-comet-hunter.passage';
import { theNumberNine } from './the-number-nine.passage';
import { theOldCanal } from './the-old-canal.passage';

/** Easiest first. */
export const passages: readonly Passage[] = [
  betweenFloors,
  aLetterAboutAPond,
  theBirdThatHardlyEverLands,
  theNumberNine,
  theCometHunter,
  aLetterFromTheIce,
  theCauseway,
  theClockmakersBoy,
  theOldCanal,
  theClerkFromMadras,
  auntAugustaDrives,
  readingTheIce,
];
