import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const root = join(__dirname, '../../..');
const steps = readFileSync(join(root, 'docs/tour.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\d+\. /.test(line));

const isFile = (text: string) => /^[\w-]+(\/[\w.-]+)+$/.test(text);
const isName = (text: string) => /^[A-Za-z][\w.]*$/.test(text);

it.each(steps)('is still so: %s', (step) => {
  const marked = [...step.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
  const files = marked.filter(isFile);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const texts = files.filter((file) => /\.\w+$/.test(file)).map((file) => readFileSync(join(root, file), 'utf8'));
  const lost = marked.filter((name) => isName(name) && !texts.some((text) => text.includes(name)));
  expect(texts.length === 0 ? [] : lost).toEqual([]);
});

it('has three walks', () => expect(steps.length).toBeGreaterThan(20));
