import { expect, it } from '@jest/globals';
import { tileOf, type Tile } from 'schemas/mock-exams/board/tile.rules';
import { chosen, countsOf, type Filter } from './board-filter';

const start = '2027-03-06T10:00:00.000Z';
const session = { startsAt: start, closesAt: start, breakSeconds: 600, papers: [] };
const nobody = { learnerId: 'l', arrangements: null, sitting: null, heard: null };
const room = { pauses: [], extensions: [], closed: [] };
const tile = tileOf({ session, room, isCalledOff: false }, nobody, start);
const standing = (stage: Tile['stage'], missed = 0) => ({
  learnerId: stage,
  name: stage,
  seat: { mockExamUserId: stage, childName: stage, arrangements: null, hasLeft: false },
  silences: 0,
  takeOvers: 0,
  late: 0,
  tile: { ...tile, stage, missed, isPaused: stage === 'paused' },
});
const children = [
  ...(['absent', 'missed', 'waiting', 'paper', 'paused', 'rest', 'break', 'next', 'over'] as const).map((stage) =>
    standing(stage),
  ),
  standing('over', 1),
];

it('counts each child once among those that say where somebody is, in the break as well', () => {
  const { waiting, absent, break: between, finished, missed, ...others } = countsOf(children);
  expect({ waiting, absent, inPaper: others['in-paper'], between, finished, missed }).toEqual({
    waiting: 1,
    absent: 2,
    inPaper: 3,
    between: 2,
    finished: 1,
    missed: 1,
  });
  expect(waiting + absent + others['in-paper'] + between + finished + missed).toBe(others.all);
});

it('finds whoever is in the break, and whoever has not gone on after it', () => {
  const stages = (filter: Filter) => chosen(children, filter, '').map(({ tile: { stage } }) => stage);
  expect(stages('break')).toEqual(['break', 'next']);
});
