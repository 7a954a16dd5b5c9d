import { expect, it } from '@jest/globals';
import type { AnyEvent } from 'schemas/events';
import { goldenOf } from 'schemas/testing/goldens';
import { rowsOf } from '../../../testing/rows-of';
import { mockPaperQuestionsProjection } from './mock-paper-questions.projection';
import { mockQuestionStepsProjection } from './mock-question-steps.projection';
import { mockSatPapersProjection } from './mock-sat-papers.projection';
import { mockSessionRoomsProjection } from './mock-session-rooms.projection';

const at = (minute: number) => `2027-03-06T10:${String(minute).padStart(2, '0')}:00.000Z`;

/** An event of this type as its example has it, but for what is said. */
function happened(type: AnyEvent['type'], data: object): AnyEvent {
  const example = goldenOf(type) as AnyEvent;
  return { type, data: { ...example.data, sessionId: 'march', ...data } } as AnyEvent;
}
const act = (type: AnyEvent['type'], minute: number, more: object = {}) =>
  happened(type, { learnerId: 'amara', questionId: 'q1', at: at(minute), overtaken: undefined, ...more });

it('keeps each step with a question in its order, and counts what was overtaken as a sign alone', () => {
  const [row, other] = rowsOf(
    mockQuestionStepsProjection,
    act('MockQuestionShown', 1),
    act('MockChoiceMade', 2, { option: 'A' }),
    act('MockQuestionShown', 3, { questionId: 'q2' }),
    act('MockAnswerSubmitted', 4, { option: 'B', overtaken: true }),
    act('MockQuestionMarkedForReview', 5, { marked: true }),
    act('MockQuestionMarkedForReview', 6, { marked: false }),
    act('MockOptionStruckOut', 7, { option: 'E' }),
    act('MockQuestionLeft', 8),
    act('MockLateAnswerKept', 59, { option: 'D' }),
  );
  expect(row).toMatchObject({
    steps: [
      { kind: 'shown', at: at(1) },
      { kind: 'chosen', at: at(2), option: 'A' },
      { kind: 'sign', at: at(4) },
      { kind: 'marked', at: at(5) },
      { kind: 'unmarked', at: at(6) },
      { kind: 'sign', at: at(7) },
      { kind: 'left', at: at(8) },
    ],
  });
  expect(other).toMatchObject({ questionId: 'q2', steps: [{ kind: 'shown' }] });
});

it('knows what a session’s room was done to, whatever came first, and since when it has its papers', () => {
  const whole = { learnerId: undefined };
  const [room] = rowsOf(
    mockSessionRoomsProjection,
    happened('ExamRoomPaused', { ...whole, pausedAt: at(5) }),
    happened('ExamSessionSetAssigned', { assignedAt: at(1) }),
    happened('ExamRoomResumed', { ...whole, resumedAt: at(9) }),
    happened('ExamRoomExtended', { learnerId: 'amara', paper: 1, seconds: 60, extendedAt: at(10) }),
    happened('ExamRoomMessaged', { ...whole }),
    happened('ExamRoomClosed', { learnerId: 'finn', closedAt: at(40), why: 'moved' }),
    happened('ExamRoomClosed', { ...whole, closedAt: at(50) }),
  );
  expect(room).toEqual({
    sessionId: 'march',
    assignedAt: at(1),
    pauses: [{ learnerId: null, from: at(5), until: at(9) }],
    extensions: [{ learnerId: 'amara', paper: 1, seconds: 60, at: at(10) }],
    closed: [
      { learnerId: 'finn', at: at(40), moved: true },
      { learnerId: null, at: at(50) },
    ],
  });
});

it('keeps the papers that were sat as they were when it was begun, and what each paper asks', () => {
  const begun = (setting: string) => {
    const paper = { paperId: setting, paperHash: 'a'.repeat(64), name: 'Paper 1', minutes: 50 };
    return happened('MockSittingBegun', { learnerId: 'amara', papers: [paper] });
  };
  const rows = rowsOf(mockSatPapersProjection, begun('first'), begun('second'));
  expect(rows).toMatchObject([{ papers: [{ paperId: 'first' }] }]);
  const kept = goldenOf('MockExamPaperKept');
  expect(rowsOf(mockPaperQuestionsProjection, kept as AnyEvent)).toMatchObject([{ questionIds: [expect.any(String)] }]);
});

it('knows a copied question by what stands in it, and none that asks something else', () => {
  const kept = JSON.stringify(goldenOf('MockExamPaperKept'));
  const contents = (json: string) =>
    rowsOf(mockPaperQuestionsProjection, JSON.parse(json) as AnyEvent).flatMap((row) => row.contents);
  const copied = kept
    .replaceAll(/"questionId":"[^"]*"/g, '"questionId":"copy.1"')
    .replace(/"number":\d+/, '"number":7');
  expect(contents(copied)).toEqual(contents(kept));
  expect(contents(kept.replace(/"options":\[\{"text":"/, '$&x'))).not.toEqual(contents(kept));
});
