import { describe, expect, it } from '@jest/globals';
import { leftOutWords, whereTo } from './where-to';

const paper = (paperHash: string) => ({ paperId: paperHash, paperHash, name: paperHash, minutes: 50 });
const set = (...hashes: string[]) => ({
  mockExamSetId: 'set',
  examSetName: 'Set',
  setVersion: 1,
  papers: hashes.map(paper),
});
const none = {
  dueAt: '2027-03-06T19:00:00.000Z',
  isAsked: false,
  open: 0,
  sent: 0,
  failed: 0,
  skipped: 0,
  overallSentAt: null,
};
const session = (mockExamSessionId: string) => ({
  mockExamSessionId,
  mockExamDate: '2027-03-06',
  mockExamTime: '14:30:00',
  startsAt: '2027-03-06T14:30:00.000Z',
  closesAt: '2027-03-06T16:35:00.000Z',
  mockExamType: null,
  isCatchUpSession: false,
  isFreeSession: true,
  capacity: 60,
  mockExamSet: set('new'),
  mockExamUsers: 2,
  held: 0,
  cancelledAt: null,
  reason: null,
  reports: none,
});
const known = (sessions: readonly ReturnType<typeof session>[], total = sessions.length) => ({
  serverNow: '2027-01-04T10:00:00.000Z',
  total,
  sessions: [...sessions],
});
const from = { sessionId: 'here', papers: [paper('one'), paper('two')], hasBegun: true };
const ids = (to: ReturnType<typeof whereTo>) => to.open.map(({ mockExamSessionId }) => mockExamSessionId);

describe('where a child can be moved to', () => {
  it('is every session to come with a place, but this one, one that was called off and one that has begun', () => {
    const to = whereTo(
      known([
        session('here'),
        Object.assign(session('off'), { cancelledAt: '2027-01-03T10:00:00.000Z' }),
        Object.assign(session('begun'), { startsAt: '2027-01-04T10:00:00.000Z' }),
        session('next'),
        Object.assign(session('for all'), { capacity: null, mockExamUsers: 900 }),
      ]),
      from,
    );
    expect(ids(to)).toEqual(['next', 'for all']);
    expect(leftOutWords(to, 'Amara')).toBe('');
  });

  it('is none whose last place is taken, or held for somebody who pays', () => {
    const full = [
      Object.assign(session('taken'), { mockExamUsers: 60 }),
      Object.assign(session('held'), { mockExamUsers: 59, held: 1 }),
      Object.assign(session('one left'), { mockExamUsers: 59 }),
    ];
    const to = whereTo(known(full, 4), from);
    expect(ids(to)).toEqual(['one left']);
    expect(leftOutWords(to, 'Amara')).toMatch(/^Not listed: 2\ssessions that are full, 1\slater session\.$/);
  });

  it('is for whoever has begun none with a paper of theirs, and none without papers; for others it is', () => {
    const some = [
      Object.assign(session('same'), { mockExamSet: set('other', 'two') }),
      Object.assign(session('without'), { mockExamSet: null }),
      session('new'),
    ];
    const to = whereTo(known(some), from);
    expect(ids(to)).toEqual(['new']);
    expect(leftOutWords(to, 'Amara')).toMatch(/^Not listed: 2\ssessions without papers that are new to Amara\.$/);
    expect(ids(whereTo(known(some), Object.assign({}, from, { hasBegun: false })))).toEqual(['same', 'without', 'new']);
  });
});
