import type { TDocumentDefinitions } from 'platform/typesetting';
import type { ReportContent } from 'schemas/mock-exams/reports/report-content';
import { contentOne } from '../content/content';
import type { ReportBasis } from '../content/report-basis';
import { contentFive } from '../content/five/content-five';
import { contentFour } from '../content/four/content-four';
import { contentThree } from '../content/three/content-three';
import { contentSix } from '../content/six/content-six';
import { contentSeven } from '../content/seven/content-seven';
import { contentTwo } from '../content/two/content-two';
import { pagesOne } from './one/pages';
import { closerSix, pagesSix } from './six/pages';
import { closerSeven, pagesSeven } from './seven/pages';
import { closer, pagesTwo } from './two/pages';

/** What a report says and what it looks like, under one number. */
interface Template {
  readonly contentOf: (basis: ReportBasis) => ReportContent;
  /** `step`: how closely it is set, the roomiest first. */
  readonly pagesOf: (content: ReportContent, step: number) => TDocumentDefinitions;
  /** How many steps there are. */
  readonly steps: number;
  /** What is printed with the letters that the typeface of print has; of all else each that it lacks is an empty box. */
  readonly hasNoBoxesIn: 'nothing' | 'names' | 'anything';
}

/**
 * Every template that a report was ever issued with, by its number. None is changed or taken away once one was: a report that
 * was sent is made again by its own. What is to read or look otherwise is the next number.
 */
const templates: Readonly<Record<number, Template>> = {
  1: { contentOf: contentOne, pagesOf: pagesOne, steps: 1, hasNoBoxesIn: 'nothing' },
  2: { contentOf: contentTwo, pagesOf: pagesTwo, steps: closer.length, hasNoBoxesIn: 'names' },
  3: { contentOf: contentThree, pagesOf: pagesTwo, steps: closer.length, hasNoBoxesIn: 'names' },
  4: { contentOf: contentFour, pagesOf: pagesTwo, steps: closer.length, hasNoBoxesIn: 'names' },
  5: { contentOf: contentFive, pagesOf: pagesTwo, steps: closer.length, hasNoBoxesIn: 'names' },
  6: { contentOf: contentSix, pagesOf: pagesSix, steps: closerSix.length, hasNoBoxesIn: 'names' },
  7: { contentOf: contentSeven, pagesOf: pagesSeven, steps: closerSeven.length, hasNoBoxesIn: 'anything' },
};

/** With which reports are issued now. */
export const REPORT_TEMPLATE = 7;

/** @throws where no report was ever issued with it */
export function templateOf(number: number): Template {
  const template = templates[number];
  if (!template) throw new Error(`there is no report template ${number}`);
  return template;
}
