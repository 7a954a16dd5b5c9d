import { describe, expect, it } from '@jest/globals';
import type { SessionRoomEvent } from '../sessions/session-room.events';
import type { SittingEvent } from '../sittings/sitting.events';
import type { Written } from '../timeline/standing.rules';
import { filmOf, reelAt, screenAt } from './film.rules';
import { noReel, reelAfter } from './reel.rules';
import { tileOf, trackOf } from './track.rules';

const START = Date.parse('2027-03-06T10:00:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();
const sitting = { sessionId: 'march', learnerId: 'amara' };
const papers = [1, 2].map((n) => ({
  paperId: `p${n}`,
  paperHash: String(n).repeat(64),
  name: `Paper ${n}`,
  minutes: 50,
}));
const session = { startsAt: at(0), closesAt: at(7_500), breakSeconds: 600, papers };
const child = { kind: 'child' as const, name: null };
const ourClock = { kind: 'clock' as const, name: null };
const nadia = { kind: 'staff' as const, name: 'Nadia Rahman' };

let written = 0;
function wrote<E>(seconds: number, event: E, by: Written<E>['by'] = child): Written<E> {
  written += 1;
  return { position: String(written).padStart(20, '0'), savedAt: at(seconds), by, event };
}
const begun = (): Written<SittingEvent>[] => [
  wrote(0, { type: 'MockSittingBegun', data: { ...sitting, familyId: 'f', papers, deviceId: 'desk', begunAt: at(0) } }),
  wrote(0, {
    type: 'MockPaperOpened',
    data: {
      ...sitting,
      paper: 1,
      paperId: 'p1',
      paperHash: papers[0]?.paperHash ?? '',
      openedAt: at(0),
      arrangements: { restMinutes: 0, largerText: false },
      dueAt: at(3_071),
    },
  }),
];
const act = (questionId: string, seconds: number, from: { deviceId?: string; tab?: string } = {}) => ({
  ...sitting,
  paper: 1,
  questionId,
  at: at(seconds),
  claim: { deviceId: from.deviceId ?? 'desk', tab: from.tab ?? 'tab', seq: written + 1, at: at(seconds) },
});
const shown = (questionId: string, seconds: number, from = {}) =>
  wrote<SittingEvent>(seconds, { type: 'MockQuestionShown', data: act(questionId, seconds, from) });
const chose = (questionId: string, option: string, when: { at: number; saved?: number }) =>
  wrote<SittingEvent>(when.saved ?? when.at, {
    type: 'MockChoiceMade',
    data: { ...act(questionId, when.at), option },
  });
const filmed = (events: readonly Written<SittingEvent>[], room: readonly Written<SessionRoomEvent>[] = []) =>
  filmOf({ session, events, room });

describe('a sitting that is watched again', () => {
  it('shows what the device showed, also what reached us only afterwards, and what its badge said', () => {
    const film = filmed([
      ...begun(),
      shown('q1', 1),
      chose('q1', 'B', { at: 20 }),
      chose('q2', 'C', { at: 60, saved: 80 }),
    ]);
    const choice = (seconds: number, id: string) => screenAt(film, at(seconds)).sitting.questions[id]?.option;
    expect([choice(19.9, 'q1'), choice(20, 'q1'), choice(59.9, 'q2'), choice(60, 'q2')]).toEqual([
      null,
      'B',
      undefined,
      'C',
    ]);
    const kinds = [21, 60.3, 61, 70, 82].map((seconds) => screenAt(film, at(seconds)).saving);
    expect(kinds.map(({ kind }) => kind)).toEqual(['safe', 'safe', 'saving', 'kept', 'safe']);
    expect(kinds[3]).toMatchObject({ answers: 1, acts: 1, savedAt: Date.parse(at(20)) });
    expect(screenAt(film, at(70))).toMatchObject({ here: 'q2', place: 'paper', gap: null });
    expect(screenAt(film, at(-1)).place).toBe('before');
    expect(screenAt(film, at(0.5)).place).toBe('opening');
  });

  it('does not claim to know what a badge said around what a child undid before it was sent', () => {
    const before = [...begun(), shown('q1', 1), chose('q1', 'A', { at: 20 })];
    written += 1;
    const film = filmed([...before, chose('q1', 'C', { at: 40, saved: 40.2 }), chose('q1', 'D', { at: 60 })]);
    const unsure = (seconds: number) => screenAt(film, at(seconds)).unsure.saving;
    expect([38.9, 39.1, 40.1, 41, 50].map(unsure)).toEqual([false, true, true, true, false]);
  });

  it('does not claim to know what stood on a screen that was not heard of', () => {
    const silence: readonly Written<SittingEvent>[] = [
      wrote(186, { type: 'MockSilenceBegan', data: { ...sitting, lastHeardAt: at(40) } }),
      wrote(186, { type: 'MockSilenceEnded', data: { ...sitting, heardAt: at(186) } }),
    ];
    const film = filmed([...begun(), shown('q1', 1), chose('q1', 'A', { at: 60, saved: 185 }), ...silence]);
    expect(screenAt(film, at(39)).gap).toBeNull();
    expect(screenAt(film, at(100)).gap).toEqual({ from: Date.parse(at(40)), until: Date.parse(at(185)) });
    expect(screenAt(film, at(100)).sitting.questions['q1']?.option).toBe('A');
    expect(screenAt(film, at(188)).gap).toBeNull();
  });

  it('knows nothing after the last sign of a device that never came back', () => {
    const over = wrote<SittingEvent>(
      3_090,
      { type: 'MockPaperEnded', data: { ...sitting, paper: 1, endedAt: at(3_000), by: 'time' } },
      ourClock,
    );
    const film = filmed([...begun(), shown('q1', 1), chose('q1', 'A', { at: 60 }), over]);
    expect(screenAt(film, at(61)).gap).toEqual({ from: Date.parse(at(60)), until: Infinity });
    const there = filmed([...begun(), shown('q1', 1), { ...over, by: child, savedAt: at(3_001) }]);
    expect(screenAt(there, at(2_000)).gap).toBeNull();
    expect([2_999, 3_002, 3_010].map((seconds) => screenAt(there, at(seconds)).place)).toEqual([
      'paper',
      'time-up',
      'break',
    ]);
  });

  it('follows the device that answers are taken from, with what it was told as it began', () => {
    const film = filmed([
      ...begun(),
      shown('q1', 1),
      chose('q1', 'A', { at: 10 }),
      wrote(100, {
        type: 'MockDeviceTakenOver',
        data: { ...sitting, deviceId: 'phone', insteadOf: 'desk', takenOverAt: at(100) },
      }),
      shown('q2', 110, { deviceId: 'phone', tab: 'p' }),
      // Done on the first before, and here afterwards: the phone may have been told, or not.
      chose('q3', 'D', { at: 90, saved: 120 }),
    ]);
    expect(screenAt(film, at(95))).toMatchObject({ deviceId: 'desk', here: 'q3' });
    expect(screenAt(film, at(95)).sitting.questions['q3']?.option).toBe('D');
    expect(screenAt(film, at(105))).toMatchObject({ deviceId: 'phone', here: 'q1' });
    expect(screenAt(film, at(105)).sitting.questions['q3']).toBeUndefined();
    expect(screenAt(film, at(115)).here).toBe('q2');
    expect([...screenAt(film, at(130)).unsure.questions]).toEqual(['q3']);
  });

  it('stands still where staff stopped the clock, and says for how long that may not have been known', () => {
    const film = filmed(
      [...begun(), shown('q1', 1)],
      [wrote(300, { type: 'ExamRoomPaused', data: { sessionId: 'march', reason: 'Bell.', pausedAt: at(300) } }, nadia)],
    );
    expect(screenAt(film, at(310))).toMatchObject({ isRoomPaused: true, unsure: { staff: true } });
    expect(screenAt(film, at(331))).toMatchObject({ times: { pausedSince: at(300) }, unsure: { staff: false } });
  });

  it('stands as the device had it, where that tells what it heard of staff: in between the paper lay open', () => {
    const heard = (through: number, heardAt: number) =>
      wrote<SittingEvent>(heardAt + 1, {
        type: 'MockRoomHeard',
        data: { ...sitting, deviceId: 'desk', through, heardAt: at(heardAt), claimedAt: at(heardAt) },
      });
    const read = { ...sitting, deviceId: 'desk', messageId: 'm', putAwayAt: at(470), claimedAt: at(470) };
    const film = filmed(
      [
        ...begun(),
        shown('q1', 1),
        // Done on the open paper seven seconds after the pause was given, and taken once the clock went on.
        chose('q1', 'B', { at: 307, saved: 433 }),
        heard(1, 308),
        heard(2, 432),
        heard(3, 459),
        wrote(471, { type: 'MockMessagePutAway', data: read }),
      ],
      [
        wrote(300, { type: 'ExamRoomPaused', data: { sessionId: 'march', pausedAt: at(300) } }, nadia),
        wrote(420, { type: 'ExamRoomResumed', data: { sessionId: 'march', resumedAt: at(420) } }, nadia),
        wrote(
          450,
          { type: 'ExamRoomMessaged', data: { sessionId: 'march', messageId: 'm', text: 'Quiet.', sentAt: at(450) } },
          nadia,
        ),
        wrote(480, { type: 'ExamRoomPaused', data: { sessionId: 'march', pausedAt: at(480) } }, nadia),
      ],
    );
    const [given, known, still, on] = [307, 308, 431, 432].map((seconds) => screenAt(film, at(seconds)));
    expect(given).toMatchObject({ isRoomPaused: false, times: { pausedSince: null }, unsure: { staff: false } });
    expect(given?.sitting.questions['q1']?.option).toBe('B');
    expect(known).toMatchObject({ isRoomPaused: true, times: { pausedSince: at(300) }, unsure: { staff: false } });
    expect([still?.isRoomPaused, on?.isRoomPaused, on?.times.papers[0]?.endsAt]).toEqual([true, false, at(3_120)]);
    const messages = [458, 459, 469, 470].map((seconds) => screenAt(film, at(seconds)));
    expect(messages.map((screen) => screen.messages.map(({ text }) => text))).toEqual([[], ['Quiet.'], ['Quiet.'], []]);
    expect(messages[1]?.untilRead).toBe(false);
    // Of the last pause the device has said nothing: for as long as that may be, it is not known.
    expect([485, 511].map((seconds) => screenAt(film, at(seconds)).unsure.staff)).toEqual([true, false]);
  });

  describe('what staff have said', () => {
    const says = (seconds: number, text: string) =>
      wrote<SessionRoomEvent>(
        seconds,
        { type: 'ExamRoomMessaged', data: { sessionId: 'march', messageId: text, text, sentAt: at(seconds) } },
        nadia,
      );
    const heard = (through: number, seconds: number, deviceId = 'desk') =>
      wrote<SittingEvent>(seconds, {
        type: 'MockRoomHeard',
        data: { ...sitting, deviceId, through, heardAt: at(seconds), claimedAt: at(seconds) },
      });
    const read = (text: string, seconds: number, deviceId = 'desk') =>
      wrote<SittingEvent>(seconds, {
        type: 'MockMessagePutAway',
        data: { ...sitting, deviceId, messageId: text, putAwayAt: at(seconds), claimedAt: at(seconds) },
      });
    const taken = (seconds: number) =>
      wrote<SittingEvent>(seconds, {
        type: 'MockDeviceTakenOver',
        data: { ...sitting, deviceId: 'phone', insteadOf: 'desk', takenOverAt: at(seconds) },
      });
    const over = [
      wrote<SittingEvent>(3_000, {
        type: 'MockPaperEnded',
        data: { ...sitting, paper: 1, endedAt: at(3_000), by: 'time' },
      }),
    ];
    const complete = wrote<SittingEvent>(3_100, {
      type: 'MockSittingCompleted',
      data: { ...sitting, completedAt: at(3_100), by: 'staff' },
    });
    const saidAt = (film: ReturnType<typeof filmed>, ...seconds: readonly number[]) =>
      seconds.map((second) =>
        screenAt(film, at(second))
          .messages.map(({ text }) => text)
          .join(' '),
      );

    it('stands there all together, each until it was put away, in the break and after the end as well', () => {
      const film = filmed(
        [...begun(), shown('q1', 1), heard(2, 105), read('One.', 120), ...over, complete, heard(3, 3_210)],
        [says(100, 'One.'), says(101, 'Two.'), says(3_200, 'Three.')],
      );
      expect(saidAt(film, 104, 105, 119, 120)).toEqual(['', 'One. Two.', 'One. Two.', 'Two.']);
      // What is said to whoever has finished stands there from when their device says so.
      expect(saidAt(film, 3_050, 3_150, 3_205, 3_215)).toEqual(['Two.', 'Two.', 'Two.', 'Two. Three.']);
      // The session is over for all.
      expect(saidAt(film, 7_501)).toEqual(['']);
    });

    it('was put away before anything was begun, too', () => {
      const film = filmed(
        [...begun(), heard(2, -10), read('One.', -5), shown('q1', 1)],
        [says(-60, 'One.'), says(-50, 'Two.')],
      );
      expect(saidAt(film, -1, 2)).toEqual(['', 'Two.']);
    });

    it('is all that was said, however much, until it is put away', () => {
      const words = Array.from({ length: 7 }, (_, n) => `${n + 1}.`);
      const film = filmed(
        [...begun(), shown('q1', 1), heard(7, 120)],
        words.map((text, n) => says(100 + n, text)),
      );
      expect(saidAt(film, 121)).toEqual([words.join(' ')]);
    });

    it('is gone from another device as well, once it was put away on one', () => {
      const film = filmed(
        [...begun(), shown('q1', 1), heard(2, 105), read('One.', 120), taken(300), heard(2, 301, 'phone')],
        [says(100, 'One.'), says(101, 'Two.')],
      );
      expect(saidAt(film, 302)).toEqual(['Two.']);
    });

    it('stood on another device until it was put away there, too: once each was told of itself alone', () => {
      const film = filmed(
        [
          ...begun(),
          shown('q1', 1),
          heard(2, 105),
          read('One.', 120),
          taken(300),
          heard(2, 301, 'phone'),
          read('One.', 320, 'phone'),
        ],
        [says(100, 'One.'), says(101, 'Two.')],
      );
      expect(saidAt(film, 302, 319, 320)).toEqual(['One. Two.', 'One. Two.', 'Two.']);
    });

    it('is the newest alone on a device that tells of none', () => {
      const film = filmed([...begun(), shown('q1', 1)], [says(100, 'One.'), says(101, 'Two.')]);
      expect([saidAt(film, 102), screenAt(film, at(102)).untilRead]).toEqual([['Two.'], true]);
    });
  });

  it('knows of staff what a device was told as it took over, whatever the one before had heard', () => {
    const taken = { ...sitting, deviceId: 'phone', insteadOf: 'desk', takenOverAt: at(310) };
    const heard = { ...sitting, deviceId: 'desk', through: 1, heardAt: at(340), claimedAt: at(340) };
    const start = [...begun(), shown('q1', 1)];
    const room = [
      wrote<SessionRoomEvent>(300, { type: 'ExamRoomPaused', data: { sessionId: 'march', pausedAt: at(300) } }, nadia),
    ];
    const film = filmed(
      [
        ...start,
        wrote(310, { type: 'MockDeviceTakenOver', data: taken }),
        wrote(341, { type: 'MockRoomHeard', data: heard }),
      ],
      room,
    );
    expect([305, 312].map((seconds) => screenAt(film, at(seconds)).isRoomPaused)).toEqual([false, true]);
  });

  it('is the same from a checkpoint as from the beginning, at every moment', () => {
    const many = Array.from({ length: 400 }, (_, n) =>
      chose(`q${n % 40}`, 'ABCDE'.charAt(n % 5), { at: 5 + n * 3, saved: 5 + n * 3 + (n % 7) }),
    );
    const film = filmed([...begun(), ...many]);
    for (let seconds = -1; seconds < 1_250; seconds += 31) {
      const now = Date.parse(at(seconds));
      const slow = film.moves.filter((move) => move.at <= now).reduce(reelAfter, noReel);
      expect(reelAt(film, now)).toEqual(slow);
    }
  });
});

describe('a tile of a room', () => {
  const paused: readonly Written<SessionRoomEvent>[] = [
    wrote(300, { type: 'ExamRoomPaused', data: { sessionId: 'march', reason: 'Bell.', pausedAt: at(300) } }, nadia),
    wrote(420, { type: 'ExamRoomResumed', data: { sessionId: 'march', resumedAt: at(420) } }, nadia),
    wrote(
      500,
      { type: 'ExamRoomExtended', data: { sessionId: 'march', paper: 1, seconds: 60, extendedAt: at(500) } },
      nadia,
    ),
  ];
  const over: readonly Written<SittingEvent>[] = [
    wrote(3_181, { type: 'MockPaperEnded', data: { ...sitting, paper: 1, endedAt: at(3_180), by: 'time' } }),
  ];
  const many = Array.from({ length: 60 }, (_, n) =>
    chose(`q${n % 12}`, 'ABCDE'.charAt(n % 5), { at: 10 + n * 17, saved: 10 + n * 17 + (n % 9 === 0 ? 30 : 1) }),
  );
  // What each act of staff came to the screen by, some seconds later.
  const heard = [307, 429, 504].map((seconds, n) =>
    wrote<SittingEvent>(seconds, {
      type: 'MockRoomHeard',
      data: { ...sitting, deviceId: 'desk', through: n + 1, heardAt: at(seconds), claimedAt: at(seconds) },
    }),
  );
  const recorded = { session, events: [...begun(), ...many, ...heard, ...over], room: paused };
  const numberOf = (id: string) => Number(id.slice(1)) + 1;
  const track = trackOf(recorded, numberOf);
  const film = filmOf(recorded);

  it('says at every moment what the whole replay says', () => {
    for (let seconds = 1; seconds < 4_000; seconds += 8.5) {
      const screen = screenAt(film, at(seconds));
      const tile = tileOf(track, seconds);
      const { questions } = screen.sitting;
      const answered = Object.values(questions).filter(({ option }) => option !== null).length;
      const { stage, papers: times, pausedSince, breakEndsAt } = screen.times;
      const end = stage === 'paper' ? times[0]?.endsAt : breakEndsAt;
      const left =
        end && stage !== 'next' ? Math.max(0, Math.ceil((Date.parse(end) - Date.parse(at(seconds))) / 1_000)) : 0;
      expect({ seconds, ...tile }).toMatchObject({
        seconds,
        stage,
        answered,
        question: screen.here === null ? 0 : numberOf(screen.here),
        isStill: pausedSince !== null,
      });
      expect(Math.abs(tile.secondsLeft - left)).toBeLessThanOrEqual(1);
    }
  });

  it('is short: a few numbers for each thing that changed', () => {
    expect(JSON.stringify(track).length).toBeLessThan(2_500);
    expect(track.kept).toHaveLength(7);
  });
});
