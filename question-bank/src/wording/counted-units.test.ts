import { expect, it } from '@jest/globals';
import { countedAs, oneOf } from 'schemas/describe/counted';
import { topics } from '../catalogue';
import { repeatsOf } from '../marking/counted-nouns';
import { collections, shops } from './things';

const DRAWS = 12;

/** What stands after an answer anywhere in the bank. */
function unitsOfTheBank(): string[] {
  const types = topics.flatMap(({ subTopics }) => subTopics.flatMap((subTopic) => subTopic.types));
  const units = types.flatMap((type) =>
    type.levels.flatMap((level) =>
      Array.from({ length: DRAWS }, (_, seed) => type.draw(level, seed).unit).flatMap((unit) =>
        unit?.side === 'after' ? [unit.text] : [],
      ),
    ),
  );
  return [...new Set(units)];
}

it('writes one of everything that is counted or sold as the bank does', () => {
  const things = [...collections, ...shops.flatMap((shop) => shop.things)];
  expect(things.filter(({ one, many }) => oneOf(many) !== one)).toEqual([]);
});

it('leaves no plural after a 1 beside any answer', () => {
  const units = unitsOfTheBank();
  expect(units).toContain('stamps');
  expect(units.length).toBeGreaterThan(60);
  const written = units.map((unit) => ({ unit, one: countedAs('1', unit) }));
  const plural = /[a-z]{2}(?<!s|bu)s$/;
  expect(written.map(({ one }) => one).filter((one) => plural.test(one.split(' of ')[0] ?? ''))).toEqual([]);
  // What a child reads after a 1 may be written by a child too.
  const refused = written.filter(({ unit, one }) => one !== unit && !repeatsOf(unit).includes(one.toLowerCase()));
  expect(refused).toEqual([]);
});
