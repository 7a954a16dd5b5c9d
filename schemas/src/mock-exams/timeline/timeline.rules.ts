import type { SessionRoomEvent } from '../sessions/session-room.events';
import type { Paper } from '../paper';
import type { ActEvent } from '../sittings/question.rules';
import type { SittingEvent } from '../sittings/sitting.events';
import { noSitting, sittingAfter } from '../sittings/sitting.rules';
import { doneActs } from '../replay/done-acts.rules';
import { replaced } from './answer-words.rules';
import { devicesOf } from './devices.rules';
import { falseClaim } from './false-claims.rules';
import { heardAgainAt } from './heard-again.rules';
import { saidAgain } from './late-together.rules';
import { screenWords } from './on-screen.rules';
import { silentNow } from './silent-now.rules';
import { restsRunOut } from './rests.rules';
import { timeOf, type Written } from './standing.rules';
import { sentence, type Telling, type Words } from './telling.rules';
import {
  arrangedLine,
  decidedLine,
  noAct,
  restLine,
  roomLine,
  silentLine,
  type Arranged,
  type Decided,
} from './beside-lines.rules';
import type { Landmark, TimelineKind, TimelineLine } from './timeline-line.rules';
import { actWords, otherWords } from './timeline-words.rules';

export {
  landmarks,
  timelineKinds,
  type EndedBy,
  type Landmark,
  type TimelineKind,
  type TimelineLine,
} from './timeline-line.rules';

interface Told {
  readonly events: readonly Written<SittingEvent>[];
  readonly room: readonly Written<SessionRoomEvent>[];
  readonly arranged: readonly Arranged[];
  readonly papers: readonly { readonly paper: Paper }[];
  readonly decided?: readonly Decided[] | undefined;
  /** By our clock, ISO 8601 UTC. */
  readonly now: string;
  /** When the device was heard of last; null where it is not known, or nothing is to be heard any more. */
  readonly lastHeardAt?: string | null | undefined;
}

/** Each event of a sitting, and what staff did about it meanwhile, in the order in which it happened. */
export function timelineOf({
  events,
  room,
  arranged,
  papers,
  decided = [],
  now,
  lastHeardAt = null,
}: Told): readonly TimelineLine[] {
  const question = questionNames(papers);
  const device = devicesOf(events);
  const onScreen = screenWords({ events, room });
  const message = messagesIn(room);
  const done = new Map(doneActs(events).map(({ position, at }) => [position, new Date(at).toISOString()]));
  const lines: TimelineLine[] = [
    ...room.map((written) => roomLine(written, onScreen(written.position))),
    ...arranged.map(arrangedLine),
    ...decided.map(decidedLine),
  ];
  const runOut = restsRunOut({ events, room, now });
  lines.push(...runOut.map(restLine));
  let sitting = noSitting;
  for (const [index, written] of events.entries()) {
    const { by, savedAt } = written;
    const telling: Telling = { sitting, question, device, message, by, savedAt, delay: delayOf(written) };
    lines.push(lineOf(written, telling, { gap: gapAfter(events, index), at: done.get(written.position) }));
    sitting = sittingAfter(sitting, written.event);
  }
  const silent = silentNow({ lastHeardAt, now, events });
  if (silent) lines.push(silentLine(silent));
  const again = saidAgain(events);
  const noted = new Set(runOut.map(({ notedBy }) => notedBy));
  return lines
    .filter(({ key }) => !again.has(key))
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

/** The words of each message that was sent. */
function messagesIn(room: Told['room']): (messageId: string) => string {
  const texts = room.flatMap(({ event: { type, data } }) =>
    type === 'ExamRoomMessaged' ? [[data.messageId, data.text] as const] : [],
  );
  return (messageId) => new Map(texts).get(messageId) ?? '';
}

/** Of an act since its device says that it was done, which is never later than the log dates it. */
function delayOf({ event, savedAt }: Written<SittingEvent>): number {
  const at = timeOf(event);
  if (at === null) return 0;
  const claimed = isAct(event) ? Date.parse(event.data.claim.at ?? at) : Infinity;
  return (Date.parse(savedAt) - Math.min(Date.parse(at), claimed)) / 1_000;
}

/** From when something was heard last until it was again. */
function gapAfter(events: Told['events'], index: number): number | null {
  const event = events[index]?.event;
  const until = heardAgainAt(events, index);
  if (event?.type !== 'MockSilenceBegan' || until === null) return null;
  return (Date.parse(until) - Date.parse(event.data.lastHeardAt)) / 1_000;
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
  MockRoomHeard: 'device',
  MockMessagePutAway: 'device',
  MockLateAnswerDecided: 'late',
  MockSittingDue: 'system',
};

const landmarksOf: Readonly<Partial<Record<SittingEvent['type'], Landmark>>> = {
  MockSilenceBegan: 'silent',
  MockPaperEnded: 'over',
  MockDeviceTakenOver: 'device',
};

const aboutOther = (event: Exclude<SittingEvent, ActEvent>, { device }: Telling) => ({
  device: 'deviceId' in event.data ? device(event.data.deviceId) : null,
  kind: otherKinds[event.type] ?? 'clock',
  questionId: 'questionId' in event.data ? event.data.questionId : null,
  landmark: landmarksOf[event.type] ?? null,
  endedBy: event.type === 'MockPaperEnded' ? event.data.by : null,
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
    ...toldAct(event, telling),
    kind: actKinds[event.type],
    claimedAt: claim.at ?? null,
    device: telling.device(claim.deviceId),
    questionId,
    isChange: isChanged,
    landmark: isChanged ? 'changed' : null,
    endedBy: null,
    late: event.type === 'MockLateAnswerKept' ? { tab: claim.tab, seq: claim.seq } : null,
  };
}

/** By a time that cannot be nothing is reckoned. */
function toldAct(event: ActEvent, telling: Telling): Words {
  const cannotBe = falseClaim(event.data, telling);
  if (cannotBe === '') return actWords(event, telling);
  const { what, detail } = actWords(withoutTime(event), { ...telling, delay: 0 });
  return { what, detail: sentence(detail, cannotBe) };
}

function withoutTime<E extends ActEvent>(event: E): E {
  const { at: _, ...claim } = event.data.claim;
  return { ...event, data: { ...event.data, claim } };
}

const isChange = (event: ActEvent, { sitting }: Telling): boolean =>
  (event.type === 'MockChoiceMade' || event.type === 'MockAnswerSubmitted') && replaced(event.data, sitting) !== null;
