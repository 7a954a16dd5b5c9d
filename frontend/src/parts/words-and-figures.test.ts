import { describe, expect, it } from '@jest/globals';
import { titlesOf } from './catalogue';
import { clockTime, day, exactly, greeting, shortDay, time } from './dates';
import { bandOf, standingOf } from './standing/band';
import { percent, scoreSentence } from './standing/score';
import { reviewAddress, subjectAt, topicAddress } from './subjects';
import { counted, listed } from './words';

describe('dates, as everybody in London writes them', () => {
  it.each([
    ['2026-12-05T10:00:00.000Z', ['Sat 5 Dec 2026', '10:00 am', '10:00']],
    ['2026-12-05T14:30:00.000Z', ['Sat 5 Dec 2026', '2:30 pm', '14:30']],
    ['2026-07-01T23:30:00.000Z', ['Thu 2 Jul 2026', '12:30 am', '00:30']],
    ['2026-07-01T11:00:00.000Z', ['Wed 1 Jul 2026', '12:00 pm', '12:00']],
    // Summer time begins on 29 March 2026 at 01:00 UTC.
    ['2026-03-29T00:59:59.000Z', ['Sun 29 Mar 2026', '12:59 am', '00:59']],
    ['2026-03-29T01:00:00.000Z', ['Sun 29 Mar 2026', '2:00 am', '02:00']],
  ])('%s', (instant, written) => {
    expect([day(instant), time(instant).replace('\u00a0', ' '), clockTime(instant)]).toEqual(written);
  });

  it('are short where the year is plain, and exact where it matters', () => {
    expect(shortDay('2026-12-05T10:00:00Z')).toBe('5 Dec');
    expect(exactly('2026-12-05T14:02:09Z')).toBe('Sat 5 Dec 2026, 14:02:09');
  });

  it.each([
    ['2026-11-21T08:00:00Z', 'Good morning'],
    ['2026-11-21T12:00:00Z', 'Good afternoon'],
    ['2026-11-21T18:00:00Z', 'Good evening'],
  ])('greet at %s with %j', (instant, words) => {
    expect(greeting(instant)).toBe(words);
  });
});

describe('words', () => {
  it('take the right plural', () => {
    expect([0, 1, 2].map((n) => counted(n, 'question').replace('\u00a0', ' '))).toEqual([
      '0 questions',
      '1 question',
      '2 questions',
    ]);
    expect(counted(3, 'answer is', 'answers are')).toBe('3\u00a0answers are');
  });

  it('are listed as in a sentence', () => {
    expect(listed(['Fractions', 'Ratio', 'Time'])).toBe('Fractions, Ratio and Time');
  });
});

describe('a band', () => {
  it.each([
    [undefined, 'Not Tried Yet'],
    [0, 'Weaknesses'],
    [0.4999, 'Weaknesses'],
    [0.5, 'Needs Work'],
    [0.7999, 'Needs Work'],
    [0.8, 'Strengths'],
    [1, 'Strengths'],
  ] as const)('of %j is %s', (score, band) => {
    expect(bandOf(score)).toBe(band);
  });
});

describe('where a topic stands', () => {
  it.each([
    [undefined, 'Not Tried Yet'],
    [{ correct: 0, asked: 0 }, 'Not Tried Yet'],
    [{ correct: 0, asked: 1 }, 'Not enough answers yet'],
    [{ correct: 4, asked: 4 }, 'Not enough answers yet'],
    [{ correct: 0, asked: 5 }, 'Weaknesses'],
    [{ correct: 4, asked: 5 }, 'Strengths'],
  ] as const)('after %j is %s', (tried, standing) => {
    expect(standingOf(tried)).toBe(standing);
  });
});

describe('a score', () => {
  const fractions = { title: 'Fractions', correct: 4, asked: 4 };
  const ratio = { title: 'Ratio', correct: 1, asked: 3 };

  it.each([
    [199, 250, 79],
    [0.796, 1, 79],
    [0.8, 1, 80],
    [0.1 * 8, 1, 80],
    [(0.29 + 0.51) * 1, 1, 80],
    [249, 500, 49],
    [199, 200, 99],
    [200, 200, 100],
    [0.8049, 1, 80],
    [0.756, 1, 76],
  ])('is never rounded up to where another word is said: %d of %d is %d%%', (correct, asked, shown) => {
    expect(percent(correct, asked)).toBe(shown);
    expect(bandOf(shown / 100)).toBe(bandOf(correct / asked + 1e-9));
  });
  it('is rounded as the spec has it', () => {
    expect([percent(2, 3), percent(1, 3), percent(1, 8), percent(0, 0)]).toEqual([67, 33, 13, 0]);
  });

  it('is a sentence that names what went well and what did not', () => {
    expect(scoreSentence(5, 7, [ratio, fractions])).toBe('5 of 7. Fractions went well; ratio needs another go.');
  });

  it.each([
    [10, 10, '10 of 10. Every one right.'],
    [1, 1, '1 of 1. Right.'],
    [8, 10, '8 of 10. That went well.'],
    [5, 10, '5 of 10. A good start. The steps show the rest.'],
    [1, 10, '1 of 10. Not quite yet. Have a look at the steps.'],
    [0, 1, '0 of 1. Not quite yet. Have a look at the steps.'],
  ])('of %i in %i', (correct, asked, sentence) => {
    expect(scoreSentence(correct, asked, [{ title: 'Ratio', correct, asked }])).toBe(sentence);
  });

  it('says nothing of a kind that was asked once', () => {
    expect(scoreSentence(2, 4, [ratio, { title: 'Length', correct: 1, asked: 1 }])).toBe(
      '2 of 4. A good start. The steps show the rest.',
    );
  });
});

describe('the catalogue', () => {
  const titles = titlesOf([
    {
      key: 'fractions',
      title: 'Fractions',
      subject: 'maths',
      subTopics: [
        {
          key: 'of-amounts',
          title: 'Of amounts',
          types: [{ key: 'find-whole', title: 'Find the whole', levels: [1] }],
        },
      ],
    },
  ]);

  it('names topics, sub-topics and types', () => {
    expect([titles.topic('fractions'), titles.subTopic('fractions', 'of-amounts'), titles.type('find-whole')]).toEqual([
      'Fractions',
      'Of amounts',
      'Find the whole',
    ]);
  });

  it('makes words of a key that it no longer has', () => {
    expect([titles.topic('old-topic'), titles.type('old-type')]).toEqual(['Old topic', 'Old type']);
  });
});

describe('addresses of subjects', () => {
  it.each([
    ['/app/math', 'maths'],
    ['/app/math/questions', 'maths'],
    ['/app/verbal-reasoning/review', 'verbal-reasoning'],
    ['/app/english', 'english'],
  ])('%s is %s', (address, subject) => {
    expect(subjectAt(address)).toBe(subject);
  });

  it('lead to a topic and to the review of a worksheet', () => {
    expect(topicAddress('maths', 'fractions')).toBe('/app/math/questions?topic=fractions');
    expect(reviewAddress('english', 'w-1', 3)).toBe('/app/english/review?worksheet=w-1&q=3');
  });
});
