import type { SessionRoomEvent } from '../sessions/session-room.events';
import { countedAnswer, type ActEvent } from '../sittings/question.rules';
import type { SittingEvent } from '../sittings/sitting.events';
import { satPartWords } from '../sittings/sat-papers.rules';
import type { Sitting } from '../sittings/sitting.rules';
import type { Arrangements } from '../sessions/arrangements';
import { arrangedWords } from '../sessions/arranged.rules';
import type { Writer } from './standing.rules';

/** `2 min 26 s`, `1 h 5 min`, `40 s`. */
export function lengthOf(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  const parts = [
    ...(hours > 0 ? [`${hours} h`] : []),
    ...(minutes > 0 ? [`${minutes} min`] : []),
    ...(rest > 0 ? [`${rest} s`] : []),
  ];
  return parts.length === 0 ? '0 s' : parts.join(' ');
}

/** Whoever wrote something down. */
export function writerWords({ kind, name }: Writer): string {
  if (kind === 'child') return 'the child’s device';
  return kind === 'clock' ? 'our own clock' : (name ?? 'staff');
}

/** What is known as an event is put into words. */
export interface Telling {
  /** Before it. */
  readonly sitting: Sitting;
  /** `Q12`, or `Paper 2, Q12`. */
  readonly question: (questionId: string) => string;
  readonly by: Writer;
  /** How much later than it is dated it was written. */
  readonly delay: number;
}

/** What happened, and what there is to say of it. */
export interface Words {
  readonly what: string;
  readonly detail: string;
}

type Other = Exclude<SittingEvent, ActEvent>;
type Teller = {
  readonly [T in Other['type']]: (data: Extract<Other, { type: T }>['data'], telling: Telling) => Words;
};

const plain = (what: string, detail = ''): Words => ({ what, detail });
const sentence = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('; ');

/** Longer is no bad second on the way. */
const SOON_SECONDS = 10;
const arrival = (delay: number): string => (delay > SOON_SECONDS ? `reached us ${lengthOf(delay)} later` : '');

/** An act of the child. */
export function actWords(event: ActEvent, telling: Telling): Words {
  const { data } = event;
  const question = telling.question(data.questionId);
  const late = arrival(telling.delay);
  switch (event.type) {
    case 'MockQuestionShown':
      return plain(`${question} shown`, sentence(isKnown(telling, data.questionId) ? 'again' : '', late));
    case 'MockQuestionLeft':
      return plain(`${question} left`, late);
    case 'MockQuestionMarkedForReview':
      return plain(`${question} ${event.data.marked ? 'marked to look at again' : 'no longer marked'}`, late);
    case 'MockOptionStruckOut':
      return plain(
        `${question} ${event.data.option} ${event.data.struck ? 'struck out' : 'no longer struck out'}`,
        late,
      );
    case 'MockLateAnswerKept':
      return plain(
        `${question} answered ${event.data.option} too late`,
        sentence('kept apart, for staff to decide', late),
      );
    case 'MockChoiceMade':
    case 'MockAnswerSubmitted':
      return answerWords(event, telling);
  }
}

const isKnown = ({ sitting }: Telling, questionId: string): boolean => questionId in sitting.questions;

type Answering = Extract<ActEvent, { type: 'MockChoiceMade' | 'MockAnswerSubmitted' }>;

function answerWords({ type, data }: Answering, telling: Telling): Words {
  const { questionId, option, inGrace } = data;
  const verb = type === 'MockChoiceMade' ? 'chose' : 'submitted';
  return plain(
    `${telling.question(questionId)} ${verb} ${option}`,
    sentence(
      replacedWords(data, telling),
      inGrace === true ? 'done in time, and here after the end: it counts' : '',
      arrival(telling.delay),
    ),
  );
}

/** The answer whose place another one takes; null where there was none, or it is the same. */
export function replaced({ questionId, option, overtaken }: Answering['data'], sitting: Sitting): string | null {
  const before = sitting.questions[questionId]?.option ?? null;
  return overtaken === true || before === option ? null : before;
}

function replacedWords(data: Answering['data'], { sitting }: Telling): string {
  if (data.overtaken === true) return 'from a device that another had replaced: it changes nothing';
  const before = replaced(data, sitting);
  return before === null ? '' : `changed from ${before}`;
}

