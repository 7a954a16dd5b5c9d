import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { daysLater } from 'platform/clock';
import type { Happened } from 'platform/testing/folding';
import type { AnyEvent } from 'schemas/events';
import type { Mark } from 'schemas/practice/worksheets/worksheet.events';
import type { IssuedQuestion } from 'schemas/questions/question';

type DataOf<T extends AnyEvent['type']> = Extract<AnyEvent, { type: T }>['data'];

/** The example of a type that `schemas/golden` keeps, changed as told. */
function golden<T extends AnyEvent['type']>(type: T, changes: Partial<DataOf<T>> = {}): Happened<AnyEvent> {
  const file = join(__dirname, '../../schemas/golden', `${type}.json`);
  const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: object };
  // Another test holds the examples to their schemas.
  return { type, data: { ...data, ...changes } } as unknown as AnyEvent;
}

/** Every type of event, in an order in which they might have happened. */
const story: readonly AnyEvent['type'][] = [
  ...(['CatalogueReleased', 'SignUpStarted', 'EmailClaimed', 'AccountRegistered', 'SignUpRepeated'] as const),
  ...(['SessionOpened', 'SessionRefreshed', 'IdentityMismatchDetected', 'RoleGranted'] as const),
  ...(['EnglishItemAdded', 'EnglishItemApproved', 'EnglishPassageAdded', 'EnglishItemRetired'] as const),
  ...(['QuestionsAllotted', 'EnglishItemsDealt', 'WorksheetIssued', 'AnswerSubmitted', 'QuestionFlagged'] as const),
  ...(['WorksheetCompleted', 'PasswordResetAsked', 'PasswordChanged', 'SessionEnded'] as const),
  ...(['AccountDeactivated', 'AccountReactivated', 'SignUpForgotten', 'SubjectErased'] as const),
  ...(['SubscriptionRequested', 'SubscriptionConfirmed', 'SubscriptionEnded'] as const),
  ...(['ProjectionRebuildRequested', 'JobRetryRequested'] as const),
];

/** What the story brings to an end, begun once more and left as it is. */
const unfinished = (): Happened<AnyEvent>[] => [
  golden('SessionOpened', { sessionId: 'session-2' }),
  golden('SessionRenewed', { sessionId: 'session-2' }),
  golden('RefreshTokenReused', { sessionId: 'session-2' }),
  golden('SignUpStarted', { signUpId: 'signup-2' }),
  golden('SubscriptionRequested', { subscriberId: 'subscriber-2' }),
  golden('SubscriptionRequested', { subscriberId: 'subscriber-3' }),
  golden('SubscriptionConfirmed', { subscriberId: 'subscriber-3' }),
  golden('AccountDeactivated', { accountId: 'account-forgotten' }),
];

const ERASED = ['account-forgotten', 'learner-forgotten'] as const;
const FIRST_DAY = '2026-09-01';
const WORKSHEETS = 18;
const types = [
  { subject: 'maths', topic: 'fractions', questionType: 'fractions-of-amounts' },
  { subject: 'maths', topic: 'ratio', questionType: 'share-in-a-ratio' },
  { subject: 'verbal-reasoning', topic: 'codes', questionType: 'letter-codes' },
] as const;

/**
 * One log for all read models, the same in each run: every type of event once, then weeks of practice of two learners, of
 * whom one is erased at the end. Whoever adds a type of event adds it to the story, and a test says so.
 */
export function fixedLog(): Happened<AnyEvent>[] {
  const examples = story.map((type, minute) => ({
    ...golden(type),
    at: `2026-08-31T10:${String(minute).padStart(2, '0')}:00.000Z`,
    actorId: 'account-oneill',
  }));
  const [accountId, learnerId] = ERASED;
  const joined = golden('AccountRegistered', { accountId, learnerId, childName: 'Peregrine' });
  const practice = Array.from({ length: WORKSHEETS }, (_, n) => worksheet(n)).flat();
  const forgotten = ERASED.map((subjectId) => golden('SubjectErased', { subjectId }));
  return [...examples, joined, ...unfinished(), ...practice, ...forgotten];
}

/** Of one learner or the other, every third or fourth day, answered by a pattern that repeats in no week. */
function worksheet(n: number): Happened<AnyEvent>[] {
  const learnerId = n % 3 === 2 ? ERASED[1] : 'learner-amara';
  const day = daysLater(FIRST_DAY, Math.floor((n * 7) / 2));
  const at = `${day}T16:${String(10 + n)}:00.000Z`;
  const common = { worksheetId: `worksheet-${n + 10}`, learnerId, subject: 'maths', topic: 'mixed' } as const;
  const marks = types.map((type, index): Mark => markOf(type, index + 1, (n * 5 + index * 3) % 7));
  const questions = marks.map(questionOf);
  const correct = marks.filter((mark) => mark.correct).length;
  const first = { worksheetId: common.worksheetId, learnerId, number: 1 };
  const events = [
    golden('QuestionsAllotted', { learnerId, day, worksheetId: common.worksheetId, count: 3 }),
    golden('WorksheetIssued', { ...common, questions, questionTypes: types.map(({ questionType }) => questionType) }),
    golden('AnswerSubmitted', { ...first, answer: marks[0]?.answer ?? '' }),
    // Every fourth is left half-done, and every fifth flagged.
    ...(n % 4 === 3 ? [] : [golden('WorksheetCompleted', { ...common, marks, correct, asked: 3 })]),
    ...(n % 5 === 4 ? [golden('QuestionFlagged', { ...first, comment: `Comment ${n}` })] : []),
  ];
  return events.map((event) => ({ ...event, at }));
}

function markOf(type: (typeof types)[number], number: number, chance: number): Mark {
  const blank = chance === 0;
  const correct = chance > 2;
  return {
    ...type,
    number,
    level: 1 + (chance % 5),
    isChoice: type.topic === 'codes',
    answer: blank ? '' : String(chance),
    blank,
    correct,
    targetSeconds: 40,
    why: correct ? 'the same' : 'another',
    ...(chance !== 4 && { secondsSpent: 10 + chance * 9 }),
    ...(chance === 1 && { errorTag: 'number-differs' }),
  };
}

function questionOf({ number, subject, topic, questionType, level, targetSeconds }: Mark): IssuedQuestion {
  return {
    number,
    subject,
    topic,
    questionType,
    level,
    targetSeconds,
    subTopic: topic,
    prompt: `Question ${number}`,
    key: '5',
    solution: 'It is 5.',
    seed: number,
    genVersion: 1,
  };
}

/** As the same log is read once the keys of the erased are gone: their personal fields are empty from the first event on. */
export function afterErasure(log: readonly Happened<AnyEvent>[], personal: PersonalFields): Happened<AnyEvent>[] {
  const gone = new Set(log.flatMap((event) => (event.type === 'SubjectErased' ? [event.data.subjectId] : [])));
  return log.map((event) => {
    const data: Record<string, unknown> = { ...event.data };
    for (const [field, subject] of Object.entries(personal(event.type)))
      if (field in data && gone.has(String(data[subject]))) data[field] = null;
    return { ...event, data } as Happened<AnyEvent>;
  });
}

/** Field → the sibling field that names its person. */
type PersonalFields = (type: string) => Readonly<Record<string, string>>;
