import { describe, expect, it } from '@jest/globals';
import type { CommandTools } from 'platform/http';
import { allTypes } from 'question-bank/catalogue';
import { IssuedQuestion } from 'schemas/questions/question';
import { issuedQuestion } from 'schemas/questions/testing/issued-question';
import { Value } from 'typebox/value';
import { askedOf } from './alike';
import { draw } from './worksheet-draw';

// Generated questions are dealt from no pack, so that nothing is asked of the log.
const noTools = {} as CommandTools;

const generated = allTypes().map(({ type, topic }) => [type.key, topic.subject] as const);

describe('a worksheet of generated questions', () => {
  it.each(generated)('holds whole questions: %s', async (typeKey, subject) => {
    const wishes = [{ typeKey, count: 15 }];
    const questions = await draw({ worksheetId: 'w', wishes, limit: 20 }, noTools);
    expect(questions.flatMap((question) => Value.Errors(IssuedQuestion, question))).toEqual([]);
    const seen = questions.map(({ prompt, figure, options, optionFigures }) =>
      JSON.stringify([prompt, figure, options, optionFigures]),
    );
    expect(new Set(seen).size).toBe(15);
    expect(questions.map(({ number }) => number)).toEqual(Array.from({ length: 15 }, (_, n) => n + 1));
    expect(new Set(questions.map((question) => question.optionFigures?.length))).toEqual(
      new Set([subject === 'non-verbal-reasoning' ? 5 : undefined]),
    );
  });

  it('is the same for the same worksheet, and holds no more than it may', async () => {
    const wishes = [
      { typeKey: 'simplify', count: 4 },
      { typeKey: 'nvr-codes', count: 4 },
    ];
    const first = await draw({ worksheetId: 'w', wishes, limit: 6 }, noTools);
    expect(first.map(({ questionType }) => questionType)).toEqual([
      ...Array.from({ length: 4 }, () => 'simplify'),
      ...['nvr-codes', 'nvr-codes'],
    ]);
    expect(await draw({ worksheetId: 'w', wishes, limit: 6 }, noTools)).toEqual(first);
    expect(await draw({ worksheetId: 'v', wishes, limit: 6 }, noTools)).not.toEqual(first);
  });

  it.each(['simplify', 'multiply-divide'].flatMap((typeKey) => [1, 2, 3].map((n) => [typeKey, `w${n}`] as const)))(
    'asks the same of %s only once, whoever it is about and whatever its words: %s',
    async (typeKey, worksheetId) => {
      const questions = await draw({ worksheetId, wishes: [{ typeKey, count: 15 }], limit: 20 }, noTools);
      const asked = questions.flatMap(askedOf);
      expect(asked).toHaveLength(15);
      expect(new Set(asked).size).toBe(15);
    },
  );

  it('knows what is asked in other words', () => {
    const asked = (prompt: string, change: Partial<IssuedQuestion> = {}) =>
      askedOf(issuedQuestion({ questionType: 'simplify', topic: 'fractions', key: '1/3', prompt, ...change }));
    const simplified = asked('Simplify @@3/9.');
    expect(asked('Amir has read 3 of the 9 chapters of his book.')).toEqual(simplified);
    expect(asked('Hana has read 3 of the 9 chapters of her book.')).toEqual(simplified);
    expect(asked('Simplify @@3/8.', { key: '3/8' })).not.toEqual(simplified);
    expect(asked('Simplify @@3/9.', { questionType: 'compare' })).not.toEqual(simplified);
    expect(asked('Find @@3/9.', { options: ['1/2', '1/3'], key: 'B' })).toEqual(simplified);
    expect(asked('Which word is nearest in meaning?')).toEqual([]);
  });
});
