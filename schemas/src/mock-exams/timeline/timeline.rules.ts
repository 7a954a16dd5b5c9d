import type { SessionRoomEvent } from '../sessions/session-room.events';
import type { Paper } from '../paper';
import { decidedWords, type DecidedForChild } from '../incidents/incident-words.rules';
import type { ActEvent } from '../sittings/question.rules';
import type { SittingEvent } from '../sittings/sitting.events';
import { noSitting, sittingAfter } from '../sittings/sitting.rules';
import { timeOf, timeOfRoom, type Writer, type Written } from './standing.rules';
import { actWords, otherWords, replaced, roomWords, type Telling, type Words } from './timeline-words.rules';

/** What a line is about; by it they are filtered. */
export const timelineKinds = ['answers', 'looks', 'marks', 'late', 'clock', 'device', 'staff'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** What is looked for first in a sitting; `over`: a paper; `device`: another one took its place. */
export const landmarks = ['changed', 'silent', 'over', 'paused', 'device'] as const;
export type Landmark = (typeof landmarks)[number];

/** One line of a sitting's timeline. */
export interface TimelineLine extends Words {
  /** Where it stands in the log. */
  readonly key: string;
  readonly kind: TimelineKind;
  /** By our clock, ISO 8601 UTC. */
  readonly at: string;
  /** By the device, as it reckons our clock; null where none said anything. */
  readonly claimedAt: string | null;
  readonly savedAt: string;
  readonly by: Writer;
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
}

/** Each event of a sitting, and what staff did about it meanwhile, in the order in which it happened. */
export function timelineOf({ events, room, arranged, papers, decided = [] }: Told): readonly TimelineLine[] {
  const question = questionNames(papers);
  const lines: TimelineLine[] = [...room.map(roomLine), ...arranged.map(arrangedLine), ...decided.map(decidedLine)];
  let sitting = noSitting;
  for (const written of events) {
    const telling: Telling = { sitting, question, by: written.by, delay: delayOf(written) };
    lines.push(lineOf(written, telling, gapAfter(written, events)));
    sitting = sittingAfter(sitting, written.event);
  }
  return lines.toSorted(inOrder);
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

function delayOf({ event, savedAt }: Written<SittingEvent>): number {
  const at = timeOf(event);
  return at === null ? 0 : (Date.parse(savedAt) - Date.parse(at)) / 1_000;
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

const aboutOther = (event: Exclude<SittingEvent, ActEvent>) => ({
  kind: otherKinds[event.type] ?? 'clock',
  questionId: 'questionId' in event.data ? event.data.questionId : null,
  landmark: landmarksOf[event.type] ?? null,
});

const isAct = (event: SittingEvent): event is ActEvent => 'claim' in event.data;

function lineOf(
  { position, savedAt, by, event }: Written<SittingEvent>,
  telling: Telling,
  gap: number | null,
): TimelineLine {
  const common = { key: position, at: timeOf(event) ?? savedAt, savedAt, by, gapSeconds: gap };
  if (!isAct(event)) return { ...common, ...otherWords(event, telling), ...aboutOther(event), ...noAct };
  const { questionId, claim } = event.data;
  const isChanged = isChange(event, telling);
  return {
    ...common,
    ...actWords(event, telling),
    kind: actKinds[event.type],
    claimedAt: claim.at ?? null,
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
  savedAt,
  by,
});

const arrangedLine = ({ position, savedAt, by, cleared }: Told['arranged'][number]): TimelineLine => ({
  ...byStaff,
  key: position,
  what: cleared ? 'Arrangements of this session taken away' : 'Arrangements of this session set',
  detail: 'what they were then stands where each paper was opened',
  at: savedAt,
  savedAt,
  by,
});

const decidedLine = ({ position, savedAt, by, ...decided }: NonNullable<Told['decided']>[number]): TimelineLine => ({
  ...byStaff,
  ...decidedWords(decided),
  key: position,
  at: savedAt,
  savedAt,
  by,
});
