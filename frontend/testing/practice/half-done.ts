import type { OpenWorksheet } from '../../src/parts/carry-on/open-worksheets';

/** A worksheet of twenty questions, of which seven have answers. */
export const halfDone: OpenWorksheet = {
  worksheetId: 'w1',
  startedAt: '2026-11-20T16:00:00.000Z',
  subject: 'maths',
  topic: 'fractions',
  subTopic: 'of-amounts',
  purpose: 'practice',
  questionTypes: ['fraction-of'],
  levels: [2, 3],
  asked: 20,
  answered: 7,
};
