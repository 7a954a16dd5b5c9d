import { expect, it } from '@jest/globals';
import type { StoredEvent } from 'platform/event-store';
import { goldenOf } from 'schemas/testing/goldens';
import { writtenAnswers } from './written-answers';

const at = (revision: number) => `2027-03-06T10:00:${String(revision).padStart(2, '0')}.000Z`;

/** Events of a sitting in their order, each with its own place. */
function stream(...events: readonly (readonly [type: Parameters<typeof goldenOf>[0], data: object])[]): StoredEvent[] {
  return events.map(([type, data], revision) => ({
    id: `e${revision}`,
    stream: 'sitting-march.ann',
    type,
    revision,
    position: String(100 + revision),
    data: { ...goldenOf(type).data, overtaken: undefined, ...data },
    meta: {
      at: at(revision),
      commandId: 'c',
      causationId: 'c',
      correlationId: 'c',
      actor: { id: 'ann', role: 'ROLE_USER' },
      schemaVersion: 1,
    },
  }));
}
const claim = (seq: number) => ({ deviceId: 'desk', tab: 'tab', seq });

it('says since which event each answer is what it is', () => {
  const written = writtenAnswers(
    stream(
      ['MockQuestionShown', { questionId: 'q1', claim: claim(1) }],
      ['MockChoiceMade', { questionId: 'q1', option: 'A', claim: claim(2) }],
      ['MockAnswerSubmitted', { questionId: 'q1', option: 'A', claim: claim(3) }],
      ['MockChoiceMade', { questionId: 'q2', option: 'B', claim: claim(4) }],
      ['MockChoiceMade', { questionId: 'q2', option: 'C', claim: claim(5) }],
      ['MockChoiceMade', { questionId: 'q2', option: 'D', overtaken: true, claim: claim(6) }],
      ['MockLateAnswerKept', { questionId: 'q3', option: 'E', claim: claim(7) }],
      ['MockLateAnswerDecided', { questionId: 'q3', tab: 'tab', seq: 7, option: 'E', counts: true }],
    ),
  );
  expect([...written].map(([questionId, { position, type }]) => [questionId, position, type])).toEqual([
    ['q1', '101', 'MockChoiceMade'],
    ['q2', '104', 'MockChoiceMade'],
    ['q3', '107', 'MockLateAnswerDecided'],
  ]);
});

it('says nothing of what staff decided not to count', () => {
  const written = writtenAnswers(
    stream(
      ['MockLateAnswerKept', { questionId: 'q3', option: 'E', claim: claim(7) }],
      ['MockLateAnswerDecided', { questionId: 'q3', tab: 'tab', seq: 7, option: 'E', counts: true }],
      ['MockLateAnswerDecided', { questionId: 'q3', tab: 'tab', seq: 7, option: 'E', counts: false }],
    ),
  );
  expect([...written]).toEqual([]);
});
