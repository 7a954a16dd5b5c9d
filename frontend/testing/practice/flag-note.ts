import type { FlagNote } from '../../src/parts/flag-notes/flag-notes';

/** What an editor has answered to somebody's flag, not read yet. */
export const flagNote: FlagNote = {
  worksheetId: 'w1',
  questionNumber: 3,
  subject: 'maths',
  topic: 'fractions',
  questionType: 'simplify',
  prompt: 'Write @@6/8 in its lowest terms.',
  verdict: 'mended',
  note: 'Two of the answers were the same. Now only one of them is right.',
  answeredAt: '2026-11-20T16:00:00.000Z',
  answer: 1,
  isRead: false,
};
