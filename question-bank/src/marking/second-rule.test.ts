import { describe, expect, it } from '@jest/globals';
import { answersAtOnce, marked, marks, named, type Case } from './testing/marking-cases';

/** What every marker accepts, and the first rule refused. */
const accepted: Case[] = [
  // Times of day
  ['9pm', '9:00 pm'],
  ['9 p.m.', '9:00 pm'],
  ['9.00 pm', '9:00 pm'],
  ["9 o'clock pm", '9:00 pm'],
  ['930am', '9:30 am'],
  ['9 30 am', '9:30 am'],
  ['1130 pm', '11:30 pm'],
  ['15.30', '15:30'],
  ['1530', '15:30'],
  ['15 30', '15:30'],
  ['15 : 30', '15:30'],
  ['1530 hrs', '15:30'],
  ['9:05', '09:05'],
  ['9.05', '09:05'],
  ['0905', '09:05'],
  ['15∶30', '15:30'],
  ['noon', '12:00 pm'],
  ['Midday', '12:00 pm'],
  ['12 noon', '12:00 pm'],
  ['midnight', '12:00 am'],
  // Money
  ['3 pounds 50', '£3.50'],
  ['3 pounds 50p', '£3.50'],
  ['3 pounds and 50 pence', '£3.50'],
  ['£3.50p', '£3.50'],
  ['£3-50', '£3.50'],
  ['£3 50', '£3.50'],
  ['3-50', '£3.50', '£'],
  ['six pounds', '£6'],
  ['six', '£6', '£'],
  ['£1,250.50p', '£1,250.50'],
  // Whole numbers
  ['seven', '7'],
  ['Twelve', '12'],
  ['zero', '0'],
  ['x=7', '7'],
  ['n = 7', '7'],
  ['=7', '7'],
  ['? = 7', '7'],
  ['y = 4.5', '4.5'],
  ['10 000', '10,000'],
  ['1, 200', '1200'],
  // Durations
  ['2h15', '2 hours 15 minutes'],
  ['2 hrs 15', '2 hours 15 minutes'],
  ['1 hr 30', '1 hour 30 minutes'],
  ['one hour ten', '1 hour 10 minutes'],
  ['2 hours, 15 minutes', '2 hours 15 minutes'],
  // A noun beside the box
  ['12 stamp', '12', 'stamps'],
  ['1 child', '1', 'children'],
  ['2 cherry', '2', 'cherries'],
  ['3 box', '3', 'boxes'],
  ['3 minibus', '3', 'minibuses'],
  ['4 pots', '4', 'pots of potting compost'],
  ['4 pot of potting compost', '4', 'pots of potting compost'],
  ['25 cards', '25', 'football cards'],
  ['3 50p coins', '3', '50p coins'],
  ['3 coins', '3', '50p coins'],
  ['three coins', '3', '50p coins'],
  ['120 m', '120 miles', 'miles'],
  ['45 m', '45 minutes', 'minutes'],
  // Ratios, fractions, decimals
  ['3 to 4', '3:4'],
  ['three to four', '3:4'],
  ['3to4', '3:4'],
  ['1 to 2 to 3', '1:2:3'],
  ['11 to 12', '11:12'],
  ['8·5', '8.5'],
  ['8•5 kg', '8.5 kg'],
  ['1 and a half', '1@@1/2'],
  ['one and a half', '1@@1/2'],
  ['2 and three quarters', '2@@3/4'],
  ['three quarters', '@@3/4'],
  ['Three-quarters', '@@3/4'],
  ['a third', '@@1/3'],
  ['half', '@@1/2'],
  ['x = 3/4', '@@3/4'],
  // Signs that look alike
  ['45º', '45°'],
  ['45˚', '45°'],
  ['−4ºC', '-4°C'],
];

