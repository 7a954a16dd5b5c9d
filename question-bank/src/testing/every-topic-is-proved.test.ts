import { expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { topicsOf } from '../catalogue';

/** The designs of non-verbal reasoning are proved together, whichever there are. */
const provedApart = ['maths', 'verbal-reasoning'] as const;

const proofOf = (subject: string, topic: string): string => {
  const file = join(__dirname, '..', subject, topic, `${topic}.proof.test.ts`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

it('proves every topic whose questions are generated', () => {
  const all = provedApart.flatMap((subject) => topicsOf(subject).map(({ key }) => ({ subject, key })));
  const unproved = all.filter(({ subject, key }) => !/^topicKeepsItsPromises\(\w+\);$/m.test(proofOf(subject, key)));
  expect(unproved).toEqual([]);
  expect(all.length).toBeGreaterThan(0);
});
