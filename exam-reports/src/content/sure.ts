import { TOTAL } from 'schemas/mock-exams/marks/parts.rules';
import { standingIn, type PartStanding, type StandardScore } from 'schemas/mock-exams/marks/standing.rules';
import type { ReportFoot, ReportSure } from 'schemas/mock-exams/reports/report-content';
import { FEWEST_TOLD, rightOf, type Asked } from './asked';
import { momentWords } from './dates';
import { calledName, possessive } from './names';
import { headPart, headStanding } from './picture';
import type { ReportBasis } from './report-basis';
import { groupsBy, topicOf } from './units';
import { grouped } from './words';

/** What each figure is worth. */
export function howSure(basis: ReportBasis, asked: readonly Asked[]): readonly ReportSure[] {
  if (asked.length === 0) return [];
  const standing = headStanding(basis);
  const total = standingIn(basis.cohort, basis.marks).parts.find(({ partId }) => partId === TOTAL);
  const exact: ReportSure = {
    partId: headPart(basis) ?? null,
    lead: `${rightOf(asked)} of ${asked.length}`,
    text: 'is exact: every answer that was saved is marked.',
  };
  return [exact, ...(standing ? [placeOf(standing, basis)] : []), scoreOf(total), topicsAreAHint(asked)];
}

/** A lower one says no more than this. */
const LOWEST_TOLD = 10;

function placeOf(standing: PartStanding, { childName }: ReportBasis): ReportSure {
  const { partId, n, percentile, isIndicative, third } = standing;
  if (n < FEWEST_TOLD) return { partId, lead: 'No comparison.', text: 'It needs five children at the least.' };
  if (isIndicative || percentile === null) {
    const where =
      third === 'lower' || third === null ? '' : ` ${possessive(calledName(childName))} is in the ${third} third.`;
    return { partId, lead: 'No percentile.', text: `It needs thirty children; ${n} have sat it.${where}` };
  }
  if (percentile < LOWEST_TOLD)
    return {
      partId,
      lead: `Percentile under ${LOWEST_TOLD}.`,
      text: 'One exam is one morning: it says little of what can be learned.',
    };
  return {
    partId,
    lead: `Percentile ${percentile}:`,
    text: `level with or above about ${percentile} in every 100 who sat it.`,
  };
}

function scoreOf(total: PartStanding | undefined): ReportSure {
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
    text: `${ageWords(standard)} 9 times in 10 it would fall in that range.${standard.isProvisional ? ' Provisional, as fewer than 100 have sat it.' : ''}`,
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

export function footOf({ cohort, made }: ReportBasis): ReportFoot {
  const { position, keyVersions, markingRule, template, version, preparedAt, site } = made;
  const reliability = cohort.parts.find(({ partId }) => partId === TOTAL)?.reliability ?? null;
  const keys = keyVersions.map(({ keyVersion }) => keyVersion).join(' and ');
  return {
    caveats: [
      `N = ${cohort.n}.`,
      'Those who sat it chose to, so 100 is not the national average.',
      'This is not a prediction of a pass; pass marks vary by area and year.',
      ...(reliability !== null && cohort.n >= 30 ? [`Reliability ${reliability.toFixed(2)}.`] : []),
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
