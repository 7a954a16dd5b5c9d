import { expect, it } from '@jest/globals';
import { queryRoutes } from './app';

// Whatever is not answered, or twice, is named in the error.
it('answers every query', () => {
  const db = { prepared: () => Promise.resolve([]) };
  expect(
    queryRoutes(
      {
        freeQuestionsADay: 1,
        printed: () => Promise.reject(new Error('no press')),
        note: () => Promise.resolve(),
        countCopy: () => Promise.resolve(),
        shownChanges: { sign: () => '' },
        boards: { watch: () => Promise.resolve(undefined), once: () => Promise.resolve(undefined) },
        bells: { at: () => Promise.resolve(undefined) },
      },
      db,
    ),
  ).not.toHaveLength(0);
});
