import { expect, it } from '@jest/globals';
import { findType } from 'question-bank/catalogue';
import { generate } from 'question-bank/generate';
import { eventTypes } from 'schemas/events';
import Value from 'typebox/value';
import { offer } from './catalogue-release';

it('offers each type with the seconds that its questions are issued with, level by level', () => {
  const types = offer().flatMap(({ subTopics }) => subTopics.flatMap((subTopic) => subTopic.types));
  expect(types.filter(({ targetSeconds = [], levels }) => targetSeconds.length !== levels.length)).toEqual([]);
  for (const { key, levels, targetSeconds = [] } of types.filter((_, index) => index % 15 === 0))
    for (const [index, level] of (findType(key)?.type.levels ?? []).entries()) {
      expect(levels[index]).toBe(level);
      expect(targetSeconds[index]).toBe(generate(key, level, 1).targetSeconds);
    }
});

it('offers each written topic with its seconds, and no other', () => {
  for (const { subject, targetSeconds } of offer()) expect(targetSeconds !== undefined).toBe(subject === 'english');
});

it('offers what the event of a release may hold', () => {
  const released = { catalogueId: 'house', version: 'v2', topics: offer() };
  const schema = eventTypes.get('CatalogueReleased')?.schema ?? {};
  expect(Value.Check(schema, JSON.parse(JSON.stringify(released)))).toBe(true);
});
