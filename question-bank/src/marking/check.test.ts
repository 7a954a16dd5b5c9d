import { describe, expect, it } from '@jest/globals';
import { processorTime, slowness } from 'schemas/testing/processor-time';
import { check, markChoice } from './check';
import { unitFamilies } from './unit-families';

type Case = [user: string, correct: string, verdict: boolean, reason: string];

const cases: Case[] = [
  ['1,200', '1200', true, 'commas ignored'],
  ['10 000.', '10,000', true, 'trailing stop ignored'],
  ['1.200', '1200', false, 'stop inside is a decimal point'],
  ['42.', '42', true, 'trailing stop ignored'],
  ['5\u00a0cm', '5 cm', true, 'hard space is whitespace'],
  ['\u200b7', '7', true, 'invisible character dropped'],
  ['', '0', false, 'blank is wrong'],
  ['   ', '12', false, 'blank is wrong'],
  ['.', '5', false, 'nothing left'],
  ['and', 'and', true, 'answer is the word itself: compare raw'],
  ['one hundred and five', 'one hundred five', true, '"and" ignored'],
  ['007', '7', true, 'number runs compare by value'],
  ['.5', '0.5', true, 'number runs compare by value'],
  ['5,5', '5.5', false, 'comma ignored gives 55'],
  ['1,5', '15', false, 'a comma that groups no thousands parts two numbers'],
  ['2 3', '23', false, 'a space that groups no thousands parts two numbers'],
  ['-5', '−5', true, 'minus signs unified'],
  ['+5', '5', false, 'extra part'],
  ['１２', '12', true, 'full-width digits'],
  ['5²', '52', false, 'superscript is not a digit'],
  ['25', '5**2', false, 'no evaluating'],
  ['5cm', '5 centimetres', true, 'same family'],
  ['5 centimetre', '5cm', true, 'singular = plural'],
  ['5 CM', '5 cm', true, 'case ignored'],
  ['5 centimeters', '5 cm', true, 'US spelling listed'],
  ['5 c.m.', '5 cm', true, 'dots dropped in unit look-up'],
  ['5 m', '5 cm', false, 'different family'],
  ['5', '5 cm', false, 'unit missing'],
  ['5 cm', '5', false, 'unit not asked for'],
  ['cm 5', '5cm', false, 'order of parts matters'],
  ['2 tons', '2 tonnes', false, 'ton is another unit'],
  ['2 hr 30 min', '2 hours and 30 minutes', true, 'families; "and" ignored'],
  ['2hrs30mins', '2 hours 30 minutes', true, 'spaces ignored'],
  ['2 hrs. 30 mins.', '2 hours 30 minutes', true, 'dots dropped in unit look-up'],
  ['150 minutes', '2 hours 30 minutes', false, 'seed compares parts; no conversion'],
  ['2.5 hours', '2 hours 30 minutes', false, 'no conversion'],
  ['30 min 2 hr', '2 hours 30 minutes', false, 'order of parts matters'],
  ['2h 30', '2 hours 30 minutes', true, 'the last unit says itself'],
  ['2hoursand30minutes', '2 hours 30 minutes', false, '"and" glued to letters'],
  ['30 m', '30 minutes', true, 'child may write m for minutes'],
  ['30 minutes', '30 m', false, 'stored m means metres'],
  ['15:30', '3:30 pm', false, 'no clock conversion'],
  ['3:30pm', '3:30 p.m.', true, 'dots dropped'],
  ['3:30', '3:30 pm', false, 'pm missing'],
  ['3.30pm', '3:30pm', true, 'kindness: a stop between clock digits before am/pm is a colon'],
  ['03:30', '3:30', true, '03 = 3 by value'],
  ['1530', '15:30', true, 'four digits are a time where one is asked for'],
  ['4 o’clock', "4 o'clock", true, 'apostrophes unified'],
  ['30 mph', '30 miles per hour', true, 'same family'],
  ['30 m/h', '30 mph', false, 'm/h not listed: metres?'],
  ['60 kph', '60 km/h', true, 'same family'],
  ['£3.50', '£3.5', true, 'number by value'],
  ['3.5', '£3.50', false, 'unit missing; seed silent'],
  ['£3.50', '3.5', false, 'extra unit; seed silent'],
  ['3.50 pounds', '£3.50', true, '£ read after number; same family'],
  ['50p', '£0.50', false, 'no conversion p to £'],
  ['65 pence', '65p', true, 'same family'],
  ['£3.50p', '£3.50', true, 'pounds and pence as they are said'],
  ['£3 50p', '£3.50', true, 'pounds and pence as they are said'],
  ['£1,250', '£1250.00', true, 'commas; value'],
  ['5 pounds', '5 lb', true, 'pounds is in lb too'],
  ['20 cm2', '20cm**2', true, 'unit power'],
  ['20cm²', '20 cm**2', true, 'superscript = `**`'],
  ['20 square centimetres', '20 cm**', true, '`**` alone is squared'],
  ['20 cm', '20 cm**2', false, 'length is not area'],
  ['20 cm2', '20 cm**3', false, 'area is not volume'],
  ['8 cc', '8cm**3', true, 'same family'],
  ['8 ml', '8 cm**3', false, 'no conversion'],
  ['-4°C', '-4 degrees Celsius', true, 'same family'],
  ['4°', '4°C', false, '° alone is an angle'],
  ['25 per cent', '25%', true, 'same family'],
  ['25', '25%', false, 'unit missing'],
  ['s', 'second', false, 'no number beside it, so no unit'],
  ['1/2', '@@1/2', true, '@@ only marks up'],
  ['1 / 2', '@@1/2', true, 'spaces ignored'],
  ['2/4', '@@1/2', false, 'parts differ; lowest terms asked'],
  ['0.5', '@@1/2', false, 'no conversion'],
  ['3 1/2', '3@@1/2', true, 'mixed number; space kept'],
  ['31/2', '3@@1/2', false, 'not a mixed number'],
  ['7/2', '3@@1/2', false, 'no conversion'],
  ['6:4', '3:2', false, 'simplest form asked'],
  ['3 to 2', '3:2', true, 'a ratio as it is said'],
  ['2, 3 and 5', '2,3,5', true, 'commas and "and" ignored'],
  ['23,5', '2,3,5', false, 'a list has as many numbers'],
  ['b', 'B', true, 'case ignored'],
  ['B.', 'B', true, 'trailing stop ignored'],
  ['5 r 2', '5 remainder 2', true, 'same family'],
];

