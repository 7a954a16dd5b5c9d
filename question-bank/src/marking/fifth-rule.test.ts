import { describe, expect, it } from '@jest/globals';
import { markRuleVersion } from './check';
import { answersAtOnce, marks, type Case } from './testing/marking-cases';

/** What is a time, or a ratio that could be one. */
const accepted: Case[] = [
  ['9:05 pm', '9:05 pm'],
  ['9 : 05pm', '9:05 pm'],
  ['09:05.', '09:05'],
  ['9.05', '09:05'],
  ['9:50', '09:50'],
  ['five past nine pm', '9:05 pm'],
  ['eleven to twelve', '11:12'],
  ['11 : 12', '11:12'],
  ['9:5', '9:5'],
  ['9 to 5', '9:5'],
  ['10:5', '10:5'],
];

/** What the fourth rule took for five minutes past, and other ways to write what is no time. */
const refused: Case[] = [
  ['9:5 pm', '9:05 pm'],
  ['9:5pm', '9:05 pm'],
  ['9:5 p.m.', '9:05 pm'],
  ['9;5 pm', '9:05 pm'],
  ['9 : 5', '09:05'],
  ['9:5.', '09:05'],
  ['9:5 .', '09:05'],
  ['09:5', '09:05'],
  ['9 to 5', '09:05'],
  ['nine to five', '09:05'],
  ['9:005', '09:05'],
  ['009:05', '09:05'],
  ['12:5', '12:05'],
  ['9:5 pm', '9:50 pm'],
  ['15h30', '15:30'],
  ['15-30', '15:30'],
  ['£3:50', '£3.50', '£'],
];

const otherForms: Case[] = [['9:05 pm', '21:05']];

describe('the fifth marking rule', () => {
  it('is told apart from those before it', () => {
    expect(markRuleVersion).toBe(5);
  });

  marks({ accepted, refused, otherForms });

  it('answers at once however long the answer is', () => {
    answersAtOnce(['09:05', '9:05 pm'], ['9', '9:', ':5', ' ', '9 : ', 'pm', 'nine to ', '.']);
  });
});
