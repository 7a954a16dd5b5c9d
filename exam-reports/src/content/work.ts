import type { ReportWork } from 'schemas/mock-exams/reports/report-content';
import { averageOf, type Asked } from './asked';
import { inSentence, type Possessive } from './names';
import { headPart } from './picture';
import type { ReportBasis } from './report-basis';
import { apart, FEWEST_ASKED, leadOf, shareOf, type Unit } from './units';
import { unitsThatWentWell, WELL } from './well';
import { detailOf, topicsOne, type TopicsWords } from './work-detail';
import { averageSaid, capital, inWords } from './words';

const MOST = 2;

/**
 * What would bring most, as template 1 chooses it: where others had more, by how many marks; then where most marks are left.
 * Nothing that went well is among them, and nothing with too few questions to say.
 */
export function unitsToWorkOn(units: readonly Unit[]): readonly Unit[] {
  const well = unitsThatWentWell(units);
  // What was not reached says nothing of what a child can do.
  const left = units.filter((unit) => !well.includes(unit)).map(reachedOf);
  const weak = left.filter((unit) => unit.of >= FEWEST_ASKED && shareOf(unit) < WELL);
  const behind = weak.filter((unit) => leadOf(unit) < 0);
  const others = weak.filter((unit) => !behind.includes(unit));
  return apart(
    [
      ...behind.toSorted((one, other) => leadOf(one) - leadOf(other) || lostIn(other) - lostIn(one)),
      ...others.toSorted((one, other) => lostIn(other) - lostIn(one)),
    ],
    MOST,
  );
}

/** Of the questions that were reached alone. */
export function reachedOf(unit: Unit): Unit {
  const asked = unit.asked.filter(({ outcome }) => outcome !== 'not reached');
  return asked.length === unit.asked.length ? unit : { ...unit, asked, of: asked.length, average: averageOf(asked) };
}

export const lostIn = ({ right, of }: Unit): number => of - right;

interface Chosen {
  readonly units: readonly Unit[];
  /** Of those what is to be worked on, the first of it first. */
  readonly chosen: readonly Unit[];
  readonly words: WorkWords;
  readonly possessive: Possessive;
}

/** What templates say each in their own way. */
export interface WorkWords {
  /** What is said of many questions that were not reached. */
  readonly pace: string;
  /** Of ten questions to practise, after where they lead. */
  readonly tenQuestions: string;
  /** Of several small topics. */
  readonly topics: TopicsWords;
}

export const workWordsOne: WorkWords = {
  pace: 'They say nothing of what is known. A guess for each is worth making, and a look at the clock half-way.',
  tenQuestions: ', about 12 minutes',
  topics: topicsOne,
};

export function toWorkOn(basis: ReportBasis, asked: readonly Asked[], told: Chosen): ReportWork {
  const { units, chosen, words, possessive } = told;
  const topics = chosen.map((unit): ReportWork['items'][number] => ({
    partId: unit.partId,
    title: `${unit.title}: ${unit.right} of ${unit.of}${unit.of < lengthOf(unit, units) ? ' reached' : ''}`,
    text: textOf(unit, basis, words),
    path: unit.path,
  }));
  const unreached = asked.filter(({ outcome }) => outcome === 'not reached').length;
  const paced = unreached < MANY ? [] : [pace(basis, unreached, words)];
  const items = (unreached >= VERY_MANY ? [...paced, ...topics] : [...topics, ...paced]).slice(0, MOST);
  const things = items.length === 1 ? 'One thing' : 'Two things';
  return {
    heading: items.length === 0 ? 'What to do next' : `${things} to work on`,
    items,
    foot:
      items.length === 0
        ? nothingStandsOut(asked)
        : howToUse(items, { words, whose: possessive(inSentence(basis.childName)) }),
  };
}

/** How many questions it had, reached or not. */
const lengthOf = (unit: Unit, units: readonly Unit[]): number =>
  units.find(({ partId }) => partId === unit.partId)?.of ?? unit.of;

/** So many that nobody came to are worth more than any topic. */
const MANY = 5;
const VERY_MANY = 10;

const pace = (basis: ReportBasis, unreached: number, words: WorkWords): ReportWork['items'][number] => ({
  partId: headPart(basis) ?? '',
  title: `Pace: ${unreached} questions not reached`,
  text: words.pace,
  path: null,
});

interface Used {
  readonly words: WorkWords;
  readonly whose: string;
}

function howToUse(items: ReportWork['items'], { words, whose }: Used): string {
  const links = items.filter(({ path }) => path !== null).length;
  if (links === 0) return 'Look at these questions again with their answers, one by one, once the answers are open.';
  const starts = links === 1 ? 'It starts' : 'Each starts';
  return `Type the address, or click it on a screen. ${starts} ten questions at ${whose} level${words.tenQuestions}.`;
}

function nothingStandsOut(asked: readonly Asked[]): string {
  const lost = asked.filter(({ outcome }) => outcome !== 'right').length;
  if (asked.length === 0) return 'Nothing was marked, so there is nothing to say yet.';
  if (lost === 0) return 'Every question was right, so nothing here needs practice. A harder paper will say more.';
  return `No topic stands out. The ${lost === 1 ? 'one that was' : `${inWords(lost)} that were`} not right can be looked at again with ${lost === 1 ? 'its answer' : 'their answers'}, once the answers are open.`;
}

function textOf(unit: Unit, { catalogue }: ReportBasis, words: WorkWords): string {
  const beside = unit.average === null ? '' : averageSaid(unit.average);
  return [beside, detailOf(unit, catalogue, words.topics), blanksIn(unit)].filter(Boolean).join(' ');
}

function blanksIn({ asked }: Unit): string {
  const left = asked.filter(({ outcome }) => outcome === 'omitted').length;
  return left > 0 ? `${capital(inWords(left))} of these ${left === 1 ? 'was' : 'were'} left blank.` : '';
}
