import { describe, expect, it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { Opening } from 'schemas/mock-exams/sessions/beside.rules';
import { closesAtOf, examSessionAfter, examTypeOf, minutesOpen } from 'schemas/mock-exams/sessions/exam-session';
import type { ExamSessionEvent } from 'schemas/mock-exams/sessions/exam-session.events';
import { examDiary, notedWhere } from './exam-diary.decider';
import { examSession } from './exam-session.decider';
import { examSetUse } from './exam-set-use.decider';
import { standingArrangements } from './standing-arrangements.decider';

const given = stories(examSession);
type DataOf<T extends ExamSessionEvent['type']> = Extract<ExamSessionEvent, { type: T }>['data'];

const [before, begins] = ['2027-01-04T09:00:00.000Z', '2027-03-06T10:00:00.000Z'];
const sessionId = 's';
const data = {
  sessionId,
  startsOn: '2027-03-06',
  wallTime: '10:00:00',
  startsAt: begins,
  isCatchUp: false,
  isFree: false,
  scheduledAt: before,
};
const scheduled: ExamSessionEvent = { type: 'ExamSessionScheduled', data };
const paper = (n: number) => ({ paperId: `p${n}`, paperHash: String(n).repeat(64), name: `Paper ${n}`, minutes: 50 });
const setOf = (setId: string, type: 'GL' | 'CEM' = 'GL') => ({
  setId,
  setVersion: 1,
  name: 'Spring',
  type,
  papers: [paper(1), paper(2)],
  publishedAt: before,
});
const assigning = (set = setOf('one'), typeIsTold = false, assignedAt = before) => ({
  type: 'AssignSet' as const,
  typeIsTold,
  data: { sessionId, set, breakMinutes: 10, closesAfterMinutes: 125, assignedAt },
});
const assigned = (set = setOf('one')): ExamSessionEvent => ({
  type: 'ExamSessionSetAssigned',
  data: assigning(set).data,
});
const later: DataOf<'ExamSessionMoved'> = {
  sessionId,
  startsOn: '2027-03-13',
  wallTime: '10:00:00',
  startsAt: '2027-03-13T10:00:00.000Z',
  reason: 'Snow.',
  movedAt: before,
};
const moving = (seenStartsAt: string, movedAt = before) => ({
  type: 'MoveSession' as const,
  seenStartsAt,
  data: { ...later, movedAt },
});
const moved: ExamSessionEvent = { type: 'ExamSessionMoved', data: later };
const cancelling = (cancelledAt = before) => ({
  type: 'CancelSession' as const,
  data: { sessionId, reason: 'Too few.', cancelledAt },
});
const cancelled: ExamSessionEvent = { type: 'ExamSessionCancelled', data: cancelling().data };

describe('a mock exam session', () => {
  it('is scheduled once', () => {
    given().when({ type: 'ScheduleSession', data }).then(scheduled);
    given(scheduled).when({ type: 'ScheduleSession', data }).thenNothing();
  });

  it('has a set, and another instead', () => {
    given(scheduled).when(assigning()).then(assigned());
    given(scheduled, assigned()).when(assigning()).thenNothing();
    given(scheduled, assigned())
      .when(assigning(setOf('two')))
      .then(assigned(setOf('two')));
  });

  it('stays the kind of exam that it was announced as, or that those who booked were told of', () => {
    const asGl: ExamSessionEvent = { type: 'ExamSessionScheduled', data: { ...data, examType: 'GL' } };
    given(asGl)
      .when(assigning(setOf('two', 'CEM')))
      .thenRefused('ExamTypeDiffers');
    const other = setOf('two', 'CEM');
    given(scheduled, assigned()).when(assigning(other, true)).thenRefused('ExamTypeDiffers');
    given(scheduled, assigned()).when(assigning(other)).then(assigned(other));
    expect(examTypeOf(given(asGl).state() ?? { set: null, announcedType: null })).toBe('GL');
  });

  it('is moved by whoever saw when it is, and by nobody who saw an older time', () => {
    given(scheduled).when(moving(begins)).then(moved);
    given(scheduled, moved).when(moving(begins)).thenNothing();
    const elsewhere = { ...moving(begins), data: { ...later, startsAt: '2027-03-20T10:00:00.000Z' } };
    given(scheduled, moved).when(elsewhere).thenRefused('SessionMovedMeanwhile');
  });

  it('has a number of places, or none', () => {
    const settingTo = (capacity?: number) => ({
      type: 'SetCapacity' as const,
      data: { sessionId, setAt: before, ...(capacity !== undefined && { capacity }) },
    });
    given(scheduled)
      .when(settingTo(20))
      .then({ type: 'ExamSessionCapacitySet', data: settingTo(20).data });
    given(scheduled).when(settingTo()).thenNothing();
    const full: ExamSessionEvent = { type: 'ExamSessionCapacitySet', data: settingTo(20).data };
    given(scheduled, full).when(settingTo(20)).thenNothing();
    given(scheduled, full).when(settingTo()).then({ type: 'ExamSessionCapacitySet', data: settingTo().data });
  });

  it('is cancelled once, and nothing is changed after that', () => {
    given(scheduled).when(cancelling()).then(cancelled);
    given(scheduled, cancelled).when(cancelling()).thenNothing();
    given(scheduled, cancelled).when(moving(begins)).thenRefused('SessionCancelled');
    given(scheduled, cancelled).when(assigning()).thenRefused('SessionCancelled');
  });

  it('is not changed once it has begun, nor where there is none', () => {
    given(scheduled).when(moving(begins, begins)).thenRefused('SessionHasBegun');
    given(scheduled).when(cancelling(begins)).thenRefused('SessionHasBegun');
    given(scheduled)
      .when(assigning(setOf('one'), false, begins))
      .thenRefused('SessionHasBegun');
    given().when(cancelling()).thenRefused('SessionNotFound');
  });

  it('passes over what happens in its room, which stands in the same stream', () => {
    const session = given(scheduled).state();
    const other = { type: 'ExamSessionPaused', data: { sessionId } } as unknown as ExamSessionEvent;
    expect(examSessionAfter(session, other)).toBe(session);
  });

  it('is open for its papers, the break, and whoever comes late', () => {
    expect(minutesOpen([paper(1), paper(2)])).toBe(125);
    expect(closesAtOf({ startsAt: begins, set: null })).toBe('2027-03-06T12:05:00.000Z');
    expect(closesAtOf({ startsAt: begins, set: { ...setOf('one'), breakMinutes: 0, closesAfterMinutes: 60 } })).toBe(
      '2027-03-06T11:00:00.000Z',
    );
  });
});

describe('the diary', () => {
  it('knows each session by every instant at which it was ever to begin, each once', () => {
    const note = (startsAt: string) => ({ diaryId: 'london', sessionId, startsAt, notedAt: before });
    const noted = (startsAt: string) => ({ type: 'ExamSessionNoted' as const, data: note(startsAt) });
    const inDiary = stories(examDiary);
    inDiary()
      .when({ type: 'NoteSession', data: note(begins) })
      .then(noted(begins));
    for (const [first, second] of [
      [before, begins],
      [begins, before],
    ] as const) {
      inDiary(noted(first))
        .when({ type: 'NoteSession', data: note(second) })
        .then(noted(second));
      inDiary(noted(first), noted(second))
        .when({ type: 'NoteSession', data: note(first) })
        .thenNothing();
    }
    const known = inDiary(noted(begins), noted(before), noted(begins)).state();
    expect(known.get(sessionId)).toEqual([begins, before]);
    expect(notedWhere(known, (startsAt) => startsAt === before)).toEqual([sessionId]);
    expect(notedWhere(known, (startsAt) => startsAt > begins)).toEqual([]);
  });
});

describe('a set', () => {
  const claim = (id: string, fromAt: string, untilAt: string) => ({
    setId: 'one',
    sessionId: id,
    fromAt,
    untilAt,
    claimedAt: before,
  });
  const inUse = stories(examSetUse);
  const claiming = (data: ReturnType<typeof claim>, satUntil = data.untilAt, beside: readonly Opening[] = []) => ({
    type: 'ClaimSet' as const,
    data,
    satUntil,
    beside,
  });
  const [ten, noon, two] = ['2027-03-06T10:00:00.000Z', '2027-03-06T12:00:00.000Z', '2027-03-06T14:00:00.000Z'];
  const morning = { type: 'ExamSetClaimed' as const, data: claim('a', ten, noon) };
  const afternoon = { type: 'ExamSetClaimed' as const, data: claim('a', noon, two) };

  it('is not sat by two sessions at once, and by one after the other', () => {
    inUse().when(claiming(morning.data)).then(morning);
    inUse(morning).when(claiming(morning.data)).thenNothing();
    inUse(morning)
      .when(claiming(claim('b', '2027-03-06T11:59:59.999Z', two)))
      .thenRefused('SetInUse');
    const next = claim('b', noon, two);
    inUse(morning).when(claiming(next)).then({ type: 'ExamSetClaimed', data: next });
  });

  it('is sat by no other while one child sits on who has more time, in this session or in the other', () => {
    const [later, noonOn] = ['2027-03-06T12:30:00.000Z', claim('b', noon, two)];
    inUse(morning)
      .when(claiming(noonOn, two, [{ startsAt: ten, closesAt: later }]))
      .thenRefused('SetInUse');
    inUse(morning)
      .when(claiming(noonOn, two, [{ startsAt: ten, closesAt: noon }]))
      .then({ type: 'ExamSetClaimed', data: noonOn });
    inUse({ type: 'ExamSetClaimed', data: noonOn }).when(claiming(morning.data, later)).thenRefused('SetInUse');
  });

  it('is kept for both times of a session that is being moved, until it has been', () => {
    const settle = { setId: 'one', sessionId: 'a', fromAt: noon, settledAt: before };
    inUse(morning, afternoon)
      .when(claiming(claim('b', ten, noon)))
      .thenRefused('SetInUse');
    inUse(morning, afternoon)
      .when({ type: 'SettleClaims', data: settle })
      .then({ type: 'ExamSetClaimsSettled', data: settle });
    const settled = { type: 'ExamSetClaimsSettled' as const, data: settle };
    inUse(morning, afternoon, settled).when({ type: 'SettleClaims', data: settle }).thenNothing();
    const all = { setId: 'one', sessionId: 'a', settledAt: before };
    expect(inUse(morning, { type: 'ExamSetClaimsSettled', data: all }).state().claims).toEqual([]);
  });

  it('is not deleted while a session has it or is being given it, and is given to none after that', () => {
    const withdrawnAt = (ms: number) => new Date(Date.parse(before) + ms).toISOString();
    const withdraw = (ms: number, ...satIn: string[]) => ({
      type: 'WithdrawSet' as const,
      data: { setId: 'one', withdrawnAt: withdrawnAt(ms) },
      satIn: new Set(satIn),
    });
    inUse(morning).when(withdraw(59_999)).thenRefused('MockExamSetInUse');
    inUse(morning).when(withdraw(60_000, 'a')).thenRefused('MockExamSetInUse');
    // A process died between the two: nobody has it, and nobody is giving it.
    const withdrawn = { type: 'ExamSetWithdrawn' as const, data: withdraw(60_000).data };
    inUse(morning).when(withdraw(60_000)).then(withdrawn);
    inUse(morning, withdrawn).when(withdraw(60_000)).thenNothing();
    inUse(morning, withdrawn).when(claiming(morning.data)).thenRefused('SetNotViable');
    // Whoever takes up such a claim says so anew: they are giving it.
    const again = { ...morning.data, claimedAt: withdrawnAt(60_000) };
    inUse(morning).when(claiming(again)).then({ type: 'ExamSetClaimed', data: again });
    inUse(morning, { type: 'ExamSetClaimed', data: again }).when(withdraw(60_001)).thenRefused('MockExamSetInUse');
  });
});

describe('what a child always has', () => {
  it('is said once, and again where it is something else', () => {
    const always = stories(standingArrangements);
    const arrangements = {
      extraTime: { kind: 'percent' as const, percent: 25 as const },
      restMinutes: 0,
      largerText: true,
    };
    const more = { learnerId: 'l', familyId: 'f', arrangements, setAt: before };
    const none = { ...more, arrangements: { restMinutes: 0, largerText: false } };
    const set = { type: 'StandingArrangementsSet' as const, data: more };
    always().when({ type: 'SetStandingArrangements', data: none }).thenNothing();
    always().when({ type: 'SetStandingArrangements', data: more }).then(set);
    always(set).when({ type: 'SetStandingArrangements', data: more }).thenNothing();
    always(set)
      .when({ type: 'SetStandingArrangements', data: none })
      .then({ type: 'StandingArrangementsSet', data: none });
  });
});
