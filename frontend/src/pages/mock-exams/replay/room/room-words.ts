import type { Tile } from 'schemas/mock-exams/replay/track.rules';

const kinds: readonly (readonly [words: string, is: (tile: Tile, papers: number) => boolean])[] = [
  ['not begun', ({ stage }) => stage === 'before' || stage === 'ready'],
  ['in paper 1', ({ stage, paper }) => stage === 'paper' && paper === 1],
  ['in a later paper', ({ stage, paper }) => stage === 'paper' && paper > 1],
  ['in the break', ({ stage }) => stage === 'break' || stage === 'next'],
  ['finished', ({ stage, paper }, papers) => stage === 'complete' && paper >= papers],
  ['who missed a paper', ({ stage, paper }, papers) => stage === 'complete' && paper > 0 && paper < papers],
  ['not heard of', ({ stage, isSilent }) => isSilent && stage !== 'complete' && stage !== 'before'],
  ['whose clock stands still', ({ isStill }) => isStill],
];

/** Where a room stands at a moment: "38 in paper 1 · 2 not heard of". */
export const roomWords = (tiles: readonly Tile[], papers: number): string =>
  kinds
    .map(([words, is]) => [tiles.filter((tile) => is(tile, papers)).length, words] as const)
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(' · ');
