import Type, { type Static } from 'typebox';
import { Count, orNull, Shape } from '../../describe/schema';
import { ContentHash, MOST_PAPER_QUESTIONS } from '../paper';

/** That a set has at most. */
const MOST_PAPERS = 6;

/** Kept to four decimals, and reckoned on with as kept: whoever does the sum again by hand gets the same. */
const Kept = Type.Number({ minimum: -1_000_000, maximum: 1_000_000 });

/**
 * From a hundred on scores follow from ranks. `at`: the values that occurred, in units of `step`, ascending; `counts`: how
 * often each did. `step` is as fine as leaves no more values than `MOST_VALUES`.
 */
export const MOST_VALUES = 256;
export const Ranks = Shape({
  step: Kept,
  at: Type.Array(Type.Integer({ minimum: -100_000, maximum: 100_000 }), { maxItems: MOST_VALUES }),
  counts: Type.Array(Count, { maxItems: MOST_VALUES }),
});

/** How raw marks become standardised scores; there is one only from thirty children on, and where marks differ. */
export const Standard = Shape({
  /** Of what is standardised: raw marks, of the total the mean of the subjects' scores. */
  mean: Kept,
  /** Of it, once age is taken off; population. */
  sd: Kept,
  /** Of raw marks: how many marks a month of age is worth, from what age; null where no age is known. `known`: of how many. */
  age: orNull(Shape({ mean: Kept, slope: Kept, known: Count })),
  ranks: orNull(Ranks),
  /** Half the width of the band, in points. */
  band: Count,
  /** Of the total: the subjects' parts whose scores its mean is of. */
  of: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 8 }),
});

/** The marks of everybody who opened all papers of a part. */
export const PartCohort = Shape({
  partId: Type.String({ maxLength: 160 }),
  n: Count,
  /** Marks to be had. */
  of: Count,
  /** How many children had 0, 1, 2 … of them: one place more than `of`. */
  counts: Type.Array(Count, { maxItems: MOST_PAPERS * MOST_PAPER_QUESTIONS + 1 }),
  /** KR-20; null where it cannot be reckoned: one question, nobody, or no spread. */
  reliability: orNull(Kept),
  /** Of subjects and the total alone. */
  standard: orNull(Standard),
});

/** Columns: one place for each question, in the paper's order. */
const ofQuestions = Type.Array(Count, { maxItems: MOST_PAPER_QUESTIONS });
export const PaperCohort = Shape({
  paperHash: ContentHash,
  keyVersion: Count,
  /** Who opened it. */
  n: Count,
  /** Who had it right; 0 for a voided question. */
  right: ofQuestions,
  /** Who answered it, or one after it. */
  reached: ofQuestions,
  /** Median of those who looked at it, in whole seconds; null where nobody did. */
  seconds: Type.Array(orNull(Count), { maxItems: MOST_PAPER_QUESTIONS }),
});

/**
 * Everybody who has sat the same papers, in whatever session, as of one moment: nobody can be told from it. All that a
 * child's figures are compared with stands in it, so that a report can be made again from it. At most 40 KiB.
 */
export const CohortSummary = Shape({
  markingRule: Count,
  /** Who opened one paper of them at least. */
  n: Count,
  papers: Type.Array(PaperCohort, { maxItems: MOST_PAPERS }),
  parts: Type.Array(PartCohort, { maxItems: 100 }),
});

export type Ranks = Static<typeof Ranks>;
export type Standard = Static<typeof Standard>;
export type PartCohort = Static<typeof PartCohort>;
export type PaperCohort = Static<typeof PaperCohort>;
export type CohortSummary = Static<typeof CohortSummary>;
