import { subjectKeys, subjectTitles, type SubjectKey } from 'schemas/questions/question';
import { chartColours } from '../../look/tokens';
import { shortDay } from '../../parts/dates';
import { percent } from '../../parts/standing/score';
import { rolling, type Series } from '../../parts/chart/over-time';
import type { ListedWorksheet } from './api';

/** The most worksheets of a subject that a chart shows: more than these are a thicket. */
const mostShown = 40;

/** Dark enough to be read as text, too. */
const colours: Record<SubjectKey, string> = {
  maths: chartColours.blue,
  'verbal-reasoning': '#b34e00',
  english: '#00785a',
  'non-verbal-reasoning': '#8c3f6f',
};

const shareOf = (worksheet: ListedWorksheet) =>
  worksheet.numberOfQuestionsInTheWorksheet === 0
    ? 0
    : worksheet.numberQuestionsCorrectlyAnswered / worksheet.numberOfQuestionsInTheWorksheet;

/** The scores of the latest worksheets of each subject. They come newest first. */
export function progressionOf(worksheets: readonly ListedWorksheet[]): Series[] {
  return subjectKeys
    .map((subject) => ({
      name: subjectTitles[subject],
      colour: colours[subject],
      points: worksheets
        .filter((each) => each.subject === subject)
        .slice(0, mostShown)
        .reverse()
        .map((each) => ({ at: each.date, value: shareOf(each) })),
    }))
    .filter(({ points }) => points.length > 0);
}

/** In worksheets of one subject: the first five and the last five of fewer are nearly the same ones. */
const enoughToSay = 8;

/** A step between two averages that is worth a word, as a share. */
const noticeable = 0.03;

/**
 * What the chart shows, in a sentence to the child: what has grown most; where nothing has, what is steady; and of what has
 * become less only how it stands. The figures are the ends of the line that it speaks of.
 */
export function findingOf(series: readonly Series[]): string {
  const lines = series.flatMap(growthOf).sort((one, other) => other.growth - one.growth);
  const [most] = lines;
  if (!most) return 'Your scores so far';
  const { name, since, first, last, growth } = most;
  if (growth > noticeable) return `${name} has grown since ${shortDay(since)}: ${figure(first)} to ${figure(last)}`;
  if (growth >= -noticeable) return `${name} is steady, near ${figure(last)}`;
  return `Your last five worksheets in ${name}: ${figure(last)} right`;
}

const figure = (share: number) => `${percent(share, 1)}%`;

function growthOf({ name, points }: Series) {
  const line = rolling(points);
  const [since, first, last] = [points[0]?.at, line[0]?.value, line.at(-1)?.value];
  if (points.length < enoughToSay || since === undefined || first === undefined || last === undefined) return [];
  return [{ name, since, first, last, growth: last - first }];
}
