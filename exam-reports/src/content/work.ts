import type { ReportWork } from 'schemas/mock-exams/reports/report-content';
import type { Asked } from './asked';
import { inSentence } from './names';
import type { ReportBasis } from './report-basis';
import { typeWords } from './topic-words';
import { leadOf, shareOf, type Unit } from './units';
import { unitsThatWentWell, WELL } from './well';
import { average, counted, inWords } from './words';

const MOST = 2;

/**
 * What would bring most: where others had more, by how many marks; then where most marks are left. Nothing that went well is
 * among them, and nothing with too few questions to say.
 */
export function unitsToWorkOn(units: readonly Unit[]): readonly Unit[] {
  const well = unitsThatWentWell(units);
  const left = units.filter((unit) => unit.right < unit.of && !well.includes(unit));
  const behind = left.filter((unit) => shareOf(unit) < WELL && leadOf(unit) < 0);
  const weak = left.filter((unit) => shareOf(unit) < WELL && !behind.includes(unit));
  return [
    ...behind.toSorted((one, other) => leadOf(one) - leadOf(other) || lostIn(other) - lostIn(one)),
    ...weak.toSorted((one, other) => lostIn(other) - lostIn(one)),
  ].slice(0, MOST);
}

const lostIn = ({ right, of }: Unit): number => of - right;

export function toWorkOn(basis: ReportBasis, asked: readonly Asked[], units: readonly Unit[]): ReportWork {
  const items = unitsToWorkOn(units).map((unit) => ({
    partId: unit.partId,
    title: `${unit.title}: ${unit.right} of ${unit.of}`,
    text: textOf(unit, basis),
    path: unit.path,
  }));
  const things = items.length === 1 ? 'One thing' : 'Two things';
  return {
    heading: items.length === 0 ? 'What to do next' : `${things} to work on`,
    items,
    foot: items.length === 0 ? nothingStandsOut(asked) : howToUse(basis, items),
  };
}

function howToUse({ childName }: ReportBasis, items: ReportWork['items']): string {
  const links = items.filter(({ path }) => path !== null).length;
  if (links === 0) return 'Look at these questions again with their answers, one by one, once the answers are open.';
  const starts = links === 1 ? 'It starts' : 'Each starts';
  return `Type the address, or click it on a screen. ${starts} ten questions at ${inSentence(childName).whose} level, about 12 minutes.`;
}

function nothingStandsOut(asked: readonly Asked[]): string {
  const lost = asked.filter(({ outcome }) => outcome !== 'right').length;
  if (asked.length === 0) return 'Nothing was marked, so there is nothing to say yet.';
  if (lost === 0) return 'Every question was right, so nothing here needs practice. A harder paper will say more.';
  return `No topic stands out. The ${lost === 1 ? 'one that was' : `${inWords(lost)} that were`} not right can be looked at again with ${lost === 1 ? 'its answer' : 'their answers'}, once the answers are open.`;
}

function textOf(unit: Unit, { catalogue }: ReportBasis): string {
  const beside = unit.average === null ? '' : `The average was ${average(unit.average)}.`;
  return [beside, detailOf(unit, catalogue), unreachedIn(unit)].filter(Boolean).join(' ');
}

/** Which kinds were right and which were not, where that parts them cleanly; else whether it was the harder ones. */
function detailOf({ asked }: Unit, catalogue: ReportBasis['catalogue']): string {
  const reached = asked.filter(({ outcome }) => outcome !== 'not reached');
  return kindsIn(reached, catalogue) || levelsIn(reached);
}

const NAMED = 3;

function kindsIn(asked: readonly Asked[], catalogue: ReportBasis['catalogue']): string {
  const topics = new Set(asked.map(({ topic }) => topic));
  const kinds = [...new Set(asked.flatMap(({ questionType }) => questionType ?? []))];
  if (topics.size !== 1 || kinds.length < 2) return '';
  const named = kinds.map((kind) => {
    const own = asked.filter(({ questionType }) => questionType === kind);
    const right = own.filter(({ outcome }) => outcome === 'right').length;
    return { words: typeWords(own[0]?.topic ?? '', kind, catalogue), right, of: own.length };
  });
  const words = (kept: typeof named) => kept.flatMap((one) => one.words?.replace(/\?$/, '') ?? []);
  const right = words(named.filter((one) => one.right === one.of));
  const not = words(named.filter((one) => one.right === 0));
  if (not.length === 0 || not.length > NAMED || right.length > NAMED) return '';
  return `${right.length > 0 ? `Right: ${right.join('; ')}. ` : ''}To practise: ${not.join('; ')}.`;
}

/** Every easier one right and every harder one not. */
function levelsIn(asked: readonly Asked[]): string {
  const known = asked.flatMap(({ level, outcome }) =>
    level === null ? [] : [{ level, isRight: outcome === 'right' }],
  );
  if (known.length < asked.length) return '';
  const right = known.filter(({ isRight }) => isRight);
  const not = known.filter(({ isRight }) => !isRight);
  const hardest = Math.max(...right.map(({ level }) => level));
  const easiest = Math.min(...not.map(({ level }) => level));
  if (right.length === 0 || not.length === 0 || hardest >= easiest) return '';
  return `The ${inWords(right.length)} easier ${right.length === 1 ? 'one was' : 'ones were'} right; the harder ${not.length === 1 ? 'one comes' : 'ones come'} next.`;
}

function unreachedIn({ asked }: Unit): string {
  const unreached = asked.filter(({ outcome }) => outcome === 'not reached').length;
  const left = asked.filter(({ outcome }) => outcome === 'omitted').length;
  if (unreached > 0)
    return `${counted(unreached, 'question')} of these ${unreached === 1 ? 'was' : 'were'} not reached.`;
  return left > 0 ? `${counted(left, 'question')} of these ${left === 1 ? 'was' : 'were'} left blank.` : '';
}
