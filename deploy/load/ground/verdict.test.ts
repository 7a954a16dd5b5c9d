import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { giveVerdict, measuringIn, missedIn, type Aim } from './verdict';

const aim = (value: number, most = 60): Aim => ({ figure: 'seconds', value, most });
let told: string[];
let codeBefore: typeof process.exitCode;

beforeEach(() => {
  told = [];
  codeBefore = process.exitCode;
  process.exitCode = undefined;
  jest.spyOn(console, 'log').mockImplementation((line: string) => void told.push(line));
});
afterEach(() => {
  process.exitCode = codeBefore;
  jest.restoreAllMocks();
});

it('names what was missed, by how much, and what was never measured', () => {
  expect(missedIn([aim(60), aim(0, 0)])).toEqual([]);
  expect(missedIn([aim(60.5), aim(NaN), aim(1, 0)])).toEqual([
    'seconds: 60.5 of 60',
    'seconds: NaN of 60',
    'seconds: 1 of 0',
  ]);
});

it('ends a run with 1 where an aim was missed, and not where one only measures', () => {
  giveVerdict([aim(59)], false);
  expect(process.exitCode).toBeUndefined();
  giveVerdict([aim(61)], true);
  expect(process.exitCode).toBeUndefined();
  giveVerdict([aim(61), aim(3)], false);
  expect(process.exitCode).toBe(1);
  expect(told.map((line) => JSON.parse(line) as object)).toMatchObject([
    { figure: 'verdict', verdict: 'reached', aims: 1, missed: '' },
    { verdict: 'missed' },
    { verdict: 'missed', aims: 2, missed: 'seconds: 61 of 60' },
  ]);
});

it('is told by a word of the command line that somebody only measures', () => {
  expect(measuringIn(['--children', '300', '--measure'])).toEqual({ onlyMeasures: true, words: ['--children', '300'] });
  expect(measuringIn([])).toEqual({ onlyMeasures: false, words: [] });
});
