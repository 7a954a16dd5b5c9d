import type { SessionRoomEvent } from 'schemas/mock-exams/sessions/session-room.events';
import type { Deed, ScriptedSitting } from './scripted-sitting';

/** What befalls one sitting, and what is arranged for its child. */
export interface Plan {
  readonly is: string;
  readonly restMinutes?: number;
  /** The page that is opened first; the paper's, unless told. */
  readonly from?: string;
  /** Pictures that there are at least of it, and the share of them of which all is known; 90 and 0.85 unless told. */
  readonly least?: { readonly pictures?: number; readonly known?: number };
  readonly deeds: (chance: () => number) => readonly Deed[];
}

const offline = (from: number, seconds: number): Deed[] => [
  [from, (sitting) => sitting.line(false)],
  [from + seconds, (sitting) => sitting.line(true)],
];
const reload = (at: number): Deed => [at, (sitting) => sitting.device.reload()];
const press = (at: number, ...names: readonly string[]): Deed[] =>
  names.map((name, n) => [at + n, (sitting) => sitting.device.press(name)]);

const staff = (at: number, event: (sitting: ScriptedSitting) => SessionRoomEvent): Deed => [
  at,
  (sitting) => sitting.server.inRoom(event(sitting)),
];
const now = (sitting: ScriptedSitting) => new Date(sitting.now()).toISOString();
const march = { sessionId: 'march' };
const paused = (at: number, seconds: number): Deed[] => [
  staff(at, (sitting) => ({ type: 'ExamRoomPaused', data: { ...march, reason: 'A bell.', pausedAt: now(sitting) } })),
  staff(at + seconds, (sitting) => ({ type: 'ExamRoomResumed', data: { ...march, resumedAt: now(sitting) } })),
];
const given = (at: number, paper: number, seconds: number): Deed =>
  staff(at, (sitting) => ({
    type: 'ExamRoomExtended',
    data: { ...march, paper, seconds, reason: 'Noise.', extendedAt: now(sitting) },
  }));
const told = (at: number, text: string): Deed =>
  staff(at, (sitting) => ({
    type: 'ExamRoomMessaged',
    data: { ...march, messageId: text, text, sentAt: now(sitting) },
  }));
const closed = (at: number): Deed =>
  staff(at, (sitting) => ({ type: 'ExamRoomClosed', data: { ...march, learnerId: 'amara', closedAt: now(sitting) } }));

/** Another device is opened, and goes on in the place of the first. */
const elsewhere = (at: number): Deed[] => [[at, (sitting) => sitting.open('phone')], ...press(at + 5, 'Go on here')];
/** A device that was left goes on in the place of the one that is used. */
const again = (nth: number, at: number): Deed[] => [
  [at, (sitting) => (sitting.at = nth)],
  ...press(at + 12, 'Go on here'),
];

/** The lid is shut, and stays so. */
const gone = (at: number): Deed => [
  at,
  (sitting) => {
    sitting.line(false);
    sitting.device.close();
  },
];

const about = (from: number, to: number, chance: () => number) => from + chance() * (to - from);

export const plans: readonly Plan[] = [
  { is: 'quiet', deeds: () => [] },
  { is: 'a short time without a line', deeds: (chance) => offline(about(20, 90, chance), about(4, 25, chance)) },
  {
    is: 'a long time without a line',
    least: { known: 0.6 },
    deeds: (chance) => offline(about(15, 40, chance), about(45, 60, chance)),
  },
  { is: 'no line as the time is up', deeds: () => offline(112, 24) },
  { is: 'no line over the end and the break', least: { known: 0.65 }, deeds: () => offline(105, 60) },
  { is: 'a reload', deeds: (chance) => [reload(about(20, 100, chance)), reload(about(145, 190, chance))] },
  { is: 'a reload without a line', deeds: (chance) => [...offline(40, 20), reload(about(45, 58, chance))] },
  { is: 'a reload in the break', deeds: () => [reload(130)] },
  { is: 'another device', deeds: (chance) => elsewhere(about(30, 90, chance)) },
  {
    is: 'another device, and the first again, and the other',
    deeds: () => [...elsewhere(30), ...again(0, 70), ...again(1, 190)],
  },
  {
    is: 'another device while the first had no line',
    least: { known: 0.7 },
    deeds: () => [
      [30, (sitting) => sitting.line(false)],
      ...elsewhere(45),
      [70, (sitting) => sitting.lineOf('desk', true)],
    ],
  },
  { is: 'a pause', deeds: (chance) => paused(about(20, 60, chance), about(35, 50, chance)) },
  { is: 'a pause without a line', deeds: () => [...offline(40, 45), ...paused(50, 50)] },
  { is: 'more time', deeds: (chance) => [given(about(20, 60, chance), 1, 30), given(165, 2, 20)] },
  {
    is: 'words from the staff',
    deeds: (chance) => [told(about(15, 30, chance), 'A minute has gone.'), told(70, 'Quiet, please.')],
  },
  {
    is: 'words from the staff close together, some of them read',
    deeds: (chance) => [
      told(20, 'The fire bell is tried at a quarter past.'),
      told(20.5, 'Nobody has to leave.'),
      ...press(about(32, 60, chance), 'I have read it'),
      told(95, 'Five more to go.'),
      told(96, 'Well done so far.'),
    ],
  },
  {
    is: 'words from the staff in the waiting room, some of them read there',
    from: '/mock-exams/start-exam-session',
    deeds: () => [
      told(3, 'Good morning.'),
      told(4, 'Water is in the hall.'),
      told(5, 'Sit where you like.'),
      ...press(18, 'I have read it', 'Start First Exam'),
      reload(60),
      ...press(80, 'I have read it'),
    ],
  },
  {
    is: 'words from the staff in a pause, in the break and at the end',
    deeds: (chance) => [
      ...paused(40, 40),
      told(50, 'We are looking at the lights.'),
      told(52, 'Sit back.'),
      ...press(66, 'I have read it'),
      told(about(163, 168, chance), 'Paper 2 is the last.'),
      ...press(176, 'I have read it', 'I have read it'),
      reload(200),
      told(250, 'Leave by the front door.'),
      ...press(264, 'I have read it'),
    ],
  },
  {
    is: 'many words from the staff, read on one device and not said again on another',
    deeds: () => [
      ...[20, 21, 22, 23, 24, 25, 26].map((at) => told(at, `Word ${at}.`)),
      ...press(45, 'I have read it', 'I have read it'),
      ...elsewhere(62),
      ...press(80, 'I have read it'),
      ...again(0, 95),
      ...press(120, 'I have read it'),
    ],
  },
  {
    is: 'rests',
    restMinutes: 1,
    deeds: () => [...press(30, 'Take a rest'), ...press(50, 'Go on with the paper'), ...press(80, 'Take a rest')],
  },
  { is: 'handed in early', deeds: () => press(90, 'I have finished this paper', 'Hand in this paper') },
  { is: 'the lid shut for good', least: { pictures: 12, known: 0.75 }, deeds: () => [gone(70)] },
  { is: 'closed by staff', deeds: () => [closed(175)] },
  {
    is: 'all of it',
    deeds: () => [
      ...offline(12, 9),
      reload(28),
      told(36, 'Good morning.'),
      ...paused(45, 34),
      ...elsewhere(88),
      ...offline(110, 8),
      given(115, 1, 15),
      reload(215),
      ...offline(230, 38),
    ],
  },
];
