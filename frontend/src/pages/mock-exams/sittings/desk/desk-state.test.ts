import { describe, expect, it } from '@jest/globals';
import { noArrangements, notBegun, quietRoom } from 'schemas/mock-exams/sittings/time-facts';
import { noSitting } from 'schemas/mock-exams/sittings/sitting.rules';
import type { KeptAct } from '../shelf/kept-act';
import { afterVerdict, asksAgainAfter, isHeardOf, newDesk, nothingSaid, ofPaper, type Tracker } from './desk-state';
import { readIn, unreadIn, withRoom } from './told-of-room';

const NOW = '2027-03-06T10:00:00.000Z';
const CLOSES = '2027-03-06T10:20:00.000Z';
const ended = { at: NOW, by: 'child' as const };
const tracked = (completedAt: string | null, papersFrom = NOW) => ({
  tracker: {
    papersFrom,
    facts: {
      session: { startsAt: NOW, closesAt: CLOSES, breakSeconds: 0, papers: [{ minutes: 50 }] },
      room: quietRoom,
      arrangements: noArrangements,
      sitting: { ...notBegun, papers: [{ openedAt: NOW, ended }], completedAt },
    },
  },
  sitting: {},
  acts: { waiting: [] },
});

describe('a device', () => {
  it('is heard of while it is sat, and once that is over until the session is, and all is saved', () => {
    expect(isHeardOf(tracked(null), NOW)).toBe(true);
    expect(isHeardOf(tracked(NOW), '2027-03-06T10:19:59.000Z')).toBe(true);
    expect(isHeardOf(tracked(NOW), CLOSES)).toBe(false);
    expect(isHeardOf({ ...tracked(NOW), acts: { waiting: [{}] } }, CLOSES)).toBe(true);
  });

  it('is heard of after its exam was closed, as long as the session goes on for others', () => {
    const closed = tracked(NOW);
    const facts = { ...closed.tracker.facts, room: { ...quietRoom, closedAt: NOW } };
    expect(isHeardOf({ ...closed, tracker: { ...closed.tracker, facts } }, '2027-03-06T10:10:00.000Z')).toBe(true);
  });

  it('is heard of in the waiting room from when that is open', () => {
    expect(isHeardOf({ ...tracked(null), sitting: null }, NOW)).toBe(true);
    expect(isHeardOf({ ...tracked(null, '2027-03-06T10:00:01.000Z'), sitting: null }, NOW)).toBe(false);
    expect(isHeardOf(newDesk, NOW)).toBe(false);
  });

  it('asks again while somebody waits and sees the page', () => {
    const none = { standing: 'none', sitting: null, isActive: true } as const;
    expect(asksAgainAfter(none, true)).toBe(30_000);
    expect(asksAgainAfter(none, false)).toBe(Infinity);
    expect(asksAgainAfter({ ...none, standing: 'asking' }, false)).toBe(Infinity);
  });

  it('asks again where another one is sat on: it hears there of nothing that is done', () => {
    const sat = { standing: 'there', sitting: noSitting, isActive: true } as const;
    expect(asksAgainAfter(sat, true)).toBe(Infinity);
    expect(asksAgainAfter({ ...sat, isActive: false }, true)).toBe(15_000);
    expect(asksAgainAfter({ ...sat, isActive: false }, false)).toBe(Infinity);
  });
});

it('has nothing to read that was put away on this page, or before on any device of the child', () => {
  const messages = ['here', 'phone', 'left'].map((messageId) => ({ messageId, text: messageId, sentAt: NOW }));
  const ofStaff = { times: 1, devices: [{ deviceId: 'phone', through: 3, putAway: ['phone'] }] };
  const state = { tracker: { messages }, sitting: { ...noSitting, ofStaff }, putAway: ['here'] };
  expect(unreadIn(state).map(({ messageId }) => messageId)).toEqual(['left']);
  expect(unreadIn({ ...state, sitting: null }).map(({ messageId }) => messageId)).toEqual(['phone', 'left']);
  expect(unreadIn(newDesk)).toEqual([]);
});

describe('what was read', () => {
  const said = (messageId: string, minute: number) => ({
    messageId,
    text: messageId,
    sentAt: `2026-12-05T10:0${minute}:00.000Z`,
  });
  const idsOf = (state: Parameters<typeof readIn>[0]) => readIn(state).map(({ messageId }) => messageId);

  it('is what the server has and what was put away on this page, in the order in which it was said', () => {
    const tracker = { messages: [said('here', 1), said('left', 3)], messagesRead: [said('phone', 2)] };
    expect(idsOf({ tracker, sitting: noSitting, putAway: ['here'] })).toEqual(['here', 'phone']);
    expect(idsOf({ ...newDesk, tracker: { messages: [] } })).toEqual([]);
  });

  it('stays when a heartbeat tells of it no more', () => {
    const messages = [said('here', 1), said('left', 3)];
    const messagesRead = [said('phone', 2)];
    const tracker = { messages, messagesRead, facts: { room: quietRoom }, roomThrough: 3 } as unknown as Tracker;
    const told = { roomThrough: 4, room: quietRoom, messages: [said('left', 3), said('new', 4)] };
    const state = { tracker: withRoom(tracker, told), sitting: noSitting, putAway: [] };
    expect(idsOf(state)).toEqual(['here', 'phone']);
    expect(unreadIn(state).map(({ messageId }) => messageId)).toEqual(['left', 'new']);
  });
});

describe('what becomes of an act', () => {
  const act = (kind: KeptAct['act']['kind'], questionId: string, paper = 1): KeptAct => ({
    learnerId: 'l',
    sessionId: 's',
    paper,
    deviceId: 'd',
    tab: 't',
    act: { kind, questionId, seq: 1, option: 'A' },
  });
  const nothing = { ...nothingSaid, sitting: noSitting };

  it('is told of its own paper: which answers were changed too often, until one is kept, and which came late', () => {
    const often = afterVerdict(nothing, [act('chosen', 'q1'), act('marked', 'q2'), act('chosen', 'q9', 2)], 'too-many');
    expect([ofPaper(often.tooMany, 1), ofPaper(often.tooMany, 2)]).toEqual([['q1'], ['q9']]);
    const marked = afterVerdict({ ...nothing, ...often }, [act('marked', 'q1')], 'kept');
    expect(ofPaper(marked.tooMany, 1)).toEqual(['q1']);
    const kept = afterVerdict({ ...nothing, ...often }, [act('submitted', 'q1')], 'kept');
    expect([ofPaper(kept.tooMany, 1), ofPaper(kept.tooMany, 2)]).toEqual([[], ['q9']]);
    const late = afterVerdict(nothing, [act('submitted', 'q1'), act('chosen', 'q9', 2)], 'late');
    expect([ofPaper(late.late, 1), ofPaper(late.late, 2)]).toEqual([['q1'], ['q9']]);
  });
});
