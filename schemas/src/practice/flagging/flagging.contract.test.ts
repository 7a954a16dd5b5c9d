import { describe, expect, it } from '@jest/globals';
import Value from 'typebox/value';
import { answerFlags } from './flagging.contract';

describe('the note of an editor', () => {
  const { note } = answerFlags.request;

  it.each(['Thank you!', 'One line.\nAnother.', 'Windows.\r\nAnother.', '', 'Żółć 🙂 “so”', 'שלום', 'a\tb'])(
    'may be %j',
    (text) => expect(Value.Check(note, text)).toBe(true),
  );

  it.each([
    '\u0000',
    'a\u0007b',
    'a\u001b[31mb',
    '\u007f',
    '\u0085',
    'a\u000bb',
    '\u001f',
    'a\u202eb',
    'a\u2066b',
    'a\u200bb',
  ])('may not hold what nobody sees: %j', (text) => expect(Value.Check(note, text)).toBe(false));

  it('may have 500 characters', () => {
    expect(Value.Check(note, 'a'.repeat(500))).toBe(true);
    expect(Value.Check(note, 'a'.repeat(501))).toBe(false);
  });
});

it('is answered up to an instant that the log and the tables can hold', () => {
  const { seenUntil } = answerFlags.request;
  expect(Value.Check(seenUntil, '2026-11-21T14:02:00.000Z')).toBe(true);
  for (const far of ['0000-01-01T00:00:00Z', '2200-01-01T00:00:00.000Z', `2026-11-21T14:02:00.${'0'.repeat(300)}Z`])
    expect(Value.Check(seenUntil, far)).toBe(false);
});
