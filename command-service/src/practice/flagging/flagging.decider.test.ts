import { describe, expect, it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { FlaggedQuestionEvent, FlagNoteEvent } from 'schemas/practice/flagging/flagging.events';
import { questionIdOf } from 'schemas/practice/flagging/question-id';
import { flagNote } from './flag-note.decider';
import { flaggedQuestion, type AnswerFlags } from './flagged-question.decider';

describe('the flags of a question', () => {
  const given = stories(flaggedQuestion);
  const said = {
    questionId: 'simplify.3.12.1',
    verdict: 'mended',
    note: 'Thank you: 12 can be halved once more.',
    editorId: 'noor',
    seenUntil: '2026-11-21T14:02:00.000Z',
  } as const;
  const answer = (more: Partial<AnswerFlags['data']> = {}): AnswerFlags => ({
    type: 'AnswerFlags',
    data: { ...said, answersSeen: 0, ...more },
  });
  const answered = (more: Partial<FlaggedQuestionEvent['data']> = {}): FlaggedQuestionEvent => ({
    type: 'FlagsAnswered',
    data: { ...said, answer: 1, ...more },
  });

  it('are answered', () => given().when(answer()).then(answered()));
  it('are answered once by a second press', () => given(answered()).when(answer()).thenNothing());
  it('tell the second of two editors that the first was quicker', () => {
    given(answered())
      .when(answer({ editorId: 'admin' }))
      .thenRefused('FlagsAnsweredAlready');
    given(answered())
      .when(answer({ verdict: 'right-as-it-is' }))
      .thenRefused('FlagsAnsweredAlready');
    given()
      .when(answer({ answersSeen: 7 }))
      .thenRefused('FlagsAnsweredAlready');
  });
  it('are answered anew by whoever knows the answer before', () =>
    given(answered())
      .when(answer({ editorId: 'admin', verdict: 'right-as-it-is', answersSeen: 1 }))
      .then(answered({ editorId: 'admin', verdict: 'right-as-it-is', answer: 2 })));
});

describe('a note about a flag', () => {
  const given = stories(flagNote);
  const data = { worksheetId: 'w-1', number: 2, learnerId: 'amara', answer: 1 };
  const read = (answer: number): FlagNoteEvent => ({ type: 'FlagNoteRead', data: { ...data, answer } });
  it('is put away', () => given().when({ type: 'ReadFlagNote', data }).then(read(1)));
  it('is put away once', () => given(read(1)).when({ type: 'ReadFlagNote', data }).thenNothing());
  it('of a later answer is another', () =>
    given(read(1))
      .when({ type: 'ReadFlagNote', data: { ...data, answer: 2 } })
      .then(read(2)));
});

it('one question has one name, of whichever worksheet it was part', () => {
  const generated = { questionType: 'simplify', level: 3, seed: 12, genVersion: 2 };
  const name = (more: object) => questionIdOf({ ...generated, ...more } as Parameters<typeof questionIdOf>[0]);
  expect(name({ number: 1 })).toBe('simplify.3.12.2');
  expect(name({ number: 7 })).toBe('simplify.3.12.2');
  expect(new Set([{}, { seed: 13 }, { genVersion: 1 }, { level: 4 }, { itemId: 'spelling-1' }].map(name)).size).toBe(5);
  expect(name({ itemId: 'spelling-1', genVersion: 4 })).not.toBe(name({ itemId: 'spelling-1' }));
});
