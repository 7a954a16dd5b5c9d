import { describe, expect, it } from '@jest/globals';
import type { IssuedQuestion } from 'schemas/questions/question';
import { issuedQuestion } from 'schemas/questions/testing/issued-question';
import { markOf } from './marking.rules';

const question = (more: Partial<IssuedQuestion>) =>
  issuedQuestion({ key: '480 ml', level: 2, targetSeconds: 45, questionType: 'ml-litres', topic: 'capacity', ...more });
const besideBox = question({ unit: { text: 'ml', side: 'after' } });
const tagOf = (asked: IssuedQuestion, answer: string) => markOf(asked, { answer }).errorTag;

describe('what went wrong', () => {
  it('is the number, where the unit stands beside the box', () => {
    expect(tagOf(besideBox, '7')).toBe('number');
    expect(tagOf(question({ key: '£3.50', unit: { text: '£', side: 'before' } }), '3.05')).toBe('number');
  });

  it('is the unit, where another was written', () => {
    expect(tagOf(besideBox, '480 litres')).toBe('unit');
  });

  it('is the form, where an unsimplified fraction stands beside a unit', () => {
    const miles = question({ key: '1/3', unit: { text: 'miles', side: 'after' } });
    expect(tagOf(miles, '4/12')).toBe('form');
    expect(tagOf(miles, '4/12 miles')).toBe('form');
  });

  it('is a part, where one is missing that was not printed', () => {
    expect(tagOf(question({ key: '2 hours 30 minutes' }), '2 hours')).toBe('part-missing');
    expect(tagOf(question({ key: '5' }), '5 cm')).toBe('extra-part');
  });

  it('is the slip whose answer was written, in whatever form, or chosen', () => {
    const slip = { key: 'adds-denominators', answer: '@@1/4', wrote: '@@1/8 + @@3/8 = @@4/16', tells: 'Look again.' };
    const sum = question({ key: '@@1/2', slips: [slip] });
    expect(['1/4', '4/16', ' 2/8 ', '1/3', '2/4'].map((answer) => tagOf(sum, answer))).toEqual([
      'adds-denominators',
      'adds-denominators',
      'adds-denominators',
      'number',
      'form',
    ]);
    expect(markOf(sum, { answer: '1/2' }).errorTag).toBeUndefined();
    const choice = question({ key: 'A', options: ['@@1/2', '@@1/4'], slips: [slip] });
    expect(['B', 'b'].map((answer) => tagOf(choice, answer))).toEqual(['adds-denominators', 'adds-denominators']);
  });

  it('is the rule that a written item practises', () => {
    expect(tagOf(question({ key: 'B', options: ['a', 'b'], ruleTag: 'ie-ei' }), 'A')).toBe('ie-ei');
  });

  it('is not said of a blank, of a slip among letters, or of a right answer', () => {
    expect(tagOf(besideBox, ' ')).toBeUndefined();
    expect(tagOf(question({ key: 'B', options: ['a', 'b'] }), 'A')).toBeUndefined();
    expect(tagOf(besideBox, '480')).toBeUndefined();
  });
});

describe('a mark', () => {
  it('carries what progress is reckoned from', () => {
    expect(markOf(besideBox, { answer: '480', secondsSpent: 31 })).toEqual({
      number: 1,
      subject: 'maths',
      topic: 'capacity',
      questionType: 'ml-litres',
      level: 2,
      targetSeconds: 45,
      blank: false,
      correct: true,
      why: 'the unit stands beside the box',
      isChoice: false,
      secondsSpent: 31,
    });
  });
});
