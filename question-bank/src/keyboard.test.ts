import { expect, it } from '@jest/globals';
import { keyboardFor } from 'schemas/describe/keyboard';
import { asksForNumber, hasNumber } from 'schemas/describe/number-like';
import { allTypes } from './catalogue';
import { generate, type GeneratedQuestion } from './generate';

function typedDraws(): GeneratedQuestion[] {
  const levels = [1, 3, 5] as const;
  return allTypes()
    .flatMap(({ type: { key } }) => levels.flatMap((level) => [1, 2].map((seed) => generate(key, level, seed))))
    .filter(({ options, optionFigures }) => !options && !optionFigures);
}

it('offers the keys of a calculator for every answer in figures, and for no other', () => {
  const misfits = typedDraws().filter(({ answerForm, answer, unit }) => {
    // What is printed beside the box need not be typed, nor the commas of thousands.
    const typed = unit ? answer.replace(/^£|(?<=\d)[^\d.,]+$|(?<=\d) ?[a-z/]+(\*\*\d)?$/g, '') : answer;
    // Where a fraction may be the answer, the keys do not say that it is none this time.
    const isFigures = !/fraction/.test(answerForm ?? '') && /^\d[\d,]*(\.\d+)?$/.test(typed);
    return isFigures !== (keyboardFor({ answerForm }) === 'decimal');
  });
  expect(misfits.map(({ typeKey, answer, answerForm }) => ({ typeKey, answer, answerForm }))).toEqual([]);
});

it('asks for a number exactly where the key is one', () => {
  const misfits = typedDraws().filter(
    (question) => asksForNumber(question) !== (/\d/.test(question.answer) && hasNumber(question.answer)),
  );
  expect(misfits.map(({ typeKey, answer, answerForm }) => ({ typeKey, answer, answerForm }))).toEqual([]);
});
