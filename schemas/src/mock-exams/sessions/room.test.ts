import { describe, expect, it } from '@jest/globals';
import { emptyRoom, isMovedOut, roomAfter, roomClockOf } from './room.rules';
import type { SessionRoomEvent } from './session-room.events';

const sessionId = 'december';
const [ten, eleven, twelve] = ['2026-12-05T10:00:00.000Z', '2026-12-05T11:00:00.000Z', '2026-12-05T12:00:00.000Z'];
const after = (...events: SessionRoomEvent[]) => events.reduce(roomAfter, emptyRoom);

describe('a room', () => {
  it('stands still for all, or for one child, until it goes on', () => {
    const room = after(
      { type: 'ExamRoomPaused', data: { sessionId, pausedAt: ten } },
      { type: 'ExamRoomPaused', data: { sessionId, pausedAt: eleven } },
      { type: 'ExamRoomPaused', data: { sessionId, learnerId: 'amara', pausedAt: eleven } },
      { type: 'ExamRoomResumed', data: { sessionId, resumedAt: twelve } },
      { type: 'ExamRoomResumed', data: { sessionId, resumedAt: twelve } },
    );
    expect(roomClockOf(room, 'tunde').pauses).toEqual([{ from: ten, until: twelve }]);
    expect(roomClockOf(room, 'amara').pauses).toEqual([
      { from: ten, until: twelve },
      { from: eleven, until: null },
    ]);
  });

  it('adds time for whom it was given, and closes when it first was closed', () => {
    const room = after(
      { type: 'ExamRoomExtended', data: { sessionId, paper: 1, seconds: 60, extendedAt: ten } },
      { type: 'ExamRoomExtended', data: { sessionId, learnerId: 'amara', paper: 2, seconds: 300, extendedAt: ten } },
      { type: 'ExamRoomMessaged', data: { sessionId, messageId: 'm', text: 'Five more minutes.', sentAt: ten } },
      { type: 'ExamRoomClosed', data: { sessionId, closedAt: twelve } },
      { type: 'ExamRoomClosed', data: { sessionId, learnerId: 'tunde', closedAt: eleven } },
    );
    expect(roomClockOf(room, 'tunde')).toMatchObject({ closedAt: eleven, extensions: [{ paper: 1, seconds: 60 }] });
    expect(roomClockOf(room, 'amara')).toMatchObject({ closedAt: twelve });
    expect(roomClockOf(room, 'amara').extensions).toHaveLength(2);
  });

  it('knows who was moved to another session, and of nobody else so', () => {
    const room = after(
      { type: 'ExamRoomClosed', data: { sessionId, learnerId: 'tunde', closedAt: ten, why: 'moved' } },
      { type: 'ExamRoomClosed', data: { sessionId, learnerId: 'amara', closedAt: eleven } },
      { type: 'ExamRoomClosed', data: { sessionId, closedAt: twelve } },
    );
    expect(['tunde', 'amara', 'mei'].map((learnerId) => isMovedOut(room, learnerId))).toEqual([true, false, false]);
    expect(roomClockOf(room, 'tunde')).toMatchObject({ closedAt: ten });
  });
});