/** What says something else, or nothing for certain. */
const refused: Case[] = [
  ['9:5', '09:05'],
  ['9.5', '09:05'],
  ['9 am', '9:00 pm'],
  ['9', '9:00 pm'],
  ['3:30', '3:30 pm'],
  ['13 pm', '1:00 pm'],
  ['24:00', '00:00'],
  ['15:3', '15:30'],
  ['153', '15:30'],
  ['noon', '12:00 am'],
  ['midnight', '12:00 pm'],
  ['1,5', '15'],
  ['1,5', '1.5'],
  ['2 3', '23'],
  ['12,00', '1200'],
  ['1,2000', '12000'],
  ['3,50', '£3.50', '£'],
  ['3.50p', '£3.50', '£'],
  ['£3 5', '£3.50'],
  ['£3 5', '£3.05'],
  ['3 pounds 5', '£3.50'],
  ['£3-50', '£350'],
  ['thirteen', '13'],
  ['seventeen', '17'],
  ['someone', '1'],
  ['often', '10'],
  ['seven', 'seventy'],
  ['7 = x', '7'],
  ['x=7', '70'],
  ['xy=7', '7'],
  ['x=7', '3:7'],
  ['2h15', '2 hours 51 minutes'],
  ['2.15', '2 hours 15 minutes'],
  ['2:15', '2 hours 15 minutes'],
  ['12 stump', '12', 'stamps'],
  ['12 of compost', '12', 'pots of potting compost'],
  ['50p coins', '3', '50p coins'],
  ['120 m', '120 km', 'km'],
  ['120 km', '120 miles', 'miles'],
  ['4 to 3', '3:4'],
  ['3 two 4', '3:4'],
  ['3 tom 4', '3:4'],
  ['8·5', '85'],
  ['a half', '@@1/3'],
  ['1 half', '1@@1/2'],
  ['behalf', '@@1/2'],
  ['45°', '45°C'],
];

const otherForms: Case[] = [
  ['£0.45', '45p', 'p'],
  ['£0.45', '45p'],
  ['350p', '£3.50', '£'],
  ['350 pence', '£3.50'],
  ['150 minutes', '2 hours 30 minutes'],
  ['2.5 hours', '2 hours 30 minutes'],
  ['2 hours', '120 minutes', 'minutes'],
  ['350 cm', '3.5 m', 'm'],
  ['1 m 20 cm', '120 cm', 'cm'],
  ['1500 ml', '1.5 litres', 'litres'],
  ['2 kg', '2000 g', 'g'],
  ['2/4', '@@1/2'],
  ['0.5', '@@1/2'],
  ['7/2', '3@@1/2'],
  ['3.5', '3@@1/2'],
  ['1/2', '0.5'],
  ['0.5', '50%'],
  ['6:4', '3:2'],
  ['15:30', '3:30 pm'],
  ['3:30 pm', '15:30'],
  ['noon', '12:00'],
];

const noOtherForms: Case[] = [
  ['45', '£0.45', '£'],
  ['0.45', '45p', 'p'],
  ['1/2', '50%', '%'],
  ['4:3', '3:4'],
  ['3', '3:1'],
  ['10:40', '10:40 am'],
  ['20 cm', '20 cm**2'],
  ['7 cats', '7'],
  ['1/0', '0'],
  ['5:0', '0:5'],
  ['', '£3.50'],
];

describe('the second marking rule', () => {
  marks({ accepted, refused, otherForms });

  it.each(named(noOtherForms))('tells %s as no right amount', (_, each) => {
    expect(marked(each).verdict).toBe(false);
    expect(marked(each).why).not.toBe('the right amount in another form');
  });

  it('answers at once however long the answer is', () => {
    const keys = ['12', '£3.50', '3:4', '@@3/4', '2 hours 15 minutes', '9:00 pm'];
    const pieces = ['0', '1 ', '1,', '.', '9.', '1/', 'half ', 'x=', '£', ' to ', ':', '1 and a ', 'pounds ', ' ', 's'];
    answersAtOnce(keys, pieces);
  });
});
