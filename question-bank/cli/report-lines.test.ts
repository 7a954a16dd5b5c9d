import { expect, it } from '@jest/globals';
import { allTypes } from '../src/catalogue';
import { reportLines } from './report-lines';
import { sources } from './sources';

it('tells of every topic and shows five samples of every type', () => {
  const lines = [...reportLines(200, 2)];
  const topics = new Set(sources.map(({ subject, topic }) => `${subject}/${topic}`));
  expect(lines.filter((line) => line.startsWith('== '))).toHaveLength(topics.size);
  expect(lines.filter((line) => line.startsWith('-- '))).toHaveLength(sources.length);
  expect(lines.filter((line) => /^ {2}\[\d\] /.test(line))).toHaveLength(5 * sources.length);
  expect(lines.filter((line) => /^[a-z\d-]+: \[\d\] \d+\/\d+, /.test(line))).toHaveLength(allTypes().length);
  expect(lines.filter((line) => /^ {3}\* \d: /.test(line))).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/^200 questions of all types in [\d.]+ s: \d+ a second$/);
});
