import type { ActEvent } from '../sittings/question.rules';
import type { Sitting } from '../sittings/sitting.rules';
import { GRACE_SECONDS } from '../sittings/times.rules';
import { lengthOf } from './lengths.rules';
import { arrival, plain, sentence, type Telling, type Words } from './telling.rules';

type Answering = Extract<ActEvent, { type: 'MockChoiceMade' | 'MockAnswerSubmitted' }>;
type LateAnswer = Extract<ActEvent, { type: 'MockLateAnswerKept' }>['data'];

/** A choice, handed in or not: what became of it, in one sentence. */
export function answerWords({ type, data }: Answering, telling: Telling): Words {
  const verb = type === 'MockChoiceMade' ? 'chose' : 'submitted';
  const before = replaced(data, telling.sitting);
  return plain(
    `${telling.question(data.questionId)} ${verb} ${data.option}`,
    sentence(before === null ? '' : `changed from ${before}`, standingWords(data, telling)),
  );
}

/** The answer whose place another one takes; null where there was none, or it is the same. */
export function replaced({ questionId, option, overtaken }: Answering['data'], sitting: Sitting): string | null {
  const before = sitting.questions[questionId]?.option ?? null;
  return overtaken === true || before === option ? null : before;
}

function standingWords(data: Answering['data'], telling: Telling): string {
  if (data.overtaken === true) return sentence(overtakenWords(data, telling), arrival(telling));
  if (data.inGrace !== true) return arrival(telling);
  const ended = telling.sitting.clock.papers[data.paper - 1]?.ended ?? null;
  return ended === null
    ? sentence('done before the clock stood still, and taken', arrival(telling))
    : `done in time; reached us ${after(ended.at, telling.savedAt)} after the end, and is taken`;
}

/** Of two devices what was chosen later counts. */
function overtakenWords({ questionId }: Answering['data'], { sitting, device }: Telling): string {
  const other = sitting.questions[questionId]?.deviceId ?? null;
  return `${other === null ? 'another device' : device(other).name} had answered it since, so this changes nothing`;
}

/** One that could not count by itself: why not. */
export function lateWords(data: LateAnswer, telling: Telling): Words {
  const { questionId, option } = data;
  const answered = `${telling.question(questionId)} answered ${option}`;
  const isPutAside = isFromPutAside(data, telling.sitting);
  return plain(
    isPutAside ? `${answered} on a device that was put aside` : `${answered} too late`,
    sentence(whyLate(data, telling, isPutAside), 'kept apart, for staff to decide'),
  );
}

/** Done after another device had taken its place. */
function isFromPutAside({ claim, at }: LateAnswer, { deviceId, takenOverAt }: Sitting): boolean {
  if (takenOverAt === null || claim.deviceId === deviceId) return false;
  return Date.parse(claim.at ?? at) > Date.parse(takenOverAt);
}

function whyLate({ claim, paperEndedAt }: LateAnswer, telling: Telling, isPutAside: boolean): string {
  const { savedAt, sitting, device } = telling;
  const done = claim.at ?? savedAt;
  const isInTime = Date.parse(done) <= Date.parse(paperEndedAt);
  const here = `reached us ${after(paperEndedAt, savedAt)} after the end`;
  if (isPutAside && sitting.deviceId !== null) {
    const when = isInTime ? '' : `${after(paperEndedAt, done)} after the end, `;
    return sentence(`done ${when}while ${device(sitting.deviceId).name} was the one that counted`, here);
  }
  if (claim.at === undefined) return here;
  return isInTime
    ? `done in time by the device’s own word; ${here}, and ${lengthOf(GRACE_SECONDS)} are allowed`
    : sentence(`done ${after(paperEndedAt, done)} after the end`, arrival(telling));
}

const after = (from: string, at: string): string => lengthOf((Date.parse(at) - Date.parse(from)) / 1_000);
