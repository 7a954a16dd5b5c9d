import type { ReplyOf } from 'schemas/describe/contract';
import type { getMockExamRoomReplay } from 'schemas/mock-exams/replay/replay.contract';
import { trackOf } from 'schemas/mock-exams/replay/track.rules';
import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import type { Written } from 'schemas/mock-exams/timeline/standing.rules';
import type { getMockExamTimeline } from 'schemas/mock-exams/timeline/timeline.contract';
import { longPaper } from './exam-paper';

type Timeline = ReplyOf<typeof getMockExamTimeline>;

const START = Date.parse('2026-12-05T10:00:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();
const paper = longPaper(40);
const pinned = { paperId: paper.paperId, paperHash: '1'.repeat(64), name: paper.name, minutes: 50 };
const session = { startsAt: at(0), closesAt: at(7_500), breakSeconds: 600, papers: [pinned] };
const child = { kind: 'child' as const, name: null };
const questionIds = paper.sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId));

/** In seconds: nothing is heard of the slowest children in between. */
const [AWAY, BACK] = [1_200, 1_346];

/** How one child sat it: so many acts, one after the other, with changed answers, a silence or a second device. @param pace up to 1, the slowest */
function eventsOf(learnerId: string, pace: number, acts = 150): Written<SittingEvent>[] {
  const sitting = { sessionId: 'march', learnerId };
  const [isSlow, isQuick] = [pace > 0.9, pace < 0.7];
  const turn = isQuick ? Math.ceil(acts * 0.8) : acts;
  const each = (2_900 * pace) / acts;
  const second = (n: number) => 5 + n * each;
  const act = (n: number): Dated => {
    const deviceId = n < turn ? 'desk' : 'phone';
    const isAway = isSlow && second(n) > AWAY && second(n) < BACK;
    return [isAway ? BACK : second(n) + 0.3, actOf(n, { sitting, deviceId, seconds: second(n) })];
  };
  const taken = { deviceId: 'phone', insteadOf: 'desk', takenOverAt: at(second(turn)) };
  const dated: readonly Dated[] = [
    ...beginningOf(sitting),
    ...Array.from({ length: turn }, (_, n) => act(n)),
    ...(isQuick
      ? [[second(turn), { type: 'MockDeviceTakenOver', data: { ...sitting, ...taken } }] satisfies Dated]
      : []),
    ...Array.from({ length: acts - turn }, (_, n) => act(turn + n)),
    ...(isSlow ? silenceOf(sitting) : []),
    [3_001, { type: 'MockPaperEnded', data: { ...sitting, paper: 1, endedAt: at(3_000), by: 'time' } }],
  ];
  return dated.map(([seconds, event], n) => ({
    position: String(n).padStart(20, '0'),
    savedAt: at(seconds),
    by: child,
    event,
  }));
}

/** When it was saved, in seconds. */
type Dated = readonly [seconds: number, event: SittingEvent];
type Of = { readonly sessionId: string; readonly learnerId: string };

const beginningOf = (sitting: Of): readonly Dated[] => [
  [
    0,
    {
      type: 'MockSittingBegun',
      data: { ...sitting, familyId: 'f', papers: [pinned], deviceId: 'desk', begunAt: at(0) },
    },
  ],
  [
    0,
    {
      type: 'MockPaperOpened',
      data: {
        ...sitting,
        paper: 1,
        paperId: pinned.paperId,
        paperHash: pinned.paperHash,
        openedAt: at(0),
        arrangements: { restMinutes: 0, largerText: false },
        dueAt: at(3_071),
      },
    },
  ],
];

const silenceOf = (sitting: Of): readonly Dated[] => [
  [BACK, { type: 'MockSilenceBegan', data: { ...sitting, lastHeardAt: at(AWAY) } }],
  [BACK, { type: 'MockSilenceEnded', data: { ...sitting, heardAt: at(BACK) } }],
];

interface Done {
  readonly sitting: Of;
  readonly deviceId: string;
  readonly seconds: number;
}

/** Three for each question: it is shown, an answer chosen, and handed in. */
function actOf(n: number, { sitting, deviceId, seconds }: Done): SittingEvent {
  const questionId = questionIds[Math.floor(n / 3) % questionIds.length] ?? '';
  const claim = { deviceId, tab: deviceId, seq: n + 1, at: at(seconds) };
  const data = { ...sitting, paper: 1, questionId, at: at(seconds), claim };
  const option = 'ABCDE'.charAt((Math.floor(n / 3) * 7) % 5);
  if (n % 3 === 0) return { type: 'MockQuestionShown', data };
  if (n % 3 === 1) return { type: 'MockChoiceMade', data: { ...data, option: n % 21 === 1 ? 'E' : option } };
  return { type: 'MockAnswerSubmitted', data: { ...data, option } };
}

const paused: Timeline['room'] = [
  {
    position: '9'.repeat(20),
    savedAt: at(600),
    by: { kind: 'staff', name: 'Nadia Rahman' },
    event: {
      type: 'ExamRoomMessaged',
      data: { sessionId: 'march', messageId: 'm', text: 'Go on calmly.', sentAt: at(600) },
    },
  },
];

/** A sitting with everything that a replay draws. */
export const satTimeline = (childName: string, acts?: number): Timeline => ({
  serverNow: at(9_000),
  childName,
  isErased: false,
  session,
  papers: [{ paperHash: pinned.paperHash, paper, letters: {} }],
  room: paused,
  arranged: [],
  lastHeardAt: null,
  events: eventsOf('amara', 1, acts).map((written, revision) => Object.assign(written, { revision })),
});

/** A room of so many children, some quicker than others. */
export const satRoom = (count: number, name: string): ReplyOf<typeof getMockExamRoomReplay> => ({
  serverNow: at(9_000),
  startsAt: at(0),
  closesAt: at(7_500),
  papers: [{ name: paper.name, questions: questionIds.length }],
  room: paused.map(({ event }) => event),
  begun: count,
  sitters: Array.from({ length: count }, (_, n) => ({
    mockExamUserId: `child-${n}`,
    childName: `${name} ${n + 1}`,
    track: trackOf(
      { session, events: eventsOf(`child-${n}`, 0.5 + ((n * 37) % 50) / 100), room: paused },
      (questionId) => questionIds.indexOf(questionId) + 1,
    ),
  })),
});
