/** What the reason of a changed key says where nobody has written another. */
import { expect, it } from '@jest/globals';
import { keyPage } from '../../../../testing/exam/key-page';
import { usualReason } from './key-words';

const GROUPS = ['The nervous', 'boy bowed', 'to his', 'freind'];
const PARTED = 'Which part has a spelling mistake? If none has, choose E.||p||The nervous||boy bowed||to his||freind';

const reasonFor = (answer: string, text: string, choices: readonly string[]) => {
  const options = choices.map((one) => ({ text: one }));
  const question = { ...keyPage().question, subject: 'ENGLISH' as const, text, options };
  return usualReason(keyPage({ question }), { kind: 'correct', questionId: 'q16', answer });
};

it.each([
  [PARTED, [...GROUPS, 'No mistake']],
  [PARTED, ['A', 'B', 'C', 'D', 'E']],
  ['Find the punctuation error.||p||The nervous boy bowed to his freind', [...GROUPS, '']],
])('says where the mistake is, and never that it is right, or that there is none: %s', (text, choices) => {
  expect(reasonFor('D', text, choices)).toBe('We had it wrong at first. The mistake is in “freind”.');
  expect(reasonFor('E', text, choices)).toBe('We had it wrong at first. There is no mistake in the sentence.');
});

it('says which choice is right of any other question', () => {
  const asked = 'Choose the word that completes it.||p||They will ___ a mistake.';
  expect(reasonFor('B', asked, ['do', 'make', 'take', 'have', 'give'])).toBe(
    'We had it wrong at first. “Make” is right.',
  );
  // Four parts of a sentence, and nobody asks for a mistake in one of them.
  expect(
    reasonFor('A', 'Which part is the subject?||p||The nervous||boy bowed||to his||freind', [...GROUPS, 'None']),
  ).toBe('We had it wrong at first. “The nervous” is right.');
});