/** Everything else that stands in a sitting's own stream. */
const tellers: Teller = {
  MockSittingBegun: ({ deviceId }) => plain('Began', `on the device “${deviceId}”`),
  MockPaperOpened: ({ paper, arrangements }) => plain(`Opened paper ${paper}`, openedWith(arrangements)),
  MockRestBegun: () => plain('Rest began', 'their own clock stands still'),
  MockRestEnded: () => plain('Rest over'),
  MockPaperEnded: ({ paper, by }, telling) => paperEndWords(paper, by, telling),
  MockBreakBegun: ({ endsAt }, { delay }) =>
    plain('At the break’s page', sentence(`it ends at ${clockOf(endsAt)}`, arrival(delay))),
  MockBreakEnded: () => plain('Break over'),
  MockSilenceBegan: () => plain('Nothing heard of the device'),
  MockSilenceEnded: () => plain('Heard again'),
  MockDeviceTakenOver: ({ deviceId, insteadOf }) =>
    plain('Went on with another device', `“${deviceId}” instead of “${insteadOf}”`),
  MockSittingDue: ({ dueAt }) => plain('A look at the clock was asked for', `at ${clockOf(dueAt)}`),
  MockSittingCompleted: ({ by }, telling) => plain(satPartOf(telling) ?? 'Complete', endWords(by, telling)),
  MockLateAnswerDecided: ({ questionId, option, counts, reason }, { question }) =>
    plain(
      `${question(questionId)}: the late answer ${option} ${counts ? 'counts' : 'does not count'}`,
      reasonOf(reason),
    ),
};

const satPartOf = ({ sitting: { clock, papers } }: Telling): string | null =>
  satPartWords(clock.papers.length, papers.length);

/** Of somebody who was erased nothing is left of it. */
function openedWith(arrangements: Arrangements | null): string {
  if (arrangements === null) return 'arrangements: erased';
  const words = arrangedWords(arrangements);
  return words === '' ? '' : `with ${words}`;
}

const reasonOf = (reason: string | null): string => reason ?? 'reason: erased';

/** `12:50:00`, in London. */
const clockFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Europe/London' });
export const clockOf = (at: string): string => clockFormat.format(new Date(at));

type EndedBy = 'child' | 'time' | 'staff';

function endWords(by: EndedBy, { by: writer, delay }: Telling): string {
  if (by === 'child') return '';
  const noticed = `written ${delay < 1 ? 'at once' : `${lengthOf(delay)} later`} by ${writerWords(writer)}`;
  return sentence(by === 'time' ? 'ended by itself' : 'ended as the room was closed', noticed);
}

function paperEndWords(paper: number, by: EndedBy, telling: Telling): Words {
  const answered = Object.entries(telling.sitting.questions).filter(
    ([, one]) => one.paper === paper && one.option !== null,
  );
  const taken = answered.filter(([, one]) => countedAnswer(one)?.takenAtTimeUp);
  const asTheyStood = taken.map(([questionId]) => telling.question(questionId)).join(', ');
  const what = by === 'child' ? `Handed in paper ${paper}` : `Time up in paper ${paper}`;
  return plain(
    by === 'staff' ? `Paper ${paper} was closed` : what,
    sentence(
      `${answered.length} answered`,
      asTheyStood === '' ? '' : `taken as they stood: ${asTheyStood}`,
      endWords(by, telling),
    ),
  );
}

export function otherWords(event: Other, telling: Telling): Words {
  const tell = tellers[event.type] as (data: Other['data'], telling: Telling) => Words;
  return tell(event.data, telling);
}

/** What staff did in the room. */
export function roomWords({ type, data }: SessionRoomEvent): Words {
  const whose = data.learnerId === undefined ? 'everybody' : 'this child';
  if (type === 'ExamRoomMessaged') return plain(`Message to ${whose}`, `“${data.text}”`);
  const why = data.reason ?? data.ownReason ?? '';
  switch (type) {
    case 'ExamRoomPaused':
      return plain(`Paused for ${whose}`, why);
    case 'ExamRoomResumed':
      return plain(`Resumed for ${whose}`, why);
    case 'ExamRoomExtended':
      return plain(`${lengthOf(data.seconds)} ${moreWords(data)} in paper ${data.paper} for ${whose}`, why);
    case 'ExamRoomClosed':
      return plain(data.why === 'moved' ? 'Moved to another session' : `Closed for ${whose}`, why);
  }
}

/** What was given for an incident is what had been lost by it. */
const moreWords = ({ incidentId }: { readonly incidentId?: string | undefined }): string =>
  incidentId === undefined ? 'more' : 'given back';