const furtherCases: Case[] = [
  ['3 ½', '3@@1/2', true, 'a typed half'],
  ['3½', '3@@1/2', true, 'a typed half beside its whole'],
  ['5⁴', '5**4', true, 'every raised digit'],
  ['٧', '7', true, 'digits of another script'],
  ['20 ㎠', '20 cm**2', true, 'one character for the unit'],
  ['20 m2', '20 m**2', true, 'unit power'],
  ['20 square metres', '20 m**2', true, 'same family'],
  ['20 metres squared', '20 square metres', true, 'same family'],
  ['20 sq m', '20 m**2', true, 'same family'],
  ['5 m3', '5 cubic metres', true, 'same family'],
  ['6 foot', '6 feet', true, 'same family'],
  ['6″', '6 inches', true, 'a double prime is a quote'],
  ['4.15 p.m.', '4:15pm', true, 'kindness: a stop is a colon, dots dropped'],
  ['4.75pm', '4:75pm', false, 'no clock has 75 minutes'],
  ['3.30', '3:30', false, 'the kindness needs am or pm'],
  ['hand', 'hand', true, 'and inside a word stays'],
  ['h', 'hand', false, 'and inside a word stays'],
  ['AND', 'and', true, 'case ignored'],
  ['or', 'and', false, 'another word'],
  ['12345678901234567890.10', '12345678901234567890.1', true, 'exact decimals'],
  ['12345678901234567891', '12345678901234567890', false, 'exact decimals'],
  ['0', '0.00', true, 'zero by value'],
  ['5 metres', '5 m', true, 'a stored m is metres'],
  ['£5', '5 pounds', true, 'stored pounds are money first'],
  ['5 lb', '5 pounds', false, 'stored pounds are money first'],
  ['7', '', false, 'never against an empty key'],
];

