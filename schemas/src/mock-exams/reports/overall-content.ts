import Type, { type Static } from 'typebox';
import { Count, Instant, Shape, Text } from '../../describe/schema';
import { MOST_PAPER_QUESTIONS } from '../paper';

/** That a set has at most. */
const MOST_PAPERS = 6;

/** The marks in one part: quartiles as they are, other numbers with one decimal; a dash where there is none. */
export const OverallPart = Shape({
  name: Text(200),
  /** A section stands under what is above it. */
  isSection: Type.Boolean(),
  n: Count,
  of: Count,
  mean: Text(20),
  sd: Text(20),
  /** Lower quartile, median, upper quartile. */
  quartiles: Text(60),
  /** KR-20, and the error of a mark that follows from it. */
  reliability: Text(20),
  error: Text(20),
});
export type OverallPart = Static<typeof OverallPart>;

/** What is to be looked at again of one question. */
export const OverallQuestion = Shape({
  paper: Text(200),
  number: Count,
  key: Text(20),
  right: Text(20),
  discrimination: Text(20),
  seconds: Text(20),
  flags: Type.Array(Text(300), { maxItems: 12 }),
  isGrave: Type.Boolean(),
});
export type OverallQuestion = Static<typeof OverallQuestion>;

/**
 * What the report over all who sat says, without how it looks: the page and the paper are both drawn from it. It names nobody, so
 * it stands in the event that issued it as it was said then: whoever is erased later takes nothing of it away.
 */
export const OverallContent = Shape({
  sentence: Text(300),
  line: Text(300),
  facts: Type.Array(Text(300), { maxItems: 6 }),
  /** Fewer than thirty have sat it. */
  isIndicative: Type.Boolean(),
  /** Marks in all, and how many children had each: ten columns at most. */
  histogram: Type.Array(Shape({ label: Text(20), count: Count }), { maxItems: 10 }),
  parts: Type.Array(OverallPart, { maxItems: 100 }),
  /** Those with something to look at, the gravest first. */
  questions: Type.Array(OverallQuestion, { maxItems: MOST_PAPERS * MOST_PAPER_QUESTIONS }),
  asked: Count,
  madeFrom: Text(300),
  madeAt: Instant,
});
export type OverallContent = Static<typeof OverallContent>;
