import { expect, it } from '@jest/globals';
import { reviewedKeys } from '../src/testing/reviewed-levels';
import { reportLines } from './report-lines';
import { sources } from './sources';

it('tells of every topic and shows five samples of every type', () => {
  const lines = [...reportLines(200, 2)];
  const topics = new Set(sources.map(({ subject, topic }) => `${subject}/${topic}`));
  expect(lines.filter((line) => line.startsWith('== '))).toHaveLength(topics.size);
  expect(lines.filter((line) => line.startsWith('-- '))).toHaveLength(sources.length);
  expect(lines.filter((line) => /^ {2}\[\d\] /.test(line))).toHaveLength(5 * sources.length);
  const excused = lines.filter((line, index) => !line.startsWith(' ') && lines[index + 1]?.startsWith('    why not: '));
  expect(excused.map((line) => line.split(':')[0]).sort()).toEqual(reviewedKeys().sort());
  expect(lines.at(-1)).toMatch(/^200 questions of all types in [\d.]+ s: \d+ a second$/);
});
