import { expect, it } from '@jest/globals';
import { countedAs, oneOf } from './counted';

it.each([
  ['stamps', 'stamp'],
  ['strawberries', 'strawberry'],
  ['glasses', 'glass'],
  ['boxes', 'box'],
  ['minibuses', 'minibus'],
  ['pieces', 'piece'],
  ['people', 'person'],
  ['sheep', 'sheep'],
  ['£2 coins', '£2 coin'],
  ['football cards', 'football card'],
  ['trays of flapjacks', 'tray of flapjacks'],
  ['gingerbread men', 'gingerbread man'],
  ['cm**2', 'cm**2'],
  ['m/s', 'm/s'],
  ['mph', 'mph'],
  ['p', 'p'],
  ['%', '%'],
  ['', ''],
])('one of %j is %j', (many, one) => {
  expect(oneOf(many)).toBe(one);
  expect(countedAs(' 1 ', many)).toBe(one);
  for (const amount of ['0', '2', '11', '1.5', '1/2', '', '01']) expect(countedAs(amount, many)).toBe(many);
});
