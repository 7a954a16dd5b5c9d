import type { ReportContent } from 'schemas/mock-exams/reports/report-content';
import type { ReportBasis } from '../report-basis';
import { placeMoved } from '../three/content-three';
import { changedWords } from '../two/changed';
import { contentSaying, sayingTwo, type Saying } from '../two/content-two';
import { changesFour, percentileMovedFour, placeFour, possessiveFour, topicsFour, unusedFour } from './plain-words';

export const sayingFour: Saying = {
  ...sayingTwo,
  work: { ...sayingTwo.work, topics: topicsFour },
  place: placeFour,
  unused: unusedFour,
  possessive: possessiveFour,
};

/** What a report says since template 4: the same of everybody, in words that parents do not read otherwise. */
export const contentFour = (basis: ReportBasis): ReportContent =>
  contentSaying(basis, changedWords(basis, placeMoved(basis, percentileMovedFour), changesFour), sayingFour);
