import { describe, expect, it } from '@jest/globals';
import type { Step } from './changes.rules';
import { hourOf, type SatPaper, type Walked } from './hour.rules';

const START = Date.parse('2027-03-06T10:00:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();

type Did = readonly [seconds: number, kind: Step['kind'], option?: string];

let seq = 0;
const question = (number: number, did: readonly Did[], more: Partial<Walked> = {}): Walked => ({
  number,
  questionId: `q${number}`,
  section: number < 3 ? 'Words' : 'Numbers',
  sectionAt: number < 3 ? 0 : 1,
  steps: did.map(([seconds, kind, option]) => ({ kind, at: at(seconds), seq: (seq += 1), option })),
  answer: did.findLast(([, , option]) => option !== undefined)?.[2] ?? null,
  key: null,
  ...more,
});
const hour = (questions: readonly Walked[], more: Partial<SatPaper> = {}) =>
  hourOf({
    name: 'Paper 1',
    openedAt: at(0),
    endedAt: at(3_000),
    lengthSeconds: 3_000,
    endedBy: 'time',
    stood: [],
    sections: [
      { name: 'Words', minutes: 5 },
      { name: 'Numbers', minutes: null },
    ],
    questions,
    ...more,
  });
const looksOf = (...args: Parameters<typeof hour>) =>
  hour(...args).looks.map(({ number, from, seconds }) => [number, from, seconds]);

describe('where the time went', () => {
  it('goes to what was shown, from one question to the next', () => {
    const questions = [
      question(1, [
        [10, 'shown'],
        [40, 'chosen', 'A'],
        [70, 'left'],
        [200, 'shown'],
        [215, 'left'],
      ]),
      question(2, [
        [70, 'shown'],
        [200, 'left'],
      ]),
    ];
    expect(looksOf(questions)).toEqual([
      [1, 10, 60],
      [2, 70, 130],
      [1, 200, 15],
    ]);
    const told = hour(questions);
    expect(told.questions.map(({ seconds, visits }) => [seconds, visits])).toEqual([
      [75, 2],
      [130, 1],
    ]);
    expect(told.sections).toEqual([
      { name: 'Words', minutes: 5, seconds: 205 },
      { name: 'Numbers', minutes: null, seconds: 0 },
    ]);
  });

  it('goes on to the next question where nothing says that the first was left', () => {
    expect(
      looksOf([
        question(1, [[0, 'shown']]),
        question(2, [
          [50, 'shown'],
          [60, 'left'],
        ]),
      ]),
    ).toEqual([
      [1, 0, 50],
      [2, 50, 10],
    ]);
  });

  it.each([
    [
      'nothing was heard for long: five minutes of it count',
      [
        [1, 0, 300],
        [1, 900, 40],
      ],
      [
        [0, 'shown'],
        [900, 'chosen', 'B'],
        [940, 'left'],
      ],
    ],
    [
      'there are signs in between: all of it counts',
      [[1, 0, 800]],
      [
        [0, 'shown'],
        [250, 'sign'],
        [500, 'marked'],
        [800, 'left'],
      ],
    ],
    [
      'it ends with the paper',
      [[1, 2_900, 100]],
      [
        [2_900, 'shown'],
        [3_050, 'left'],
      ],
    ],
    [
      'nothing was heard for long before the end: nobody knows what of it was thinking',
      [[1, 2_000, 60]],
      [
        [2_000, 'shown'],
        [2_060, 'chosen', 'A'],
      ],
    ],
    [
      'the device left it with the end, and nobody else did',
      [[1, 2_000, 60]],
      [
        [2_000, 'shown'],
        [2_060, 'chosen', 'A'],
        [2_999.5, 'left'],
      ],
    ],
    [
      'the last minutes of thinking are few enough to be told',
      [[1, 2_000, 1_000]],
      [
        [2_000, 'shown'],
        [2_300, 'sign'],
        [2_600, 'sign'],
        [2_700, 'sign'],
      ],
    ],
    [
      'it was left before it was shown',
      [],
      [
        [10, 'left'],
        [20, 'chosen', 'A'],
      ],
    ],
  ] as const)('where %s', (_, looks, did) => {
    expect(looksOf([question(1, did)])).toEqual(looks);
  });

  it('counts five minutes of a last silence as reports of before did', () => {
    const silent = question(1, [[2_000, 'shown']]);
    const paper = { name: '', openedAt: at(0), endedAt: at(3_000), lengthSeconds: 3_000, endedBy: 'time' as const };
    const sat = { ...paper, stood: [], sections: [], questions: [silent] };
    expect(hourOf(sat).looks).toEqual([]);
    expect(hourOf(sat, 'capped').looks).toEqual([{ number: 1, from: 2_000, seconds: 300 }]);
  });

  it('tells sections of the same name apart', () => {
    const looked = (number: number, from: number, sectionAt: number) =>
      question(
        number,
        [
          [from, 'shown'],
          [from + 10 * number, 'left'],
        ],
        { section: 'Mixed', sectionAt },
      );
    const sections = [
      { name: 'Mixed', minutes: null },
      { name: 'Mixed', minutes: null },
    ];
    const told = hour([looked(1, 0, 0), looked(2, 100, 1)], { sections });
    expect(told.sections.map(({ seconds }) => seconds)).toEqual([10, 20]);
  });

  it('does not go on while the clock stands still', () => {
    const stood = [{ from: START + 100_000, until: START + 700_000 }];
    const did: Did[] = [
      [60, 'shown'],
      [760, 'left'],
    ];
    expect(looksOf([question(1, did)], { stood, endedAt: at(3_600) })).toEqual([[1, 60, 100]]);
    expect(hour([], { stood, endedAt: at(3_600) }).usedSeconds).toBe(3_000);
  });

  it('keeps the order of steps that have the same moment', () => {
    const first = question(1, [
      [0, 'shown'],
      [30, 'chosen', 'A'],
      [30, 'left'],
    ]);
    const second = question(2, [
      [30, 'shown'],
      [45, 'left'],
    ]);
    expect(looksOf([second, first])).toEqual([
      [1, 0, 30],
      [2, 30, 15],
    ]);
  });
});

describe('when all was answered', () => {
  const answered = (number: number, ...seconds: number[]) =>
    question(
      number,
      seconds.map((second) => [second, 'chosen', 'A'] as const),
    );

  it('is when the last of the questions had its first answer', () => {
    expect(hour([answered(1, 40, 2_900), answered(2, 2_310)]).allAnsweredAt).toBe(2_310);
  });

  it('is at no time where one has none, or nobody knows when it came', () => {
    expect(hour([answered(1, 40), question(2, [])]).allAnsweredAt).toBeNull();
    expect(hour([answered(1, 40), question(2, [], { answer: 'C' })]).allAnsweredAt).toBeNull();
    expect(hour([]).allAnsweredAt).toBeNull();
  });
});

describe('what became of a question', () => {
  const one = (did: readonly Did[], more: Partial<Walked> = {}) => hour([question(1, did, more)]).questions[0];

  it.each([
    ['right to wrong', 'A', ['wrong'], false],
    ['wrong to right', 'B', ['right'], true],
    ['wrong to wrong', 'C', [null], false],
    ['not told before it may be', null, [null], null],
  ])('is a change: %s', (...[, key, became, isRight]) => {
    const told = one(
      [
        [0, 'shown'],
        [5, 'chosen', 'A'],
        [6, 'submitted', 'A'],
        [9, 'chosen', 'B'],
      ],
      { key },
    );
    expect(told?.changes.map((change) => change.became)).toEqual(became);
    expect(told?.changes).toMatchObject([{ at: 9, from: 'A', to: 'B' }]);
    expect(told?.isRight).toBe(isRight);
  });

  it.each([
    [
      'marked, and never opened again',
      true,
      [
        [0, 'shown'],
        [1, 'chosen', 'A'],
        [2, 'marked'],
      ],
    ],
    [
      'marked, and opened again',
      false,
      [
        [0, 'shown'],
        [1, 'chosen', 'A'],
        [2, 'marked'],
        [9, 'shown'],
      ],
    ],
    [
      'marked, and the mark taken back',
      false,
      [
        [0, 'shown'],
        [1, 'chosen', 'A'],
        [2, 'marked'],
        [3, 'unmarked'],
      ],
    ],
    [
      'seen once and left blank',
      true,
      [
        [0, 'shown'],
        [9, 'left'],
      ],
    ],
    [
      'seen twice and left blank',
      false,
      [
        [0, 'shown'],
        [9, 'left'],
        [20, 'shown'],
      ],
    ],
    ['never seen', false, []],
  ] as const)('is revisited or not: %s', (_, isNotRevisited, did) => {
    expect(one(did)?.isNotRevisited).toBe(isNotRevisited);
  });
});
