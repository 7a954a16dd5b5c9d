import { londonInstant } from 'platform/clock';
import type { Reads } from 'platform/database/reads';
import { bandOf } from 'question-bank/adaptive/standing/band';
import { abilityOf, unknown, type Standing } from 'question-bank/adaptive/standing/mastery';
import type { TypeStanding } from 'question-bank/adaptive/planning/practice-plan';
import { retrievability } from 'question-bank/adaptive/reviewing/review';
import { comparedInSubject } from 'question-bank/adaptive/standing/type-difficulty';
import type { RowOf } from 'schemas/describe/table';
import { mastery } from 'schemas/practice/progress/mastery.table';
import { typeDifficulty } from 'schemas/practice/progress/type-difficulty.table';
import { typeReviews } from 'schemas/practice/progress/type-reviews.table';
import { catalogue } from 'schemas/questions/catalogue.table';
import type { SubjectKey } from 'schemas/questions/question';
import { offeredTypes, type OfferedType } from './offered-types';

type Review = RowOf<typeof typeReviews>;

/** What is known of a learner, for choosing what comes next. */
export interface Known {
  readonly offered: readonly OfferedType[];
  readonly abilities: readonly RowOf<typeof mastery>[];
  readonly reviews: readonly Review[];
  readonly difficulties: readonly Pick<RowOf<typeof typeDifficulty>, 'questionType' | 'subject' | 'value'>[];
}

/** What `knownOf` reads. */
export const knownTables = [catalogue, mastery, typeReviews, typeDifficulty] as const;

export async function knownOf(db: Reads<(typeof knownTables)[number]['name']>, learnerId: string): Promise<Known> {
  const [offered, abilities, reviews, difficulties] = await Promise.all([
    offeredTypes(db),
    db.from(mastery).selectAll().where('learnerId', '=', learnerId).execute(),
    db.from(typeReviews).selectAll().where('learnerId', '=', learnerId).execute(),
    db.from(typeDifficulty).select(['questionType', 'subject', 'value']).execute(),
  ]);
  return { offered, abilities, reviews, difficulties };
}

/** Where a learner stands in a topic of a subject; unknown until it was practised. */
export function standingIn({ abilities }: Pick<Known, 'abilities'>, subject: SubjectKey, topic: string): Standing {
  const row = abilities.find((one) => one.subject === subject);
  return { subject: row ?? unknown, topic: row?.topics.find((one) => one.topic === topic) ?? unknown };
}

/** Each offered type as it stands with the learner on a day, which is the same from its first hour to its last. */
export function typeStandings(known: Known, today: string): TypeStanding[] {
  const harder = comparedInSubject(known.difficulties.map(({ value, ...type }) => ({ ...type, harderBy: value })));
  const reviews = new Map(known.reviews.map((row) => [row.questionType, row]));
  return known.offered.map((type) => ({
    ...type,
    ability: abilityOf(standingIn(known, type.subject, type.topic)),
    harderBy: harder.get(type.questionType) ?? 0,
    band: bandOf(scoreIn(known, type.topic)),
    ...practisedSoFar(type, reviews.get(type.questionType), today),
  }));
}

function practisedSoFar({ subject }: OfferedType, row: Review | undefined, today: string) {
  const isChoice = subject === 'english' || subject === 'non-verbal-reasoning';
  const none = { isTried: false, isDue: false, wrongInARow: 0, worksheetsToday: 0 };
  const noon = londonInstant(today, '12:00').toISOString();
  if (!row) return { ...none, isChoice, retrievability: retrievability(row, noon) };
  return {
    isTried: true,
    isChoice: row.isChoice,
    wrongInARow: row.lastDay === today ? row.wrongInARow : 0,
    worksheetsToday: row.lastDay === today ? row.worksheetsThatDay : 0,
    retrievability: retrievability(row, noon),
    isDue: row.dueOn <= today,
  };
}

function scoreIn({ reviews }: Known, topic: string) {
  const ofTopic = reviews.filter((row) => row.topic === topic);
  const sum = (field: 'correct' | 'asked') => ofTopic.reduce((total, row) => total + row[field], 0);
  return { correct: sum('correct'), asked: sum('asked') };
}
