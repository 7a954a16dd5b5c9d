import type { Tile } from 'schemas/mock-exams/replay/track.rules';

const kinds: readonly (readonly [words: string, is: (tile: Tile) => boolean])[] = [
  ['not begun', ({ stage }) => stage === 'before' || stage === 'ready'],
  ['in paper 1', ({ stage, paper }) => stage === 'paper' && paper === 1],
  ['in a later paper', ({ stage, paper }) => stage === 'paper' && paper > 1],
  ['in the break', ({ stage }) => stage === 'break' || stage === 'next'],
  ['finished', ({ stage }) => stage === 'complete'],
  ['not heard of', ({ stage, isSilent }) => isSilent && stage !== 'complete' && stage !== 'before'],
  ['whose clock stands still', ({ isStill }) => isStill],
];

/** Where a room stands at a moment: "38 in paper 1 · 2 not heard of". */
export const roomWords = (tiles: readonly Tile[]): string =>
  kinds
    .map(([words, is]) => [tiles.filter(is).length, words] as const)
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(' · ');
