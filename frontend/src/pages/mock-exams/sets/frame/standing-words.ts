import { day } from '../../../../parts/dates';
import type { ExamSet } from '../api';

/** How a set stands: whether it can be sat, and whether what is written here is what is sat. */
export function standingWords({ isWhole, setVersion, publishedAt, isChanged }: ExamSet): string {
  if (!isWhole) return 'A copy that was broken off';
  if (setVersion === 0 || publishedAt === null) return 'Not published yet';
  const published = `Version ${setVersion}, ${day(publishedAt)}`;
  return isChanged ? `${published}; changed since` : published;
}
