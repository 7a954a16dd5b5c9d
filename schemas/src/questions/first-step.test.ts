import { describe, expect, it } from '@jest/globals';
import { firstStepOf } from './first-step';
import { issuedQuestion } from './testing/issued-question';

const hintOf = (prompt: string, key: string, ...lines: readonly string[]) =>
  firstStepOf(
    issuedQuestion({ prompt, key, solution: [...lines, `Answer: ${key}`].map((line) => `• ${line}`).join('\n') }),
  );

describe('the first step as a hint', () => {
  it('stops before the key where there is one calculation alone', () => {
    expect(hintOf('What is the area?', '18 cm**2', 'Area: 6 cm × 3 cm = 18 cm**2')).toBe('Area: 6 cm × 3 cm = ?');
    expect(hintOf('A roll costs 70p. He pays £1.', '30p', '£1 − 70p = 30p')).toBe('£1 − 70p = ?');
    expect(hintOf('It is 11:50. How late is it there?', '19:50', 'Ahead: 11:50 + 8 hours = 19:50')).toBe(
      'Ahead: 11:50 + 8 hours = ?',
    );
  });

  it('counts neither the answer nor its check as a step', () => {
    expect(hintOf('22 ÷ □ = 11', '2', '22 ÷ 11 = 2', 'Check: 22 ÷ 2 = 11')).toBe('22 ÷ 11 = ?');
  });

  it('stops before a quotient or a remainder that is the key', () => {
    const cut = (key: string) => hintOf('How many full bowls?', key, '375 cm ÷ 65 cm = 5 remainder 50 cm');
    expect([cut('5'), cut('50 cm'), cut('6')]).toEqual([
      '375 cm ÷ 65 cm = ?',
      '375 cm ÷ 65 cm = ?',
      '375 cm ÷ 65 cm = 5 remainder 50 cm',
    ]);
  });

  it('is none where nothing is left that the question has not said', () => {
    expect(hintOf('Work out @@5/11 + @@3/11.', '@@8/11', '@@5/11 + @@3/11 = @@8/11')).toBeNull();
    expect(hintOf('How many ml is a litre?', '1000 ml', '1 litre = 1000 ml', '1 × 1000 = 1000')).toBeNull();
  });

  it('is none where its words or its left side tell the key', () => {
    expect(hintOf('From 16:20 to 16:40?', '20 minutes', 'From 16:20 to 16:40 it is 20 minutes.')).toBeNull();
    expect(hintOf('Of which number is 9 the square?', '3', '3 × 3 = 9')).toBeNull();
    expect(hintOf('Which word?', 'FROG', 'It begins as frog does.', 'More')).toBeNull();
  });

  it('takes no part of a fraction or of a time for a number, and may repeat what the question prints', () => {
    expect(hintOf('What is 0.8 in per cent?', '80%', '0.8 = @@80/100', '@@80/100 = 80%')).toBe('0.8 = @@80/100');
    expect(hintOf('What is @@1/3 of £9?', '£3', 'One part: £9 ÷ 3 = £3')).toBe('One part: £9 ÷ 3 = ?');
  });

  it('is none where it is the right one of the choices', () => {
    const question = issuedQuestion({
      prompt: 'Where do the brackets go? 2 × 9 + 6 = 30',
      options: ['2 × (9 + 6)', '(2 × 9) + 6'],
      key: 'A',
      solution: '• 2 × (9 + 6) = 30\n• (2 × 9) + 6 = 24\n• Answer: A',
    });
    expect(firstStepOf(question)).toBeNull();
    expect(firstStepOf({ ...question, key: 'B' })).toBe('2 × (9 + 6) = 30');
  });

  it('says of pictures the rule, and neither what every one says nor what the empty box needs', () => {
    const options = ['A', 'B'];
    const solution =
      '• Look at one thing at a time.\n• The shape turns each time. The empty box needs its top to point left.\n• Answer: A';
    const question = issuedQuestion({
      subject: 'non-verbal-reasoning',
      options,
      optionFigures: options,
      key: 'A',
      solution,
    });
    expect(firstStepOf(question)).toBe('The shape turns each time.');
  });
});
