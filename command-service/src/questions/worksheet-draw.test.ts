import { describe, expect, it } from '@jest/globals';
import type { CommandTools } from 'platform/http';
import { allTypes } from 'question-bank/catalogue';
import { IssuedQuestion } from 'schemas/questions/question';
import { Value } from 'typebox/value';
import { draw } from './worksheet-draw';

// Generated questions are dealt from no pack, so that nothing is asked of the log.
const noTools = undefined as unknown as CommandTools;

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
});
