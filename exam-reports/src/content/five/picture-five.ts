import type { ReportPicture } from 'schemas/mock-exams/reports/report-content';
import { mark } from '../words';

/** Quartiles as whole marks of so many children: one between two marks is nobody's. */
export function pictureFive(picture: ReportPicture): ReportPicture {
  const { n, label, mine, median } = picture;
  const quarters = quarterWords(picture);
  const isBelow = mine < median;
  const under = isBelow ? `The median is ${mark(median)}; ${quarters}` : picture.under;
  const alt = `${n} marks as dots. ${label}, median ${mark(median)}; ${quarters}${isBelow ? '' : ` ${under}`}`;
  return { ...picture, under, alt };
}

/** Of all who share a mark none is left out, so there may be more than a quarter. */
const quarterWords = ({ lowerQuartile, upperQuartile }: ReportPicture): string =>
  `at least a quarter of the children had ${Math.floor(lowerQuartile)} or fewer, and at least a quarter ${Math.ceil(upperQuartile)} or more.`;
