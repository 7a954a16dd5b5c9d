import { describe, expect, it } from '@jest/globals';
import { catalogue } from '../../../../../testing/practice/catalogue';
import { questions } from '../../../../../testing/exam/sets-server';
import { firstWanted } from './choices';

const drawn = (topic: string, questionType: string, level: 2 | 4) =>
  questions.slice(0, 1).map((one) => ({
    ...one,
    drawnFrom: { topic, questionType, subTopic: 'any', level, seed: 1, genVersion: 1 },
  }));
const first = (name: string, written: Parameters<typeof firstWanted>[1]['questions'] = questions) =>
  firstWanted(catalogue.topics, { name, subject: 'VR', questions: written });

describe('what a form for drawing begins with', () => {
  it('is what was drawn last, with its type where all of that topic is of one', () => {
    const one = drawn('fractions', 'largest', 2);
    expect(first('Length', one)).toEqual({ topic: 'fractions', type: 'largest', level: '2' });
    const two = [...one, ...drawn('fractions', 'find-whole', 4)];
    expect(first('Length', two)).toEqual({ topic: 'fractions', type: '', level: '4' });
    const withText = [...two, ...drawn('comprehension', 'comprehension', 2)];
    expect(first('Length', withText)).toMatchObject({ topic: 'fractions' });
  });

  it('is else what the section is called after, a topic or one of the types', () => {
    expect(first('Spelling 2')).toEqual({ topic: 'spelling', type: '', level: '3' });
    expect(first('map SCALE')).toEqual({ topic: 'length', type: 'map-scale', level: '3' });
  });

  it('is else the first of the section’s subject, also where what was drawn is no topic any more', () => {
    expect(first('Section 1')).toEqual({ topic: 'number-series', type: '', level: '3' });
    expect(first('Section 1', drawn('gone', 'gone', 2))).toMatchObject({ topic: 'number-series' });
  });
});
