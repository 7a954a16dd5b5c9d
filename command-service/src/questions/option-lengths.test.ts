import { expect, it } from '@jest/globals';
import { allTypes } from 'question-bank/catalogue';
import { generate } from 'question-bank/generate';
import { learnerQuestionOf } from 'schemas/questions/learner-question';
import type { IssuedQuestion } from 'schemas/questions/question';

const drawn = allTypes()
  .filter(({ topic }) => topic.subject === 'non-verbal-reasoning')
  .flatMap(({ type: { key } }) => ([1, 3, 5] as const).map((level) => generate(key, level, 7 + level)))
  .filter(({ optionFigures }) => optionFigures !== undefined);

it('sends the drawings of a question at one length, so that none of them stands out by it', () => {
  expect(drawn.length).toBeGreaterThan(15);
  const differing = drawn.filter(({ optionFigures = [] }) => new Set(optionFigures.map((svg) => svg.length)).size > 1);
  expect(differing.length).toBeGreaterThan(5);
  for (const { optionFigures = [] } of drawn) {
    const sent = learnerQuestionOf({ optionFigures: [...optionFigures] } as IssuedQuestion).optionFigures ?? [];
    expect(new Set(sent.map((svg) => Buffer.byteLength(svg))).size).toBe(1);
    expect(sent.map((svg) => svg.trimEnd())).toEqual(optionFigures.map((svg) => svg.trimEnd()));
  }
});
