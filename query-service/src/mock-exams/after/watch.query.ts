import type { Reads } from 'platform/database/reads';
import { answer } from 'platform/http';
import { watchMockExam } from 'schemas/mock-exams/after/after.contract';
import { mockQuestionSteps } from 'schemas/mock-exams/after/after.tables';
import { adviceOn } from 'schemas/mock-exams/after/advice.rules';
import { hourOf, type PaperHour, type Walked } from 'schemas/mock-exams/after/hour.rules';
import type { StandingKey } from 'schemas/mock-exams/keys/standing-keys';
import { mockKeys, mockPapers } from 'schemas/mock-exams/sets/sets.tables';
import { clockOf } from 'schemas/mock-exams/sittings/deadlines.rules';
import { countedAnswer } from 'schemas/mock-exams/sittings/question.rules';
import { timeArrangementsOf } from 'schemas/mock-exams/sittings/sitting.rules';
import { mockSittingAnswers, mockSittingOpenings } from 'schemas/mock-exams/sittings/sittings.tables';
import { timesOf } from 'schemas/mock-exams/sittings/times.rules';
import { keysOf } from './keys';
import { openedPapers, ownSittings, ownTables, paperWords, sessionWords, type OwnSitting } from './own-sittings';
import { isOpen } from './standing';

const tables = [
  ...ownTables,
  mockPapers,
  mockKeys,
  mockSittingAnswers,
  mockSittingOpenings,
  mockQuestionSteps,
] as const;
type Db = Reads<(typeof tables)[number]['name']>;

/** What a child did in a mock exam, paper by paper; nothing of what was asked, and of what was right only once that may be told. */
export const watchQuery = answer(
  watchMockExam,
  { reads: tables },
  async ({ mockExamSessionId }, { db, now, caller, refuse }) => {
    const [sitting = refuse('MockSittingNotFound')] = await ownSittings({ db, now, caller }, mockExamSessionId);
    const told = { serverNow: now, ...sessionWords(sitting), review: sitting.review };
    if (sitting.review.state === 'ended') return { ...told, papers: [], sentences: [] };
    const did = await whatWasDone({ sessionId: mockExamSessionId, learnerId: caller.learnerId }, db);
    const { stood } = standstills(sitting, now);
    const lengthOf = await lengthsIn(sitting, { learnerId: caller.learnerId, now }, db);
    const hours = await Promise.all(
      openedPapers(sitting).map(async (opened) => {
        const { notCounted, ...sat } = await satPaper({ sitting, opened, stood, lengthOf }, did, db);
        return { opened, notCounted, hour: hourOf(sat) };
      }),
    );
    return {
      ...told,
      papers: hours.map(({ opened: { paper, openedAt }, hour, notCounted }) => ({
        ...paperWords(paper),
        openedAt,
        ...watched(hour, notCounted),
      })),
      sentences: [...adviceOn(hours.map(({ hour }) => hour))],
    };
  },
);

/** When the clock of a sitting stood still, as it is reckoned for its deadlines. */
const standstills = ({ facts }: OwnSitting, now: string) => ({ stood: clockOf(facts, Date.parse(now)).pauses });

interface Asked {
  readonly learnerId: string;
  readonly now: string;
}

/** How long each paper lasted, in seconds: with the arrangements that it was opened with, which may not be those of the next. */
async function lengthsIn({ session, facts, times }: OwnSitting, { learnerId, now }: Asked, db: Db) {
  const { sessionId } = session;
  const openings = await db
    .from(mockSittingOpenings)
    .select(['paper', 'arrangements'])
    .where('sessionId', '=', sessionId)
    .where('learnerId', '=', learnerId)
    .execute();
  return (index: number): number => {
    const opening = openings.find(({ paper }) => paper === index + 1);
    const { session: clock, room, sitting } = facts;
    const then =
      opening &&
      timesOf({ session: clock, room, sitting, arrangements: timeArrangementsOf(opening.arrangements) }, now);
    return (then ?? times).papers[index]?.seconds ?? 0;
  };
}

interface Whose {
  readonly sessionId: string;
  readonly learnerId: string;
}

async function whatWasDone({ sessionId, learnerId }: Whose, db: Db) {
  const [steps, answers] = await Promise.all([
    db
      .from(mockQuestionSteps)
      .select(['questionId', 'steps'])
      .where('sessionId', '=', sessionId)
      .where('learnerId', '=', learnerId)
      .execute(),
    db
      .from(mockSittingAnswers)
      .select(['questionId', 'option', 'submitted', 'late'])
      .where('sessionId', '=', sessionId)
      .where('learnerId', '=', learnerId)
      .execute(),
  ]);
  return {
    steps: new Map(steps.map((one) => [one.questionId, one.steps])),
    answers: new Map(answers.map((one) => [one.questionId, countedAnswer(one)?.option ?? null])),
  };
}

type Done = Awaited<ReturnType<typeof whatWasDone>>;

interface Which {
  readonly sitting: OwnSitting;
  readonly opened: ReturnType<typeof openedPapers>[number];
  readonly stood: ReturnType<typeof standstills>['stood'];
  readonly lengthOf: (index: number) => number;
}

async function satPaper({ sitting, opened, stood, lengthOf }: Which, { steps, answers }: Done, db: Db) {
  const { paper, index, openedAt, endedAt } = opened;
  const { paperHash } = paper;
  const kept = await db.from(mockPapers).select('paper').where('paperHash', '=', paperHash).executeTakeFirst();
  const sections = kept?.paper.sections ?? [];
  const keys = isOpen(sitting.review) ? await keysOf(sitting.review, paperHash, db) : null;
  const questions = sections.flatMap(({ name, questions: asked }, sectionAt) =>
    asked.map(({ questionId, number }): Walked => ({
      questionId,
      number,
      section: name,
      sectionAt,
      steps: steps.get(questionId) ?? [],
      answer: answers.get(questionId) ?? null,
      key: letterOf(keys?.get(questionId)),
    })),
  );
  return {
    name: paper.name,
    openedAt,
    endedAt,
    lengthSeconds: lengthOf(index),
    endedBy: sitting.facts.sitting.papers[index]?.ended?.by ?? ('time' as const),
    stood,
    sections: sections.map(({ name, minutes }) => ({ name, minutes: minutes ?? null })),
    questions,
    /** By their numbers: why. */
    notCounted: new Map(
      questions.flatMap(({ questionId, number }) => {
        const { isVoided = false, why } = keys?.get(questionId) ?? {};
        return isVoided ? [[number, why ?? ''] as const] : [];
      }),
    ),
  };
}

/** Of a question that counts for nobody no answer is right or wrong. */
const letterOf = (key: StandingKey | undefined): string | null => (!key || key.isVoided ? null : key.answer);

const watched = (
  { lengthSeconds, usedSeconds, endedBy, allAnsweredAt, sections, looks, questions }: PaperHour,
  notCounted: ReadonlyMap<number, string>,
) => ({
  lengthSeconds,
  usedSeconds,
  endedBy,
  allAnsweredAt,
  sections: [...sections],
  looks: [...looks],
  questions: questions.map((one) => ({
    number: one.number,
    section: one.section,
    seconds: one.seconds,
    visits: one.visits,
    isAnswered: one.isAnswered,
    isRight: one.isRight,
    notCounted: notCounted.get(one.number) ?? null,
    isNotRevisited: one.isNotRevisited,
    changes: [...one.changes],
  })),
});
