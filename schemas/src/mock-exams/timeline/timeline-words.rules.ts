import type { SessionRoomEvent } from '../sessions/session-room.events';
import { countedAnswer, type ActEvent } from '../sittings/question.rules';
import type { SittingEvent } from '../sittings/sitting.events';
import { satPartWords } from '../sittings/sat-papers.rules';
import type { Arrangements } from '../sessions/arrangements';
import { arrangedWords } from '../sessions/arranged.rules';
import { answerWords, lateWords } from './answer-words.rules';
import { clockOf, lengthOf } from './lengths.rules';
import type { Writer } from './standing.rules';
import { arrival, plain, sentence, type Telling, type Words } from './telling.rules';
import type { EndedBy } from './timeline-line.rules';

/** Whoever wrote something down. */
export function writerWords({ kind, name }: Writer): string {
  if (kind === 'child') return 'the child’s device';
  return kind === 'clock' ? 'our own clock' : (name ?? 'staff');
}

type Other = Exclude<SittingEvent, ActEvent>;
type Teller = {
  readonly [T in Other['type']]: (data: Extract<Other, { type: T }>['data'], telling: Telling) => Words;
};

/** An act of the child. */
export function actWords(event: ActEvent, telling: Telling): Words {
  const { data } = event;
  const question = telling.question(data.questionId);
  const late = arrival(telling);
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
      return lateWords(event.data, telling);
    case 'MockChoiceMade':
    case 'MockAnswerSubmitted':
      return answerWords(event, telling);
  }
}

const isKnown = ({ sitting }: Telling, questionId: string): boolean => questionId in sitting.questions;

/** Everything else that stands in a sitting's own stream. */
const tellers: Teller = {
  MockSittingBegun: ({ deviceId }, { device }) => {
    const { name, isOnly } = device(deviceId);
    return plain('Began', isOnly ? '' : `on ${name}`);
  },
  MockPaperOpened: ({ paper, arrangements }) => plain(`Opened paper ${paper}`, openedWith(arrangements)),
  MockRestBegun: () => plain('Rest began', 'their own clock stands still'),
  MockRestEnded: () => plain('Rest over'),
  MockPaperEnded: ({ paper, by }, telling) => paperEndWords(paper, by, telling),
  MockBreakBegun: ({ endsAt }, telling) =>
    plain('At the break’s page', sentence(`it ends at ${clockOf(endsAt)}`, arrival(telling))),
  MockBreakEnded: () => plain('Break over'),
  MockSilenceBegan: () => plain('Nothing heard of the device'),
  MockSilenceEnded: () => plain('Heard again'),
  MockRoomHeard: ({ through }, telling) =>
    plain(
      'The device had what staff did',
      sentence(through === 1 ? 'the first thing' : `up to number ${through} of it`, arrival(telling)),
    ),
  MockMessagePutAway: ({ messageId }, telling) => {
    const text = telling.message(messageId);
    return plain('A message of the staff was put away', sentence(text === '' ? '' : `“${text}”`, arrival(telling)));
  },
  MockDeviceTakenOver: ({ deviceId, insteadOf }, { device }) =>
    plain('Went on with another device', `${device(deviceId).name} instead of ${device(insteadOf).name}`),
  MockSittingDue: ({ dueAt }) => plain('Our own clock is to look at it again', `at ${clockOf(dueAt)}`),
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

/** What staff did in the room. @param onScreen when the child's screen had it; empty where that is not known */
export function roomWords({ type, data }: SessionRoomEvent, onScreen = ''): Words {
  const whose = data.learnerId === undefined ? 'everybody' : 'this child';
  if (type === 'ExamRoomMessaged') return plain(`Message to ${whose}`, sentence(`“${data.text}”`, onScreen));
  const why = sentence(data.reason ?? data.ownReason ?? '', onScreen);
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
