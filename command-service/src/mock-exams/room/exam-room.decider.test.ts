import { describe, expect, it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { ExamSessionEvent } from 'schemas/mock-exams/sessions/exam-session.events';
import { messagesFor } from 'schemas/mock-exams/sessions/room.rules';
import type { SessionRoomEvent } from 'schemas/mock-exams/sessions/session-room.events';
import { assigned, at, scheduled } from '../sittings/testing/exam';
import { anySitter, examRoom, MOST_ROOM_ACTS, type RoomCommand } from './exam-room.decider';

const given = stories(examRoom);
const sessionId = 'march';
const amara = 'amara';
const begun: readonly (ExamSessionEvent | SessionRoomEvent)[] = [scheduled, assigned];
const by = (seconds: number, sitter = anySitter) => ({ now: at(seconds), sitter });
const whose = (learnerId?: string) => ({ sessionId, ...(learnerId !== undefined && { learnerId }) });
const pause = (seconds: number, learnerId?: string): Extract<RoomCommand, { type: 'Pause' }> => ({
  ...by(seconds),
  type: 'Pause',
  data: { ...whose(learnerId), pausedAt: at(seconds) },
});
const paused = (seconds: number, learnerId?: string) => ({
  type: 'ExamRoomPaused' as const,
  data: pause(seconds, learnerId).data,
});
const resume = (seconds: number, learnerId?: string): Extract<RoomCommand, { type: 'Resume' }> => ({
  ...by(seconds),
  type: 'Resume',
  data: { ...whose(learnerId), resumedAt: at(seconds) },
});
const resumed = (seconds: number, learnerId?: string) => ({
  type: 'ExamRoomResumed' as const,
  data: resume(seconds, learnerId).data,
});

interface Gift {
  readonly seconds: number;
  readonly minutes?: number;
  readonly paper?: number;
  readonly seenSeconds?: number;
  readonly learnerId?: string;
  readonly sitter?: typeof anySitter;
}
const extend = ({ seconds, minutes = 5, paper = 1, seenSeconds = 0, learnerId, sitter }: Gift) => ({
  ...by(seconds, sitter),
  type: 'Extend' as const,
  seenSeconds,
  data: { ...whose(learnerId), paper, seconds: minutes * 60, extendedAt: at(seconds) },
});
const extended = (gift: Gift) => ({ type: 'ExamRoomExtended' as const, data: extend(gift).data });
const message = (seconds: number): Extract<RoomCommand, { type: 'Message' }> => ({
  ...by(seconds),
  type: 'Message',
  data: { ...whose(), messageId: `m${seconds}`, text: 'Please stay.', sentAt: at(seconds) },
});
const said = (seconds: number) => ({ type: 'ExamRoomMessaged' as const, data: message(seconds).data });

/** Who has sat both papers to the end. */
const done = {
  arrangements: anySitter.arrangements,
  sitting: {
    papers: [
      { openedAt: at(0), ended: { at: at(3_000), by: 'time' as const } },
      { openedAt: at(3_600), ended: { at: at(5_000), by: 'child' as const } },
    ],
    rests: [],
    completedAt: at(5_000),
  },
};
/** Who has handed the first paper in, and is at the break. */
const between = {
  ...done,
  sitting: { papers: done.sitting.papers.slice(0, 1), rests: [], completedAt: null },
};

describe('a room', () => {
  it('is paused once, and goes on once', () => {
    given(...begun)
      .when(pause(60))
      .then(paused(60));
    given(...begun, paused(60))
      .when(pause(70))
      .thenNothing();
    given(...begun, paused(60))
      .when(resume(90))
      .then(resumed(90));
    given(...begun, paused(60), resumed(90))
      .when(resume(95))
      .thenNothing();
    given(...begun)
      .when(resume(10))
      .thenNothing();
  });

  it('is paused for one child beside all, and each ends by itself', () => {
    given(...begun, paused(60))
      .when(pause(70, amara))
      .then(paused(70, amara));
    given(...begun, paused(60))
      .when(resume(80, amara))
      .thenRefused('RoomPausedForAll');
    given(...begun, paused(60), paused(70, amara))
      .when(resume(80))
      .then(resumed(80));
    given(...begun, paused(70, amara))
      .when(resume(80, amara))
      .then(resumed(80, amara));
  });

  it('opens a quarter of an hour before the start, and not where nothing can be sat', () => {
    given(...begun)
      .when(message(-901))
      .thenRefused('RoomNotOpenYet');
    given(...begun)
      .when(message(-900))
      .then(said(-900));
    given(...begun)
      .when(pause(-10))
      .then(paused(-10));
    given(...begun.slice(0, 1))
      .when(pause(60))
      .thenRefused('RoomNotOpenYet');
    given().when(pause(60)).thenRefused('SessionNotFound');
    const cancelled = {
      type: 'ExamSessionCancelled' as const,
      data: { sessionId, reason: 'Too few.', cancelledAt: at(-9_000) },
    };
    given(...begun, cancelled)
      .when(pause(60))
      .thenRefused('SessionCancelled');
  });

  it('is over once nobody can be sitting, however much time they have, and never while it is paused', () => {
    // 125 minutes, and two papers with two hours more and an hour of rests each.
    const over = 125 * 60 + 2 * 180 * 60;
    given(...begun)
      .when(pause(over - 1))
      .then(paused(over - 1));
    for (const command of [pause(over), resume(over), message(over), extend({ seconds: over })])
      given(...begun)
        .when(command)
        .thenRefused('RoomOver');
    given(...begun, paused(60))
      .when(resume(over + 86_400))
      .then(resumed(over + 86_400));
    given(...begun)
      .when({ ...pause(5_001, amara), sitter: done })
      .thenRefused('RoomOver');
  });

  it('gives time by what whoever gives it saw, up to four hours, and to no paper that is over', () => {
    const first = { seconds: 600, minutes: 120 };
    given(...begun)
      .when(extend(first))
      .then(extended(first));
    given(...begun, extended(first))
      .when(extend(first))
      .thenRefused('RoomChangedMeanwhile');
    const second = { seconds: 700, minutes: 120, seenSeconds: 7_200 };
    given(...begun, extended(first))
      .when(extend(second))
      .then(extended(second));
    const third = { seconds: 800, minutes: 1, seenSeconds: 14_400 };
    given(...begun, extended(first), extended(second))
      .when(extend(third))
      .thenRefused('RoomTooMuchTime');
    // What was seen is told apart by whom it was given to; the four hours are of both.
    const own = { seconds: 800, learnerId: amara };
    given(...begun, extended(first))
      .when(extend(own))
      .then(extended(own));
    given(...begun, extended(first), extended(second))
      .when(extend(own))
      .thenRefused('RoomTooMuchTime');
    const alone = { seconds: 700, minutes: 120, learnerId: amara };
    given(...begun, extended(first), extended(alone))
      .when(extend({ seconds: 800, minutes: 1, seenSeconds: 7_200 }))
      .thenRefused('RoomTooMuchTime');
    given(...begun)
      .when(extend({ seconds: 600, paper: 3 }))
      .thenRefused('RoomPaperNotFound');
    const early = { seconds: 3_100, learnerId: amara, sitter: between };
    given(...begun)
      .when(extend(early))
      .thenRefused('RoomPaperOver');
    given(...begun)
      .when(extend({ ...early, paper: 2 }))
      .then(extended({ ...early, paper: 2 }));
  });

  it('is closed once for each, also by a call that is dated before the one that came first', () => {
    const close = (seconds: number, learnerId?: string): Extract<RoomCommand, { type: 'Close' }> => ({
      ...by(seconds),
      type: 'Close',
      data: { ...whose(learnerId), closedAt: at(seconds) },
    });
    const closed = (seconds: number, learnerId?: string) => ({
      type: 'ExamRoomClosed' as const,
      data: close(seconds, learnerId).data,
    });
    given(...begun, closed(20, amara))
      .when(close(19, amara))
      .thenRefused('RoomOver');
    given(...begun, closed(20))
      .when(close(19))
      .thenRefused('RoomOver');
    given(...begun, closed(20))
      .when(close(19, amara))
      .thenRefused('RoomOver');
    given(...begun, closed(20, 'tunde'))
      .when(close(19, amara))
      .then(closed(19, amara));
    given(...begun, closed(20, amara))
      .when(close(19))
      .then(closed(19));
  });

  it('tells each child all that was said to everybody or to them', () => {
    const toAmara = { ...said(10), data: { ...said(10).data, learnerId: amara } };
    const { said: told } = given(...begun, said(1), said(2), toAmara, said(3), said(4), said(5)).state();
    expect(messagesFor(told, amara).map(({ sentAt }) => sentAt)).toEqual([1, 2, 10, 3, 4, 5].map(at));
    expect(messagesFor(told, 'tunde').map(({ sentAt }) => sentAt)).toEqual([1, 2, 3, 4, 5].map(at));
  });

  it('has a full book at last, in which a pause can still be ended', () => {
    const flood = Array.from({ length: MOST_ROOM_ACTS - 1 }, (_, n) => said(n));
    given(...begun, ...flood, paused(1_000))
      .when(message(1_001))
      .thenRefused('RoomBookFull');
    given(...begun, ...flood, paused(1_000))
      .when(pause(1_001, amara))
      .thenRefused('RoomBookFull');
    given(...begun, ...flood, paused(1_000))
      .when(resume(1_002))
      .then(resumed(1_002));
  });
});