describe('the marking rule', () => {
  it.each([...cases, ...furtherCases])('%j for %j is %j: %s', (user, correct, verdict) => {
    expect(check(user, correct).verdict).toBe(verdict);
  });

  it.each<[user: string, correct: string, shownUnit: string, verdict: boolean, reason: string]>([
    ['3.50', '£3.50', '£', true, 'the unit stands beside the box'],
    ['£3.50', '£3.50', '£', true, 'the unit given as well'],
    ['3.50p', '£3.50', '£', false, 'another unit'],
    ['350', '£3.50', '£', false, 'another number'],
    ['3.50', '£3.50', 'p', false, 'another unit stands beside the box'],
    ['20', '20 cm**2', 'cm**2', true, 'a raised unit'],
    ['20 cm', '20 cm**2', 'cm**2', false, 'length is not area'],
    ['-4', '-4°C', '°C', true, 'with a sign'],
    ['@@3/4', '3/4 kg', 'kg', true, 'a fraction'],
    ['12', '12', 'apples', true, 'a counted noun is not stored'],
    ['12 apples', '12', 'apples', true, 'a counted noun repeated'],
    ['12 pears', '12', 'apples', false, 'another noun'],
    ['2 hours 30', '2 hours 30 minutes', 'minutes', true, 'only the last unit is shown'],
    ['2 30', '2 hours 30 minutes', 'minutes', false, 'a unit that is not shown'],
    ['', '£3.50', '£', false, 'blank'],
    ['£', '£3.50', '£', false, 'the unit alone'],
  ])('%j for %j beside %j is %j: %s', (...[user, correct, shownUnit, verdict]) => {
    expect(check(user, correct, { shownUnit }).verdict).toBe(verdict);
  });

  it('says why', () => {
    expect(check('', '0').why).toBe('blank');
    expect(check('4', '').why).toBe('there is no key to mark against');
    expect(check('.', '5').why).toBe('nothing is left to compare');
    expect(check('6', '5').why).toBe('a number differs');
    expect(check('5 m', '5 cm').why).toBe('a word or unit differs');
    expect(check('5', '5 cm').why).toBe('a part is missing');
    expect(check('+5', '5').why).toBe('there is an extra part');
    expect(check('5', '5 cm', { shownUnit: 'cm' }).why).toBe('the unit stands beside the box');
  });

  it('takes every spelling of a family for the family’s own name', () => {
    for (const { name, spellings } of unitFamilies)
      for (const spelling of spellings)
        expect([spelling, check(`7 ${spelling}`, `7 ${name}`).verdict]).toEqual([spelling, true]);
  });

  it('answers at once however long the answer is', () => {
    const before = slowness();
    const taken = processorTime(() => {
      for (const piece of ['0', '1 ', '.', '9.', '1/', 'and ', '**', '£', '½', '٧', '3.30pm', ' '])
        check(piece.repeat(100_000 / piece.length), '12 cm');
    });
    expect(taken).toBeLessThan(2_000 * Math.max(before, slowness()));
  });
});

describe('a choice', () => {
  it.each([
    ['B', 'B', true],
    [' b ', 'B', true],
    ['C', 'B', false],
    ['', 'B', false],
    ['B', '', false],
  ])('%j for %j is %j', (chosen, key, verdict) => {
    expect(markChoice(chosen, key).verdict).toBe(verdict);
  });
});
