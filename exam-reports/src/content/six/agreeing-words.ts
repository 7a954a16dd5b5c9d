import { HIGHEST_SCORE, LOWEST_SCORE } from 'schemas/mock-exams/marks/standard.rules';
import type { ReportPicture } from 'schemas/mock-exams/reports/report-content';
import { pictureFive } from '../five/picture-five';
import type { MarkWords } from '../papers';
import { quartilesOne, type QuartilesTold } from '../picture';
import type { PlaceWords, ScaleWords } from '../sure';
import { mark } from '../words';

/** A median that lies between two marks is nobody's: "between 87 and 88". */
export const markSix: MarkWords = (value) =>
  Number.isInteger(value) ? mark(value) : `between ${Math.floor(value)} and ${Math.ceil(value)}`;

/** Marks that somebody can have, and of which is true what is said of them: in the sentence, the heading and the picture alike. */
export const quartilesSix: QuartilesTold = (standing) => {
  const { median, lowerQuartile, upperQuartile } = quartilesOne(standing);
  return { median, lowerQuartile: Math.floor(lowerQuartile), upperQuartile: Math.ceil(upperQuartile) };
};

export function pictureSix(picture: ReportPicture): ReportPicture {
  const told = pictureFive(picture);
  if (Number.isInteger(told.median)) return told;
  const medianWords = markSix(told.median);
  const said = (words: string) =>
    words
      .replace(`median ${mark(told.median)};`, `median ${medianWords};`)
      .replace(`median is ${mark(told.median)};`, `median is ${medianWords};`);
  return { ...told, under: said(told.under), alt: said(told.alt), medianWords };
}

/** With what the percentile is reckoned from: whoever divides finds the figure that stands before it. */
export const placeSix: PlaceWords = ({ below, same, others }) => {
  const all = others + 1;
  if (below === others) return `above all ${others} others who sat it. With ${all} children no percentile is higher.`;
  const whom = `of the ${others} others who sat it`;
  const level = same === others ? `all ${others} others who sat it` : `${same}${below === 0 ? ` ${whom}` : ''}`;
  const place = [...(below > 0 ? [`above ${below} ${whom}`] : []), ...(same > 0 ? [`level with ${level}`] : [])].join(
    ' and ',
  );
  const half = same === 0 ? 'The child counts as half' : 'Whoever is level counts as half, and so does the child';
  const counted = below + (same + 1) / 2;
  return `${place}. ${half}: ${halves(counted)} of ${all} are ${Math.round((100 * counted) / all)} in 100.`;
};

const halves = (value: number): string => (Number.isInteger(value) ? String(value) : `${Math.floor(value)}½`);

/** Else a range that reaches less far to one side looks like a slip. */
export const scaleSix: ScaleWords = ({ score, from, to }) => {
  if (from === LOWEST_SCORE && score - from < to - score) return ` The scale begins at ${from}, so the range does too.`;
  return to === HIGHEST_SCORE && to - score < score - from ? ` The scale ends at ${to}, so the range does too.` : '';
};
