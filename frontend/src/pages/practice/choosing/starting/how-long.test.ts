import { describe, expect, it } from '@jest/globals';
import { catalogue } from '../../../../../testing/practice/catalogue';
import type { Topic } from '../../../../parts/catalogue';
import { howLong } from './how-long';

const type = (key: string, targetSeconds: number[]) => ({ key, title: key, levels: [2, 3, 4], targetSeconds });
const topics: readonly Topic[] = [
  {
    key: 'fractions',
    title: 'Fractions',
    subject: 'maths',
    subTopics: [{ key: 's', title: 'S', types: [type('halves', [30, 45, 60]), type('thirds', [40, 40, 40])] }],
  },
  { key: 'spelling', title: 'Spelling', subject: 'english', subTopics: [], targetSeconds: 40 },
];

describe('how long a timed worksheet is', () => {
  it.each([
    [[{ questionType: 'halves', count: 10, level: 3 }], 'about 8 minutes'],
    [[{ questionType: 'halves', count: 10 }], 'about 5 to 10 minutes'],
    [[{ questionType: 'thirds', count: 10 }], 'about 7 minutes'],
    [[{ questionType: 'spelling', count: 1, level: 5 }], 'about 1 minute'],
    [
      [
        { questionType: 'spelling', count: 6 },
        { questionType: 'halves', count: 4, level: 4 },
      ],
      'about 8 minutes',
    ],
    // The server takes the nearest level that there is.
    [[{ questionType: 'halves', count: 10, level: 5 }], 'about 5 to 10 minutes'],
  ])('is told for %j: %s', (parts, words) => {
    expect(howLong(parts, topics)?.replaceAll('\u00a0', ' ')).toBe(words);
  });

  it('is not told where the bank does not tell it of each, nor of nothing', () => {
    expect(howLong([{ questionType: 'fraction-of', count: 5 }], catalogue.topics)).toBeUndefined();
    expect(howLong([{ questionType: 'halves', count: 5 }], undefined)).toBeUndefined();
    expect(howLong([], topics)).toBeUndefined();
    expect(howLong([{ questionType: 'halves', count: 0 }], topics)).toBeUndefined();
    const gone = [
      { questionType: 'halves', count: 5 },
      { questionType: 'gone', count: 1 },
    ];
    expect(howLong(gone, topics)).toBeUndefined();
  });
});
