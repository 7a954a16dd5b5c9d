import { expect, it } from '@jest/globals';
import { Busy, PlacesTaken } from './busy';
import { WaitingLine } from './waiting-line';

const from = (name: string, isKnown = false) => ({ from: name, isKnown });
const served = (line: WaitingLine<string>) => {
  const order: string[] = [];
  for (let entry = line.next(); entry !== undefined; entry = line.next()) order.push(entry);
  return order;
};

it('gives each place its turn, however many it has waiting', () => {
  const line = new WaitingLine<string>({ queueLimit: 20, placesEach: 10 });
  for (const entry of ['f1', 'f2', 'f3', 'f4']) line.add(entry, from('flood'));
  line.add('a1', from('ann'));
  line.add('b1', from('bob'));
  line.add('a2', from('ann'));
  expect(served(line)).toEqual(['f1', 'a1', 'b1', 'f2', 'a2', 'f3', 'f4']);
});

it('lets those go first who have been here before', () => {
  const line = new WaitingLine<string>({ queueLimit: 20, placesEach: 10 });
  line.add('f1', from('flood'));
  line.add('ann', from('device', true));
  expect(served(line)).toEqual(['ann', 'f1']);
});

it('turns away what one place has too many of, and nobody else', () => {
  const line = new WaitingLine<string>({ queueLimit: 20, placesEach: 2 });
  line.add('f1', from('flood'));
  line.add('f2', from('flood'));
  expect(() => line.add('f3', from('flood'))).toThrow(PlacesTaken);
  line.add('a1', from('ann'));
  expect(served(line)).toEqual(['f1', 'a1', 'f2']);
});

it('keeps places for the known when the others have filled theirs', () => {
  const line = new WaitingLine<string>({ queueLimit: 2, placesEach: 1 });
  for (const name of ['one', 'two']) line.add(name, from(name));
  expect(() => line.add('three', from('three'))).toThrow(Busy);
  line.add('ann', from('device', true));
  line.remove('one');
  expect(served(line)).toEqual(['ann', 'two']);
});
