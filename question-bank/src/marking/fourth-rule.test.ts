import { describe, it } from '@jest/globals';
import { answersAtOnce, marks, type Case } from './testing/marking-cases';

/** What a child types who means the key, and what the third rule refused. */
const accepted: Case[] = [
  // With a picture, in doubt, in single quotes
  ['7 😀', '7'],
  ['7 ✅', '7'],
  ['😀7', '7'],
  ['7👍🏽', '7'],
  ['7\ufe0f\u20e3', '7'],
  ['frog 🐸', 'FROG'],
  ['3/4 ⭐⭐', '@@3/4'],
  ['£3.50 🎉', '£3.50', '£'],
  ['7?', '7'],
  ['7 ??', '7'],
  ['frog?', 'FROG'],
  ['7?!', '7'],
  ["'7'", '7'],
  ['‘frog’', 'FROG'],
  // In words, where a unit or the half of the day is said
  ['nine pm', '9:00 pm'],
  ['Nine p.m.', '9:00 pm'],
  ["nine o'clock in the morning", '9:00 am'],
  ['sixty pence', '60p', 'p'],
  ['forty-five minutes', '45 minutes', 'minutes'],
  ['forty five minutes', '45 minutes'],
  ['two hours fifteen minutes', '2 hours 15 minutes'],
  ['twenty days', '20 days', 'days'],
  ['three pounds fifty', '£3.50', '£'],
  ['three pounds and fifty pence', '£3.50', '£'],
  ['twenty-five pounds', '£25', '£'],
  ['1 pound 5p', '£1.05', '£'],
  ['1 pound and 5 pence', '£1.05', '£'],
  // In small figures
  ['⁵⁄₉', '@@5/9'],
  ['2⁵⁄₉', '2@@5/9'],
  ['¹³/₂₀', '@@13/20'],
];

/** What says something else, or nothing for certain. */
const refused: Case[] = [
  ['7 😀 8', '7'],
  ['7😀8', '78'],
  ['😀', '7'],
  ['?', '7'],
  ['?7', '7'],
  ["5'", '5'],
  ["''", '7'],
  ['nine', '9:00 pm'],
  ['nine am', '9:00 pm'],
  ['thirteen pm', '1:00 pm'],
  ['thirteen', '13'],
  ['sixty', '60p', 'p'],
  ['sixty pounds', '60p', 'p'],
  ['sixteen pence', '60p', 'p'],
  ['fifty-four minutes', '45 minutes', 'minutes'],
  ['three pounds five', '£3.50', '£'],
  ['three pounds five', '£3.05', '£'],
  ['1 pound 5p', '£1.50', '£'],
  ['⁹⁄₅', '@@5/9'],
  ['5²', '52'],
  ['5₂', '5'],
  ['1 3 5 2', '1352'],
];

const otherForms: Case[] = [
  ['£0.60 😀', '60p', 'p'],
  ['nine pm', '21:00'],
  ['¹⁰⁄₁₈', '@@5/9'],
];

describe('the fourth marking rule', () => {
  marks({ accepted, refused, otherForms });

  it('answers at once however long the answer is', () => {
    const keys = ['60p', '£3.50', '9:00 pm', '@@5/9', '45 minutes'];
    const pieces = ['😀', '?', "'", 'nine ', 'sixty ', 'pounds ', '1 pound ', '⁵', '⁵⁄₉', 'forty-five', ' ?', ' !'];
    answersAtOnce(keys, pieces);
  });
});
