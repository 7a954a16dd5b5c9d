import type { SessionRoomEvent } from '../sessions/session-room.events';
import type { Paper } from '../paper';
import { decidedWords, type DecidedForChild } from '../incidents/incident-words.rules';
import type { ActEvent } from '../sittings/question.rules';
import type { SittingEvent } from '../sittings/sitting.events';
import { noSitting, sittingAfter } from '../sittings/sitting.rules';
import { doneActs } from '../replay/done-acts.rules';
import { replaced } from './answer-words.rules';
import { devicesOf, type NamedDevice } from './devices.rules';
import { restsRunOut } from './rests.rules';
import { timeOf, timeOfRoom, type Writer, type Written } from './standing.rules';
import type { Telling, Words } from './telling.rules';
import { actWords, otherWords, roomWords } from './timeline-words.rules';

/** What a line is about; by it they are filtered. */
export const timelineKinds = ['answers', 'looks', 'marks', 'late', 'clock', 'device', 'staff'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** What is looked for first in a sitting; `over`: a paper; `device`: another one took its place. */
export const landmarks = ['changed', 'silent', 'over', 'paused', 'device'] as const;
export type Landmark = (typeof landmarks)[number];

/** One line of a sitting's timeline. */
export interface TimelineLine extends Words {
  /** Where it stands in the log; of what nobody had to write, where that follows from. */
  readonly key: string;
  readonly kind: TimelineKind;
  /** When it happened, ISO 8601 UTC: of an act, when it stood on the child's screen. The lines are in this order. */
  readonly at: string;
  /** By our clock, as the log has it: what came late is dated there behind all that was known before. */
  readonly datedAt: string;
  /** By the device, as it reckons our clock; null where none said anything. */
  readonly claimedAt: string | null;
  /** By our clock, when it was written. */
  readonly savedAt: string;
  readonly by: Writer;
  /** On which it was done, where a device did it. */
  readonly device: NamedDevice | null;
  readonly questionId: string | null;
  /** For how long nothing is known from here on. */
  readonly gapSeconds: number | null;
  /** Another answer took the place of one. */
  readonly isChange: boolean;
  readonly landmark: Landmark | null;
  /** Of an answer that came late: which, as its tab numbered it. */
  readonly late: { readonly tab: string; readonly seq: number } | null;
}

interface Told {
  readonly events: readonly Written<SittingEvent>[];
  readonly room: readonly Written<SessionRoomEvent>[];
  /** When their arrangements were changed. */
  readonly arranged: readonly (Omit<Written<never>, 'event'> & { readonly cleared: boolean })[];
  readonly papers: readonly { readonly paper: Paper }[];
  /** What was decided for them about something that disturbed the session. */
  readonly decided?: readonly (Omit<Written<never>, 'event'> & DecidedForChild)[] | undefined;
  /** By our clock, ISO 8601 UTC. */
  readonly now: string;
}

/** Each event of a sitting, and what staff did about it meanwhile, in the order in which it happened. */
export function timelineOf({ events, room, arranged, papers, decided = [], now }: Told): readonly TimelineLine[] {
  const question = questionNames(papers);
  const device = devicesOf(events);
  const done = new Map(doneActs(events).map(({ position, at }) => [position, new Date(at).toISOString()]));
  const lines: TimelineLine[] = [...room.map(roomLine), ...arranged.map(arrangedLine), ...decided.map(decidedLine)];
  const runOut = restsRunOut({ events, room, now });
  lines.push(...runOut.map(restLine));
  let sitting = noSitting;
  for (const written of events) {
    const { by, savedAt } = written;
    const telling: Telling = { sitting, question, device, by, savedAt, delay: delayOf(written) };
    lines.push(lineOf(written, telling, { gap: gapAfter(written, events), at: done.get(written.position) }));
    sitting = sittingAfter(sitting, written.event);
  }
  const noted = new Set(runOut.map(({ notedBy }) => notedBy));
  return lines
    .map((line) => (noted.has(line.key) ? { ...line, what: 'The rest before was noted as over' } : line))
    .toSorted(inOrder);
}

// Positions are of one length.
const inOrder = (one: TimelineLine, other: TimelineLine): number =>
  one.at === other.at ? compared(one.key, other.key) : compared(one.at, other.at);
const compared = (one: string, other: string): number => (one < other ? -1 : 1);

/** By the number that a child knows it by; of a second paper with that. */
export function questionNames(papers: Told['papers']): (questionId: string) => string {
  const names = new Map(
    papers.flatMap(({ paper }, index) =>
      paper.sections.flatMap(({ questions }) =>
        questions.map(({ questionId, number }) => [
          questionId,
          index === 0 ? `Q${number}` : `P${index + 1} Q${number}`,
        ]),
      ),
    ),
  );
  return (questionId) => names.get(questionId) ?? 'A question';
}

/** Of an act since its device says that it was done, which is never later than the log dates it. */
function delayOf({ event, savedAt }: Written<SittingEvent>): number {
  const at = timeOf(event);
  if (at === null) return 0;
  const claimed = isAct(event) ? Date.parse(event.data.claim.at ?? at) : Infinity;
  return (Date.parse(savedAt) - Math.min(Date.parse(at), claimed)) / 1_000;
}

/** From when something was heard last until it was again. */
function gapAfter({ event, position }: Written<SittingEvent>, events: Told['events']): number | null {
  if (event.type !== 'MockSilenceBegan') return null;
  const end = events.find((one) => one.position > position && one.event.type === 'MockSilenceEnded');
  const until = end && timeOf(end.event);
  return until === undefined || until === null
    ? null
    : (Date.parse(until) - Date.parse(event.data.lastHeardAt)) / 1_000;
}

const actKinds = {
  MockQuestionShown: 'looks',
  MockQuestionLeft: 'looks',
  MockChoiceMade: 'answers',
  MockAnswerSubmitted: 'answers',
  MockLateAnswerKept: 'late',
  MockQuestionMarkedForReview: 'marks',
  MockOptionStruckOut: 'marks',
} as const satisfies Record<ActEvent['type'], TimelineKind>;

const otherKinds: Readonly<Partial<Record<SittingEvent['type'], TimelineKind>>> = {
  MockSilenceBegan: 'device',
  MockSilenceEnded: 'device',
  MockDeviceTakenOver: 'device',
  MockLateAnswerDecided: 'late',
};

const landmarksOf: Readonly<Partial<Record<SittingEvent['type'], Landmark>>> = {
  MockSilenceBegan: 'silent',
  MockPaperEnded: 'over',
  MockDeviceTakenOver: 'device',
};

const noAct = { claimedAt: null, isChange: false, late: null } as const;

const aboutOther = (event: Exclude<SittingEvent, ActEvent>, { device }: Telling) => ({
  device: 'deviceId' in event.data ? device(event.data.deviceId) : null,
  kind: otherKinds[event.type] ?? 'clock',
  questionId: 'questionId' in event.data ? event.data.questionId : null,
  landmark: landmarksOf[event.type] ?? null,
});

const isAct = (event: SittingEvent): event is ActEvent => 'claim' in event.data;

interface Place {
  readonly gap: number | null;
  /** Of an act, when it stood on the screen. */
  readonly at: string | undefined;
}

function lineOf(
  { position, savedAt, by, event }: Written<SittingEvent>,
  telling: Telling,
  { gap, at }: Place,
): TimelineLine {
  const datedAt = timeOf(event) ?? savedAt;
  const common = { key: position, at: at ?? datedAt, datedAt, savedAt, by, gapSeconds: gap };
  if (!isAct(event)) return { ...common, ...otherWords(event, telling), ...aboutOther(event, telling), ...noAct };
  const { questionId, claim } = event.data;
  const isChanged = isChange(event, telling);
  return {
    ...common,
    ...actWords(event, telling),
    kind: actKinds[event.type],
    claimedAt: claim.at ?? null,
    device: telling.device(claim.deviceId),
    questionId,
    isChange: isChanged,
    landmark: isChanged ? 'changed' : null,
    late: event.type === 'MockLateAnswerKept' ? { tab: claim.tab, seq: claim.seq } : null,
  };
}

const isChange = (event: ActEvent, { sitting }: Telling): boolean =>
  (event.type === 'MockChoiceMade' || event.type === 'MockAnswerSubmitted') && replaced(event.data, sitting) !== null;

const byStaff = {
  kind: 'staff',
  device: null,
  questionId: null,
  gapSeconds: null,
  landmark: null,
  ...noAct,
} as const;

const roomLine = ({ position, savedAt, by, event }: Written<SessionRoomEvent>): TimelineLine => ({
  ...byStaff,
  ...roomWords(event),
  landmark: event.type === 'ExamRoomPaused' ? 'paused' : null,
  key: position,
  at: timeOfRoom(event),
  datedAt: timeOfRoom(event),
  savedAt,
  by,
});

const restLine = ({ key, at }: ReturnType<typeof restsRunOut>[number]): TimelineLine => ({
  ...noAct,
  key,
  at,
  datedAt: at,
  savedAt: at,
  by: { kind: 'clock', name: null },
  kind: 'clock',
  device: null,
  questionId: null,
  gapSeconds: null,
  landmark: null,
  what: 'Rest over',
  detail: 'all of it had been used: the clock went on by itself',
});

const arrangedLine = ({ position, savedAt, by, cleared }: Told['arranged'][number]): TimelineLine => ({
  ...byStaff,
  key: position,
  what: cleared ? 'Arrangements of this session taken away' : 'Arrangements of this session set',
  detail: 'what they were then stands where each paper was opened',
  at: savedAt,
  datedAt: savedAt,
  savedAt,
  by,
});

const decidedLine = ({ position, savedAt, by, ...decided }: NonNullable<Told['decided']>[number]): TimelineLine => ({
  ...byStaff,
  ...decidedWords(decided),
  key: position,
  at: savedAt,
  datedAt: savedAt,
  savedAt,
  by,
});
