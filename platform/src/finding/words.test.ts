import { expect, it } from '@jest/globals';
import { wordsOf } from './words';

const { standIn } = wordsOf({ people: ['id-1'], values: ['Ann', 'ann@x.example'] });

it.each([{ note: 'Write to ANN@X.example.' }, { learnerId: 'id-1', name: 'ann ' }])(
  'finds an address anywhere, and a name beside an id: %j',
  (data) => expect(standIn(data)).toBe(true),
);

it.each([
  { note: 'joann@x.example, ann@x.example.uk' },
  { learnerId: 'id-2', name: 'Ann' },
  { learnerId: 'id-1', question: 'Ann has three apples.' },
])('takes nobody else for them: %j', (data) => expect(standIn(data)).toBe(false));

it('leaves a field that says whose it is to be judged by that: a parent is called as the child was', () => {
  const data = { learnerId: 'id-1', parentFirstName: 'Ann' };
  expect(standIn(data)).toBe(true);
  expect(standIn(data, ['parentFirstName'])).toBe(false);
});
