import type { ReplyOf } from 'schemas/describe/contract';
import type { getMyEffort, getUserAnalyticsData } from 'schemas/practice/progress/progress.contract';
import type { getUserWorksheets } from 'schemas/practice/worksheets/worksheets.contract';
import type { Titles } from '../../../../parts/catalogue';
import { counted, listed } from '../../../../parts/words';
import type { Worksheet } from '../../worksheet';

/** Something that a worksheet earned, and why. */
export interface Earning {
  readonly kind: 'star' | 'put-right' | 'first-time';
  readonly what: string;
  readonly why: string;
}

/** What is known about the learner besides the worksheet; undefined as long as it is not. */
interface Known {
  readonly effort: ReplyOf<typeof getMyEffort> | undefined;
  readonly topics: ReplyOf<typeof getUserAnalyticsData>['topics'] | undefined;
  readonly finished: readonly ReplyOf<typeof getUserWorksheets>[number][] | undefined;
}

/** In how many answers there is a star. */
const forAStar = 10;

/** Only what the figures show: of a worksheet that is not the last one, nothing can be said but what stands in itself. */
export function earnedBy(worksheet: Worksheet, { effort, topics, finished }: Known, titles: Titles): Earning[] {
  const isLast = finished?.[0]?.worksheetId === worksheet.worksheetId;
  return [
    ...(effort ? starsOf(worksheet, effort) : []),
    ...putRight(worksheet),
    ...(isLast && topics ? firstTimes(worksheet, topics, titles) : []),
  ];
}

// The server says how many of its answers count: what is seen here does not tell what was tapped before it could be read.
function starsOf({ worksheetId }: Worksheet, { answered, last }: NonNullable<Known['effort']>): Earning[] {
  if (last?.worksheetId !== worksheetId) return [];
  const before = Math.max(0, answered - last.answered);
  const stars = Math.floor(answered / forAStar) - Math.floor(before / forAStar);
  if (stars < 1) return [];
  return [
    {
      kind: 'star',
      what: counted(stars, 'star'),
      why: `for ${stars === 1 ? '' : 'each '}ten answers, right or not; quick guesses that are wrong are left out`,
    },
  ];
}

function putRight({ worksheetQuestions }: Worksheet): Earning[] {
  const numbers = worksheetQuestions
    .filter(({ secondTry }) => secondTry?.isCorrect === true)
    .map(({ questionNumber }) => String(questionNumber));
  if (numbers.length === 0) return [];
  const which = `${numbers.length === 1 ? 'question' : 'questions'} ${listed(numbers)}`;
  return [
    {
      kind: 'put-right',
      what: `${counted(numbers.length, 'second try', 'second tries')} right`,
      why: `at once: ${which}`,
    },
  ];
}

/** Where all that was ever asked of a topic stands in this worksheet. */
function firstTimes(
  { worksheetQuestions }: Worksheet,
  topics: NonNullable<Known['topics']>,
  titles: Titles,
): Earning[] {
  const askedHere = (topic: string) => worksheetQuestions.filter(({ question }) => question.topic === topic).length;
  const first = topics.filter(({ topic, asked }) => askedHere(topic) > 0 && askedHere(topic) === asked);
  if (first.length === 0) return [];
  return [
    { kind: 'first-time', what: 'First time', why: `with ${listed(first.map(({ topic }) => titles.topic(topic)))}` },
  ];
}
