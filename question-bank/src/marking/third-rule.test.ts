import { describe, it } from '@jest/globals';
import { answersAtOnce, marks, type Case } from './testing/marking-cases';

/** What a child types who means the key, and what the second rule refused. */
const accepted: Case[] = [
  // Times as they are said
  ['half past 3 pm', '3:30 pm'],
  ['half past three pm', '3:30 pm'],
  ['Half past three in the afternoon', '3:30 pm'],
  ['quarter to 4 pm', '3:45 pm'],
  ['a quarter past nine am', '9:15 am'],
  ['ten to one pm', '12:50 pm'],
  ['twenty-five past 6 in the evening', '6:25 pm'],
  ['5 minutes to 7 in the morning', '6:55 am'],
  ['3:30 in the afternoon', '3:30 pm'],
  ['9 in the morning', '9:00 am'],
  // A slip of the finger
  ['3;30 pm', '3:30 pm'],
  ['15;30', '15:30'],
  ['3;4', '3:4'],
  ['3 ; 4', '3:4'],
  ['3\\4', '@@3/4'],
  ['1 3\\4', '1@@3/4'],
  // In a sentence, in quotes, with joy
  ['answer: 7', '7'],
  ['Answer is 7', '7'],
  ['the answer is 7', '7'],
  ['ans = 7', '7'],
  ['it is 7', '7'],
  ["It's 7 cm", '7 cm'],
  ['x is 7', '7'],
  ['the answer is 3/4', '@@3/4'],
  ['"7"', '7'],
  ['(7)', '7'],
  ['7!', '7'],
  ['7 !!', '7'],
  ['"frog"', 'FROG'],
  ['“frog”', 'FROG'],
  ['Frog!', 'FROG'],
  // In words
  ['minus 4', '-4'],
  ['negative four', '-4'],
  ['minus 4°C', '-4°C'],
  ['nought', '0'],
  ['nil', '0'],
  ['3 over 4', '@@3/4'],
  ['three over four', '@@3/4'],
  ['1 and 3 over 4', '1@@3/4'],
  ['an hour', '1 hour'],
  ['an hour and ten minutes', '1 hour 10 minutes'],
  ['£3.50 pence', '£3.50'],
  // Letters
  ['A-B', 'AB'],
  ['a.b.', 'AB'],
  ['A/B', 'AB'],
  ['K-R-M-V', 'KRMV'],
];

/** What says something else, or nothing for certain. */
const refused: Case[] = [
  ['half past 3', '3:30 pm'],
  ['half to 4 pm', '3:30 pm'],
  ['quarter to 4 am', '3:45 pm'],
  ['quarter past 13 pm', '1:15 pm'],
  ['70 past 3 pm', '4:10 pm'],
  ['3:30 at night', '3:30 pm'],
  ['3;3 pm', '3:30 pm'],
  ['4;3', '3:4'],
  ['4\\3', '@@3/4'],
  ['the answer is 8', '7'],
  ['the answer is 7 or 8', '7'],
  ['it is not 7', '7'],
  ['about 7', '7'],
  ['7 or 8', '7'],
  ['x is y', '7'],
  ['!', '7'],
  ['()', '7'],
  ['""', '7'],
  ['(7) 8', '7'],
  ['minus 4', '4'],
  ['4', '-4'],
  ['minus minus 4', '-4'],
  ['-7', '7'],
  ['+7', '7'],
  ['11 to 12', '11:49 am'],
  ['+-7', '7'],
  ['4 over 3', '@@3/4'],
  ['over 3', '@@1/3'],
  ['1-1/2', '1@@1/2'],
  ['an hour', '2 hours'],
  ['B-A', 'AB'],
  ['A-', 'AB'],
  ['A+B', 'AB'],
  ['AB-C', 'AB'],
  ['3-4', '3:4'],
  ['£3,50', '£3.50'],
  ['thirteen', '13'],
  ['1 3 5 2', '1352'],
];

const otherForms: Case[] = [
  ['half past 3 in the afternoon', '15:30'],
  ['five to twelve in the morning', '11:55'],
];

describe('the third marking rule', () => {
  marks({ accepted, refused, otherForms });

  it('answers at once however long the answer is', () => {
    const keys = ['-7', '@@3/4', 'AB', '3:30 pm', '1 hour'];
    const pieces = [
      '(',
      '"',
      '!',
      ' ;1',
      '1\\',
      'a-',
      '. ',
      'minus ',
      'half past ',
      'answer ',
      ' over 1',
      '5 to ',
      ' ',
    ];
    answersAtOnce(keys, pieces);
  });
});
