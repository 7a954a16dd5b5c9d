import { describe, expect, it } from '@jest/globals';
import type { SessionRoomEvent } from '../sessions/session-room.events';
import type { SittingEvent } from '../sittings/sitting.events';
import type { Written } from './standing.rules';
import { lengthOf } from './lengths.rules';
import { timelineOf } from './timeline.rules';

const START = Date.parse('2027-03-06T10:00:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();
const sitting = { sessionId: 'march', learnerId: 'amara' };
const pinned = [1, 2].map((n) => ({
  paperId: `paper-${n}`,
  paperHash: String(n).repeat(64),
  name: `Paper ${n}`,
  minutes: 50,
}));
const papers = pinned.map(({ paperId, name, minutes }, index) => ({
  paper: {
    paperId,
    name,
    minutes,
    sections: [
      {
        sectionId: `s${index}`,
        name: 'Words',
        subject: 'VR' as const,
        instructions: '',
        questions: [1, 2, 3].map((number) => ({
          questionId: `q${number + 3 * index}`,
          number,
          text: 'Which?',
          options: [{ text: 'one' }, { text: 'two' }],
        })),
      },
    ],
  },
}));

let written = 0;
/** As it was written so many seconds after the start, by the child's device unless told. */
function wrote<E>(seconds: number, event: E, by: Written<E>['by'] = { kind: 'child', name: null }): Written<E> {
  written += 1;
  return { position: String(written).padStart(20, '0'), savedAt: at(seconds), by, event };
}
const act = (questionId: string, seconds: number, claimed = seconds) => ({
  ...sitting,
  paper: 1,
  questionId,
  at: at(seconds),
  claim: { deviceId: 'desk', tab: 'tab', seq: written + 1, at: at(claimed) },
});
const onPhone = (claimed: number) => ({ deviceId: 'phone', tab: 'call', seq: written + 1, at: at(claimed) });
const ourClock = { kind: 'clock' as const, name: null };
const nadia = { kind: 'staff' as const, name: 'Nadia Rahman' };

const events: readonly Written<SittingEvent>[] = [
  wrote(0, {
    type: 'MockSittingBegun',
    data: { ...sitting, familyId: 'f', papers: pinned, deviceId: 'desk', begunAt: at(0) },
  }),
  wrote(0, {
    type: 'MockPaperOpened',
    data: {
      ...sitting,
      paper: 1,
      paperId: 'paper-1',
      paperHash: '1'.repeat(64),
      openedAt: at(0),
      arrangements: { extraTime: { kind: 'percent', percent: 25 }, restMinutes: 0, largerText: false },
      dueAt: at(3_871),
    },
  }),
  wrote(10, { type: 'MockQuestionShown', data: act('q1', 10) }),
  wrote(20, { type: 'MockChoiceMade', data: { ...act('q1', 20, 18), option: 'A' } }),
  wrote(30, { type: 'MockAnswerSubmitted', data: { ...act('q1', 30), option: 'B' } }),
  // Offline from 40 on: what was done at 60 came at 186.
  wrote(186, { type: 'MockChoiceMade', data: { ...act('q2', 60), option: 'A' } }),
  wrote(186, { type: 'MockSilenceBegan', data: { ...sitting, lastHeardAt: at(40) } }),
  wrote(186, { type: 'MockSilenceEnded', data: { ...sitting, heardAt: at(186) } }),
  wrote(190, {
    type: 'MockDeviceTakenOver',
    data: { ...sitting, deviceId: 'phone', insteadOf: 'desk', takenOverAt: at(190) },
  }),
  wrote(195, { type: 'MockChoiceMade', data: { ...act('q1', 195), option: 'A', overtaken: true } }),
  wrote(4_173, { type: 'MockPaperEnded', data: { ...sitting, paper: 1, endedAt: at(4_050), by: 'time' } }, ourClock),
  wrote(4_060, {
    type: 'MockAnswerSubmitted',
    data: { ...act('q2', 4_049, 4_049), claim: onPhone(4_049), option: 'C', inGrace: true },
  }),
  wrote(4_300, { type: 'MockLateAnswerKept', data: { ...act('q3', 4_300), option: 'B', paperEndedAt: at(4_050) } }),
  wrote(4_310, {
    type: 'MockLateAnswerKept',
    data: { ...act('q3', 4_310), claim: onPhone(4_000), option: 'C', paperEndedAt: at(4_050) },
  }),
  wrote(4_320, {
    type: 'MockLateAnswerKept',
    data: { ...act('q3', 4_320), claim: onPhone(4_100), option: 'D', paperEndedAt: at(4_050) },
  }),
  wrote(
    9_000,
    {
      type: 'MockLateAnswerDecided',
      data: {
        ...sitting,
        paper: 1,
        questionId: 'q3',
        tab: 'tab',
        seq: 1,
        option: 'B',
        counts: true,
        reason: 'Her line was down.',
        decidedAt: at(9_000),
      },
    },
    nadia,
  ),
];
const room: readonly Written<SessionRoomEvent>[] = [
  wrote(300, { type: 'ExamRoomPaused', data: { ...sitting, ownReason: 'She felt ill.', pausedAt: at(300) } }, nadia),
  wrote(600, { type: 'ExamRoomResumed', data: { ...sitting, resumedAt: at(600) } }, nadia),
  wrote(
    700,
    { type: 'ExamRoomMessaged', data: { sessionId: 'march', messageId: 'm', text: 'Go on.', sentAt: at(700) } },
    nadia,
  ),
  wrote(
    710,
    {
      type: 'ExamRoomExtended',
      data: { sessionId: 'march', paper: 1, seconds: 120, reason: 'Noise.', extendedAt: at(710) },
    },
    nadia,
  ),
];
const arranged = [{ position: '0'.repeat(20), savedAt: at(-9_000), by: nadia, cleared: false }];
const now = at(9_999);
const lines = timelineOf({ events, room, arranged, papers, now });
const line = (what: string) => lines.find((one) => one.what === what);

describe('the timeline of a sitting', () => {
  it('has each event once, in the order in which it happened', () => {
    expect(lines).toHaveLength(events.length + room.length + arranged.length);
    expect(lines.map((one) => one.at)).toEqual(lines.map((one) => one.at).toSorted());
    expect(lines.slice(0, 3).map(({ what }) => what)).toEqual([
      'Arrangements of this session set',
      'Began',
      'Opened paper 1',
    ]);
    expect(line('Opened paper 1')?.detail).toBe('with 25% more time for each paper');
  });

  it('says what the device said, what was saved when, and what took the place of what', () => {
    expect(line('Q1 chose A')).toMatchObject({ at: at(20), claimedAt: at(18), savedAt: at(20), isChange: false });
    expect(line('Q1 submitted B')).toMatchObject({ detail: 'changed from A', isChange: true, kind: 'answers' });
    expect(line('Q2 chose A')).toMatchObject({ at: at(60), savedAt: at(186), detail: 'reached us 2 min 6 s later' });
    const overtaken = lines.filter(({ what }) => what === 'Q1 chose A').at(-1);
    expect(overtaken).toMatchObject({ isChange: false });
    // The phone had not answered it: the fixture says so of the desk's own answer.
    expect(overtaken?.detail).toContain('had answered it since, so this changes nothing');
  });

  it('shows a silence as a gap, and what ended by itself with who noticed', () => {
    expect(line('Nothing heard of the device')).toMatchObject({ at: at(40), gapSeconds: 146, kind: 'device' });
    expect(line('Went on with another device')?.detail).toBe('the second device instead of the first device');
    expect(line('Time up in paper 1')).toMatchObject({
      at: at(4_050),
      detail: '2 answered; taken as they stood: Q2; ended by itself; written 2 min 3 s later by our own clock',
    });
  });

  it('names what staff did and why, and what came late', () => {
    expect(line('Paused for this child')).toMatchObject({ detail: 'She felt ill.', by: nadia, kind: 'staff' });
    expect(line('2 min more in paper 1 for everybody')?.detail).toBe('Noise.');
    expect(line('Message to everybody')?.detail).toBe('“Go on.”');
    expect(line('Q3 answered B on a device that was put aside')).toMatchObject({
      kind: 'late',
      detail:
        'done 4 min 10 s after the end, while the second device was the one that counted; reached us 4 min 10 s after the end; kept apart, for staff to decide',
    });
    expect(line('Q3: the late answer B counts')?.detail).toBe('Her line was down.');
  });

  it('says of each answer that came late one thing, and stands it where it was done', () => {
    expect(line('Q2 submitted C')).toMatchObject({
      at: at(4_049),
      savedAt: at(4_060),
      detail: 'changed from A; done in time; reached us 10 s after the end, and is taken',
      device: { name: 'the second device', id: 'phone', isOnly: false },
    });
    expect(line('Q3 answered C too late')).toMatchObject({
      at: at(4_000),
      datedAt: at(4_310),
      savedAt: at(4_310),
      detail:
        'done in time by the device’s own word; reached us 4 min 20 s after the end, and 2 min are allowed; kept apart, for staff to decide',
    });
    expect(line('Q3 answered D too late')?.detail).toBe(
      'done 50 s after the end; reached us 3 min 40 s later; kept apart, for staff to decide',
    );
  });

  it('ends a silence where the device was heard of first, and tells of one that goes on', () => {
    const silence = [
      wrote<SittingEvent>(184, { type: 'MockChoiceMade', data: { ...act('q2', 60), option: 'A' } }),
      wrote<SittingEvent>(186, { type: 'MockSilenceBegan', data: { ...sitting, lastHeardAt: at(40) } }),
      wrote<SittingEvent>(186, { type: 'MockSilenceEnded', data: { ...sitting, heardAt: at(186) } }),
    ];
    const told = (till: number, lastHeardAt: string | null) =>
      timelineOf({ events: [...events.slice(0, 5), ...silence], room, arranged, papers, now: at(till), lastHeardAt })
        .filter(({ gapSeconds }) => gapSeconds !== null)
        .map(({ what, at: since, gapSeconds }) => [what, since, gapSeconds]);
    const first = ['Nothing heard of the device', at(40), 144];
    expect(told(230, at(200))).toEqual([first]);
    expect(told(231, at(200))).toEqual([first, ['Nothing heard of the device since', at(200), 31]]);
    // What it has sent is heard of, too.
    expect(told(231, at(100))).toEqual([first, ['Nothing heard of the device since', at(186), 45]]);
    expect(told(9_999, null)).toEqual([first]);
    const over = wrote<SittingEvent>(300, {
      type: 'MockSittingCompleted',
      data: { ...sitting, completedAt: at(300), by: 'staff' },
    });
    const whole = timelineOf({ events: [...events, over], room, arranged, papers, now, lastHeardAt: at(200) });
    expect(whole.some(({ what }) => what === 'Nothing heard of the device since')).toBe(false);
  });

  it('tells of a late choice and of handing it in as one answer, unless somebody has decided about the first', () => {
    const keptLate = (seq: number, option: string, questionId = 'q3') =>
      wrote<SittingEvent>(4_400 + seq, {
        type: 'MockLateAnswerKept',
        data: {
          ...act(questionId, 4_400 + seq),
          claim: { deviceId: 'desk', tab: 'tab', seq, at: at(4_100) },
          option,
          paperEndedAt: at(4_050),
        },
      });
    const told = (...more: readonly Written<SittingEvent>[]) =>
      timelineOf({ events: [...events.slice(0, 11), ...more], room: [], arranged: [], papers, now }).flatMap(
        ({ late, what }) => (late === null ? [] : [`${late.seq} ${what.slice(0, 13)}`]),
      );
    const both = [keptLate(7, 'D'), keptLate(8, 'D')];
    expect(told(...both)).toEqual(['8 Q3 answered D']);
    expect(told(...both, keptLate(9, 'B'), keptLate(10, 'D'))).toEqual([
      '8 Q3 answered D',
      '9 Q3 answered B',
      '10 Q3 answered D',
    ]);
    expect(told(...both, keptLate(9, 'D', 'q2'))).toHaveLength(2);
    const decided = { ...sitting, paper: 1, questionId: 'q3', tab: 'tab', option: 'D', decidedAt: at(9_000) };
    const by = (seq: number) =>
      wrote<SittingEvent>(
        9_000,
        { type: 'MockLateAnswerDecided', data: { ...decided, seq, counts: true, reason: 'Heard.' } },
        nadia,
      );
    expect(told(...both, by(7))).toHaveLength(2);
    expect(told(...both, by(8))).toHaveLength(1);
  });

  it('says of a time that cannot be that it is not believed, and reckons nothing by it', () => {
    const of = (claimed: string) => {
      const event = wrote(50, {
        type: 'MockChoiceMade' as const,
        data: { ...act('q1', 50), claim: { deviceId: 'desk', tab: 'tab', seq: 90, at: claimed }, option: 'C' },
      });
      const told = timelineOf({ events: [...events.slice(0, 2), event], room: [], arranged: [], papers, now });
      return told.find(({ what }) => what === 'Q1 chose C')?.detail;
    };
    expect(of('1970-01-01T00:00:00.000Z')).toBe(
      'its device says 1 Jan 1970, 01:00:00, which is before the paper was opened: not believed',
    );
    expect(of(at(-11))).toContain('before the paper was opened: not believed');
    expect(of(at(-9))).not.toContain('not believed');
    expect(of(at(59))).toBe('');
    expect(of(at(61))).toContain('which is after it was here: not believed');
  });

  it('keeps apart how our own clock works', () => {
    const due = wrote<SittingEvent>(50, { type: 'MockSittingDue', data: { ...sitting, dueAt: at(3_900) } }, ourClock);
    const told = timelineOf({ events: [...events.slice(0, 2), due], room: [], arranged: [], papers, now });
    expect(told.filter(({ kind }) => kind === 'system').map(({ what }) => what)).toEqual([
      'Our own clock is to look at it again',
    ]);
  });

  it('ends a rest where it ran out by itself, and where somebody ended it', () => {
    const began = (seconds: number, paper = 1) =>
      wrote(seconds, { type: 'MockRestBegun' as const, data: { ...sitting, paper, begunAt: at(seconds) } });
    const over = (seconds: number, paper = 1) =>
      wrote(seconds, { type: 'MockRestEnded' as const, data: { ...sitting, paper, endedAt: at(seconds) } });
    const opening = events.slice(0, 2).map((one): Written<SittingEvent> => {
      if (one.event.type !== 'MockPaperOpened') return one;
      const arrangements = { restMinutes: 2, largerText: false };
      return { ...one, event: { type: 'MockPaperOpened', data: { ...one.event.data, arrangements } } };
    });
    const inGrace = wrote(701, {
      type: 'MockChoiceMade' as const,
      data: { ...act('q1', 690, 610), option: 'A', inGrace: true as const },
    });
    const rested = [...opening, began(500), over(530), began(600), inGrace];
    const told = (till: number, more: readonly Written<SittingEvent>[] = []) =>
      timelineOf({ events: [...rested, ...more], room: [], arranged: [], papers, now: at(till) })
        .filter(({ what }) => what.startsWith('Rest') || what.startsWith('The rest') || what.startsWith('Q1'))
        .map((one) => [one.what, one.at]);
    const known = [
      ['Rest began', at(500)],
      ['Rest over', at(530)],
      ['Rest began', at(600)],
    ];
    // Thirty seconds of the two minutes had been used before.
    expect(told(680)).toEqual([...known, ['Q1 chose A', at(690)]]);
    expect(told(9_999)).toEqual([...known, ['Q1 chose A', at(690)], ['Rest over', at(690)]]);
    expect(told(9_999, [over(2_000)]).at(-1)).toEqual(['The rest before was noted as over', at(2_000)]);
    const detail = timelineOf({ events: rested, room: [], arranged: [], papers, now }).find(
      ({ what }) => what === 'Q1 chose A',
    )?.detail;
    expect(detail).toBe('done before the clock stood still, and taken; reached us 1 min 31 s later');
  });

  it('says in a sentence when what staff did was on the screen, where the device tells it', () => {
    const heard = (through: number, seconds: number) =>
      wrote<SittingEvent>(seconds, {
        type: 'MockRoomHeard',
        data: { ...sitting, deviceId: 'desk', through, heardAt: at(seconds), claimedAt: at(seconds) },
      });
    const read = { ...sitting, deviceId: 'desk', messageId: 'm', putAwayAt: at(150), claimedAt: at(150) };
    const room = [
      wrote(100, { type: 'ExamRoomPaused', data: { sessionId: 'march', reason: 'A bell.', pausedAt: at(100) } }, nadia),
      wrote(
        120,
        { type: 'ExamRoomMessaged', data: { sessionId: 'march', messageId: 'm', text: 'Quiet.', sentAt: at(120) } },
        nadia,
      ),
      wrote(160, { type: 'ExamRoomResumed', data: { sessionId: 'march', resumedAt: at(160) } }, nadia),
    ] satisfies Written<SessionRoomEvent>[];
    const told = [
      ...events.slice(0, 2),
      heard(1, 107),
      heard(2, 127),
      wrote<SittingEvent>(151, { type: 'MockMessagePutAway', data: read }),
    ];
    const details = (those: readonly Written<SittingEvent>[]) =>
      timelineOf({ events: those, room, arranged: [], papers, now: at(9_000) })
        .filter(({ kind }) => kind === 'staff')
        .map(({ detail }) => detail);
    expect(details(told)).toEqual([
      'A bell.; on the child’s screen 7 s later',
      '“Quiet.”; on the child’s screen 7 s later, put away 23 s after that',
      'the child’s device has not said that it had it',
    ]);
    // A device that tells nothing of it: nobody claims to know.
    expect(details(events.slice(0, 2))).toEqual(['A bell.', '“Quiet.”', '']);
    const own = timelineOf({ events: told, room, arranged: [], papers, now: at(9_000) }).filter(
      ({ kind }) => kind === 'device',
    );
    expect(own.map(({ what, detail }) => [what, detail])).toEqual([
      ['The device had what staff did', 'the first thing'],
      ['The device had what staff did', 'up to number 2 of it'],
      ['A message of the staff was put away', '“Quiet.”'],
    ]);
  });

  it('knows by what each is looked for first', () => {
    const found = lines.flatMap(({ landmark, what }) => (landmark === null ? [] : [[landmark, what]]));
    expect(found).toEqual([
      ['changed', 'Q1 submitted B'],
      ['silent', 'Nothing heard of the device'],
      ['device', 'Went on with another device'],
      ['paused', 'Paused for this child'],
      ['changed', 'Q2 submitted C'],
      ['over', 'Time up in paper 1'],
    ]);
  });

  it('tells who ended a paper: the child, the clock or staff; of any other line nobody', () => {
    const endedBy = (by: 'child' | 'time' | 'staff') =>
      timelineOf({
        events: events.map((one): Written<SittingEvent> => {
          const { event } = one;
          return event.type === 'MockPaperEnded' ? { ...one, event: { ...event, data: { ...event.data, by } } } : one;
        }),
        room,
        arranged,
        papers,
        now,
      }).flatMap((line) => (line.endedBy === null ? [] : [[line.landmark, line.endedBy]]));
    for (const by of ['child', 'time', 'staff'] as const) expect(endedBy(by)).toEqual([['over', by]]);
  });

  it('says of what was erased that it was', () => {
    const erased = events.map((one): Written<SittingEvent> =>
      one.event.type === 'MockPaperOpened'
        ? {
            ...one,
            event: {
              type: 'MockPaperOpened',
              data: { ...one.event.data, arrangements: null },
            } as unknown as SittingEvent,
          }
        : one,
    );
    expect(timelineOf({ events: erased, room, arranged, papers, now })[2]?.detail).toBe('arrangements: erased');
  });

  it.each([
    [0, '0 s'],
    [59.6, '1 min'],
    [146, '2 min 26 s'],
    [3_605, '1 h 5 s'],
    [-4, '0 s'],
  ])('calls %d seconds %s', (seconds, words) => expect(lengthOf(seconds)).toBe(words));
});
