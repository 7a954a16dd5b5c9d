import { expect, it } from '@jest/globals';
import type { AnyEvent } from 'schemas/events';
import { goldenOf } from 'schemas/testing/goldens';
import { rowsOf } from '../../../testing/rows-of';
import { mockRoomActsProjection } from '../room/mock-room-acts.projection';
import { mockSittingAnswersProjection } from './mock-sitting-answers.projection';
import { mockSittingOpeningsProjection } from './mock-sitting-openings.projection';
import { mockSittingsProjection } from './mock-sittings.projection';

const minute = (count: number) => new Date(Date.parse('2027-03-06T10:00:00.000Z') + count * 60_000).toISOString();
const sitting = { sessionId: 'march', learnerId: 'amara' };

/** An event of this type as its example has it, but for what is said. */
function happened(type: AnyEvent['type'], data: object): AnyEvent {
  const example = goldenOf(type) as AnyEvent;
  return { type, data: { ...example.data, ...sitting, ...data } } as AnyEvent;
}
const act = (type: AnyEvent['type'], at: number, more: object = {}) =>
  happened(type, { questionId: 'q1', at: minute(at), inGrace: undefined, overtaken: undefined, ...more });

const begun = [
  happened('MockSittingBegun', { begunAt: minute(0), deviceId: 'desk' }),
  happened('MockPaperOpened', { paper: 1, openedAt: minute(0), dueAt: minute(53) }),
];

it('says where a child stands, and what their times follow from', () => {
  const shown = act('MockQuestionShown', 1);
  const [sat] = rowsOf(mockSittingsProjection, ...begun, shown, act('MockChoiceMade', 2));
  expect(sat).toMatchObject({ stage: 'paper', paper: 1, questionId: 'q1', acts: 2, lastActAt: minute(2) });
  const ended = happened('MockPaperEnded', { paper: 1, endedAt: minute(50), by: 'time' });
  const over = happened('MockDeviceTakenOver', { deviceId: 'phone', insteadOf: 'desk' });
  const silence = happened('MockSilenceBegan', { lastHeardAt: minute(40) });
  const heard = happened('MockSilenceEnded', { heardAt: minute(42) });
  const late = act('MockLateAnswerKept', 55);
  const done = happened('MockSittingCompleted', { completedAt: minute(60), by: 'time' });
  const [after] = rowsOf(mockSittingsProjection, ...begun, shown, over, silence, heard, ended, late, done);
  expect(after).toMatchObject({
    stage: 'complete',
    questionId: null,
    deviceId: 'phone',
    takeOvers: 1,
    silences: 1,
    silentSince: minute(40),
    heardAt: minute(42),
    late: 1,
    dueAt: null,
    clock: {
      papers: [{ openedAt: minute(0), ended: { at: minute(50), by: 'time' } }],
      completedAt: minute(60),
    },
  });
});

it('keeps of each answer what counts, how often it was changed, and what came late', () => {
  const [row] = rowsOf(
    mockSittingAnswersProjection,
    ...begun,
    act('MockChoiceMade', 1, { option: 'A' }),
    act('MockAnswerSubmitted', 2, { option: 'A' }),
    act('MockChoiceMade', 3, { option: 'C', inGrace: true }),
    act('MockChoiceMade', 4, { option: 'D', overtaken: true }),
    act('MockOptionStruckOut', 5, { option: 'E', struck: true }),
    act('MockQuestionMarkedForReview', 6, { marked: true }),
    act('MockLateAnswerKept', 7, { option: 'B' }),
    happened('MockLateAnswerDecided', { questionId: 'q1', counts: true }),
  );
  expect(row).toMatchObject({ option: 'C', submitted: 'A', inGrace: true, marked: true, struck: ['E'], changes: 1 });
  expect(row).toMatchObject({
    late: [{ option: 'B', at: minute(7), counts: true }],
    firstAt: minute(1),
    changedAt: minute(7),
  });
});

it('keeps what staff did in a room, each act by itself, and with what each paper was opened', () => {
  const own = { learnerId: 'amara', reason: undefined };
  const acts = rowsOf(
    mockRoomActsProjection,
    happened('ExamRoomPaused', { ...own, ownReason: 'She felt ill.', pausedAt: minute(1) }),
    happened('ExamRoomPaused', { ...own, ownReason: 'Again.', pausedAt: minute(2) }),
    happened('ExamRoomResumed', { learnerId: undefined, reason: 'All is well.', resumedAt: minute(3) }),
    happened('ExamRoomExtended', { learnerId: undefined, seconds: 300, paper: 2, extendedAt: minute(4) }),
    happened('ExamRoomMessaged', { learnerId: undefined, text: 'Go on.', sentAt: minute(5) }),
  );
  expect(acts).toMatchObject([
    { kind: 'paused', learnerId: 'amara', ownReason: 'She felt ill.', reason: null, at: minute(1) },
    { kind: 'paused', ownReason: 'Again.' },
    { kind: 'resumed', learnerId: null, reason: 'All is well.', ownReason: null },
    { kind: 'extended', seconds: 300, paper: 2 },
    { kind: 'messaged', text: 'Go on.', reason: null },
  ]);
  const opened = rowsOf(mockSittingOpeningsProjection, ...begun, happened('MockPaperOpened', { paper: 2 }));
  expect(opened.map(({ paper }) => paper)).toEqual([1, 2]);
});
