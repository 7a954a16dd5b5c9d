import { describe, expect, it } from '@jest/globals';
import { emptyRoom, type Room } from '../sessions/room.rules';
import { noArrangements, notBegun, type SessionClock } from '../sittings/time-facts';
import { lastCloseOf, releaseOf, type Sitter, type Use } from './release.rules';

const START = Date.parse('2027-03-06T10:00:00.000Z');
const at = (minutes: number, seconds = 0) => new Date(START + minutes * 60_000 + seconds * 1_000).toISOString();

/** Two papers of fifty minutes, ten minutes between them, and a quarter of an hour for whoever comes late. */
const session: SessionClock = {
  startsAt: at(0),
  closesAt: at(125),
  breakSeconds: 600,
  papers: [{ minutes: 50 }, { minutes: 50 }],
};
const closes = (room: Partial<Room> = {}, sitters: readonly Sitter[] = [], now = at(600)) =>
  lastCloseOf({ session, room: { ...emptyRoom, ...room }, sitters }, now);
const sitter = (more: Partial<Sitter> = {}): Sitter => ({
  learnerId: 'amara',
  arrangements: noArrangements,
  clock: notBegun,
  ...more,
});
const quarterMore = { ...noArrangements, extraPercent: 25 };

describe('the last close of a session', () => {
  it.each([
    ['of a quiet room is its own', closes(), at(125)],
    [
      'waits for whoever has more time, though they have not come',
      closes({}, [sitter({ arrangements: quarterMore })]),
      at(150),
    ],
    ['waits for a pause of the room', closes({ pauses: [{ learnerId: null, from: at(5), until: at(12) }] }), at(132)],
    [
      'waits for one child who was given more on the day',
      closes({ extensions: [{ learnerId: 'mei', at: at(20), paper: 1, seconds: 300 }] }),
      at(130),
    ],
    [
      'waits for a rest',
      closes({}, [
        sitter({
          arrangements: { ...noArrangements, restMinutes: 5 },
          clock: {
            papers: [{ openedAt: at(0), ended: null }],
            rests: [{ from: at(10), until: at(14) }],
            completedAt: null,
          },
        }),
      ]),
      at(129),
    ],
    ['comes early where staff closed the room', closes({ closed: [{ learnerId: null, at: at(60) }] }), at(60)],
    [
      'does not come early for one child that staff sent home',
      closes({ closed: [{ learnerId: 'amara', at: at(60) }] }),
      at(125),
    ],
  ])('%s', (_, said, expected) => {
    expect(said).toBe(expected);
  });

  it('does not come while the clock stands still', () => {
    const paused = { pauses: [{ learnerId: null, from: at(5), until: null }] };
    for (const now of [at(200), at(900)]) expect(closes(paused, [], now) > now).toBe(true);
  });
});

describe('the release of answers', () => {
  const use = (closesAt: string, assignedAt: string | null = at(-9_000)): Use => ({ closesAt, assignedAt });

  it('comes when no answer to the last session is taken any more, to the millisecond', () => {
    const uses = [use(at(125)), use(at(300)), use(at(60))];
    const before = new Date(Date.parse(at(302)) - 1).toISOString();
    expect(releaseOf(uses, before)).toEqual({ isOpen: false, opensAt: at(302), isClosedAgain: false });
    expect(releaseOf(uses, at(300))).toMatchObject({ isOpen: false });
    expect(releaseOf(uses, at(302))).toEqual({ isOpen: true, opensAt: at(302), isClosedAgain: false });
  });

  it('is taken back while a session that was scheduled since is to come, and says so', () => {
    const uses = [use(at(125)), use(at(5_000), at(400))];
    expect(releaseOf([use(at(125))], at(401))).toMatchObject({ isOpen: true });
    expect(releaseOf(uses, at(401))).toEqual({ isOpen: false, opensAt: at(5_002), isClosedAgain: true });
    expect(releaseOf(uses, at(5_002))).toMatchObject({ isOpen: true, isClosedAgain: false });
  });

  it('was never open where the other session was known before the first was over', () => {
    expect(releaseOf([use(at(125)), use(at(5_000), at(124))], at(401))).toMatchObject({ isClosedAgain: false });
    expect(releaseOf([use(at(125), null), use(at(5_000), null)], at(401))).toMatchObject({ isClosedAgain: false });
  });
});
