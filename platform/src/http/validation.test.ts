import { expect, it } from '@jest/globals';
import { anyone, command } from 'schemas/describe/contract';
import { Id, SeenLines } from 'schemas/describe/schema';
import { requestValidator } from './validation';

const check = requestValidator(
  command({ call: 'POST /say', who: anyone, summary: 'Says it.', request: { to: Id, text: SeenLines(20, 3) } }),
);

const refusedAs = (request: unknown): unknown => {
  try {
    check(request);
    return undefined;
  } catch (problem) {
    return problem;
  }
};
const titled = (title: string) => ({ parts: { status: 400, code: 'RequestNotValid', title } });
const unseen = titled('Something in the text cannot be seen, or nothing in it can. Please type it again.');
const other = titled('Something in the request is not as it should be.');

it('says in words that a text has something in it that no screen shows', () => {
  expect(refusedAs({ to: 'all', text: 'Well done.' })).toBeUndefined();
  expect(refusedAs({ to: 'all', text: 'Well \u202edone' })).toMatchObject(unseen);
  expect(refusedAs({ to: 'all', text: '    ' })).toMatchObject(unseen);
  // Whatever else is wrong is said as ever, also after one of these.
  for (const request of [
    { to: 'all', text: 'no' },
    { to: 'a b', text: 'Well done.' },
    { to: 'all', text: 'Well \0 done' },
    { to: 'all' },
  ])
    expect(refusedAs(request)).toMatchObject(other);
});
