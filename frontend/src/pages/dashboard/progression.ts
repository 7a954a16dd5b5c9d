import { subjectKeys, subjectTitles, type SubjectKey } from 'schemas/questions/question';
import { chartColours } from '../../look/tokens';
import { percent } from '../../parts/score';
import type { Series } from '../../parts/chart/line-geometry';
import type { ListedWorksheet } from './api';

/** The most worksheets that a chart shows: more than these are a thicket. */
const mostShown = 40;

/** Dark enough to be read as text, too. */
const colours: Record<SubjectKey, string> = {
  maths: chartColours.blue,
  'verbal-reasoning': '#b34e00',
  english: '#00785a',
  'non-verbal-reasoning': '#8c3f6f',
};

const shortTitles: Record<SubjectKey, string> = {
  maths: 'Maths',
  'verbal-reasoning': 'Verbal',
  english: 'English',
  'non-verbal-reasoning': 'NVR',
};

const shareOf = (worksheet: ListedWorksheet) =>
  worksheet.numberOfQuestionsInTheWorksheet === 0
    ? 0
    : worksheet.numberQuestionsCorrectlyAnswered / worksheet.numberOfQuestionsInTheWorksheet;

/** The scores of the latest worksheets, a line for each subject. They come newest first. */
export function progressionOf(worksheets: readonly ListedWorksheet[]): Series[] {
  const shown = worksheets.slice(0, mostShown).reverse();
  return subjectKeys
    .map((subject) => ({
      name: subjectTitles[subject],
      shortName: shortTitles[subject],
      colour: colours[subject],
      points: shown.filter((each) => each.subject === subject).map((each) => ({ at: each.date, value: shareOf(each) })),
    }))
    .filter(({ points }) => points.length > 0);
}

/** In worksheets of one subject. */
const enoughToSay = 4;

/** What the figures of the finding are, where it has any. */
export function averagesIn(series: readonly Series[]): string | undefined {
  const hasFigures = series.some(({ points }) => points.length >= enoughToSay);
  return hasFigures ? 'Averages of the earlier and of the later half of these worksheets.' : undefined;
}

/** A step between two averages that is worth a word, as a share. */
const noticeable = 0.03;

/** What the chart shows, in a sentence, of the subject practised most. */
export function findingOf(series: readonly Series[]): string {
  const most = [...series].sort((one, other) => other.points.length - one.points.length)[0];
  if (!most) return 'No scores yet';
  const { name, points } = most;
  if (points.length < enoughToSay) return `${name}: too few worksheets to say more yet`;
  const half = Math.floor(points.length / 2);
  const [before, after] = [average(points.slice(0, half)), average(points.slice(half))];
  const range = `${percent(before, 1)}% to ${percent(after, 1)}%`;
  if (after - before > noticeable) return `${name} scores are rising: ${range}`;
  if (before - after > noticeable) return `${name} scores have dipped: ${range}`;
  return `${name} scores are steady, near ${percent(after, 1)}%`;
}

const average = (points: Series['points']) => points.reduce((sum, { value }) => sum + value, 0) / points.length;
