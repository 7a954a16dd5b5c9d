import { expect, it } from '@jest/globals';
import { processorTime, slowness } from 'schemas/testing/processor-time';
import { allTypes } from './catalogue';

const drawn = 10_000;
const limit = 2000; // milliseconds for all of them

it('draws 10,000 questions of all types and levels in less than two seconds', () => {
  const places = allTypes().flatMap(({ type }) => type.levels.map((level) => ({ type, level })));
  const drawAll = () => {
    for (let index = 0; index < drawn; index += 1) {
      const place = places[index % places.length];
      place?.type.draw(place.level, 1 + Math.floor(index / places.length));
    }
  };
  // Before and after, so that a machine that slows down meanwhile is forgiven as well.
  const before = slowness();
  // The first time the engine compiles as it goes, which the measure of the machine does not.
  const taken = Math.min(processorTime(drawAll), processorTime(drawAll));
  expect(taken).toBeLessThan(limit * Math.max(before, slowness()));
});
