import { TOTAL } from 'schemas/mock-exams/marks/parts.rules';
import { LEAST_COHORT } from 'schemas/mock-exams/marks/standard.rules';
import { standingIn, type PartStanding, type StandardScore } from 'schemas/mock-exams/marks/standing.rules';
import { placeIn } from 'schemas/mock-exams/marks/statistics.rules';
import type { ReportFoot, ReportSure } from 'schemas/mock-exams/reports/report-content';
import { FEWEST_TOLD, rightOf, type Asked } from './asked';
import { momentWords } from './dates';
import { calledName, type Possessive } from './names';
import { headPart, headStanding } from './picture';
import type { ReportBasis } from './report-basis';
import { groupsBy, topicOf } from './units';
import { grouped } from './words';

/** What templates say each in their own way. */
export interface SureWords {
  /** What stands beside a percentile. */
  readonly place: PlaceWords;
  readonly possessive: Possessive;
  readonly scale: ScaleWords;
}

/** A child among the others who sat it. */
interface PlaceAmong {
  readonly below: number;
  /** With as many marks, the child left out. */
  readonly same: number;
  /** The child left out. */
  readonly others: number;
}

export type PlaceWords = (place: PlaceAmong) => string;

/** What is said of a range that the end of the scale has cut, with a blank before it; empty where nothing is. */
export type ScaleWords = (standard: StandardScore) => string;
export const scaleOne: ScaleWords = () => '';

/** What each figure is worth. */
export function howSure(basis: ReportBasis, asked: readonly Asked[], words: SureWords): readonly ReportSure[] {
  if (asked.length === 0) return [];
  const standing = headStanding(basis);
  const total = standingIn(basis.cohort, basis.marks).parts.find(({ partId }) => partId === TOTAL);
  const exact: ReportSure = {
    partId: headPart(basis) ?? null,
    lead: `${rightOf(asked)} of ${asked.length}`,
    text: 'is exact: every answer that was saved is marked.',
  };
  return [exact, ...(standing ? [placeOf(standing, basis, words)] : []), scoreOf(total, words), topicsAreAHint(asked)];
}

/** A lower one says no more than this. */
const LOWEST_TOLD = 10;

function placeOf(standing: PartStanding, { childName, cohort }: ReportBasis, words: SureWords): ReportSure {
  const { partId, n, percentile, isIndicative, third } = standing;
  if (n < FEWEST_TOLD) return { partId, lead: 'No comparison.', text: 'It needs five children at the least.' };
  if (isIndicative || percentile === null) {
    const where =
      third === 'lower' || third === null
        ? ''
        : ` ${words.possessive(calledName(childName))} is in the ${third} third.`;
    return { partId, lead: 'No percentile.', text: `It needs thirty children; ${n} have sat it.${where}` };
  }
  if (percentileTold(standing) === null)
    return {
      partId,
      lead: `Percentile under ${LOWEST_TOLD}.`,
      text: 'One exam is one morning: it says little of what can be learned.',
    };
  return { partId, lead: `Percentile ${percentile}:`, text: words.place(placeAmong(standing, cohort)) };
}

/** Null: there is none, or it is kept back. */
export const percentileTold = ({ percentile, isIndicative }: PartStanding): number | null =>
  isIndicative || percentile === null || percentile < LOWEST_TOLD ? null : percentile;

function placeAmong({ partId, right, n }: PartStanding, { parts }: ReportBasis['cohort']): PlaceAmong {
  const { below, equal } = placeIn(parts.find((part) => part.partId === partId)?.counts ?? [], right);
  return { below, same: equal - 1, others: n - 1 };
}

/** A percentile counts who has the same mark half, so it is said in children and not in hundredths. */
export const placeOne: PlaceWords = ({ below, same, others }) => {
  const all = `of the ${others} others who sat it`;
  if (below === 0) return `level with ${same} ${all}.`;
  return same === 0 ? `above ${below} ${all}.` : `above ${below} ${all}, level with ${same}.`;
};

function scoreOf(total: PartStanding | undefined, words: SureWords): ReportSure {
  if (!total) return { partId: null, lead: 'No standardised score.', text: 'It is of all papers together.' };
  const { partId, standard, whyNone } = total;
  if (!standard)
    return {
      partId,
      lead: 'No standardised score.',
      text:
        whyNone === 'no spread'
          ? 'The marks are too much alike for one.'
          : 'It needs thirty children who have sat all of it.',
    };
  return {
    partId,
    lead: `Standardised ${standard.score}, range ${standard.from} to ${standard.to}.`,
    text: `${ageWords(standard)} 9 times in 10 it would fall in that range.${words.scale(standard)}${standard.isProvisional ? ' Provisional, as fewer than 100 have sat it.' : ''}`,
  };
}

const ageWords = ({ isAgeAdjusted }: StandardScore): string =>
  isAgeAdjusted ? 'Allows for age.' : 'Does not allow for age, as no birthday is known.';

function topicsAreAHint(asked: readonly Asked[]): ReportSure {
  const sizes = groupsBy(asked, topicOf).map(({ length }) => length);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const range = least === most ? `${least}` : `${least} to ${most}`;
  const questions = most === 1 ? 'question' : 'questions';
  return {
    partId: null,
    lead: 'Topics are a hint.',
    text: `With ${range} ${questions} each, one slip moves a lot, so none is called a strength or a weakness.`,
  };
}

export function footOf(basis: ReportBasis): ReportFoot {
  const { position, keyVersions, markingRule, template, version, preparedAt, site } = basis.made;
  const { n, reliability } = comparedWith(basis);
  const keys = keyVersions.map(({ keyVersion }) => keyVersion).join(' and ');
  return {
    caveats: [
      `N = ${n}.`,
      'Those who sat it chose to, so 100 is not the national average.',
      'This is not a prediction of a pass; pass marks vary by area and year.',
      ...(reliability !== null && n >= LEAST_COHORT ? [`Reliability ${reliability.toFixed(2)}.`] : []),
    ].join(' '),
    madeFrom: [
      `Made from log position ${grouped(position)}`,
      `key ${keyVersions.length === 1 ? 'version' : 'versions'} ${keys}`,
      `marking rule ${markingRule}`,
      `report template ${template}`,
      `issue ${version}, ${momentWords(preparedAt)}`,
    ].join(' · '),
    site,
    madeAt: preparedAt,
  };
}

/** Of whom, and of what, the figures at the foot are: as the picture has it. */
export function comparedWith(basis: ReportBasis) {
  const wanted = headPart(basis) ?? TOTAL;
  const part = basis.cohort.parts.find(({ partId }) => partId === wanted);
  return { n: part?.n ?? 0, reliability: part?.reliability ?? null };
}
