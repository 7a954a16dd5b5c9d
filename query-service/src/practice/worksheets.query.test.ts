import { expect, it } from '@jest/globals';
import type { WorksheetQuestion } from './own-worksheet';
import { shown } from './worksheets.query';

const blank: WorksheetQuestion = {
  question: {
    number: 1,
    questionType: 'simplify',
    subject: 'maths',
    topic: 'fractions',
    subTopic: 'simplifying',
    level: 1,
    targetSeconds: 60,
    prompt: 'Simplify 6/8.',
    seed: 1,
    genVersion: 1,
    key: '3/4',
    solution: '• Halve both.',
  },
  answer: '',
  late: false,
  flagged: false,
  checked: false,
  correct: false,
  otherForm: false,
  errorTag: null,
  closed: false,
  tryLeft: false,
  secondTry: null,
};

it('tells the key of a blank once its worksheet is marked, and not while it stays closed', () => {
  expect(shown(blank, true)).toMatchObject({ isCorrect: false, correctAnswer: '3/4', solution: '• Halve both.' });
  const closed = shown({ ...blank, closed: true }, true);
  expect(closed).toMatchObject({ isCorrect: false, correctAnswer: null, solution: null });
  expect(JSON.stringify(closed)).not.toMatch(/3\/4|Halve/);
});
