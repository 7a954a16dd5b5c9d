import { clean } from './clean';
import { runsOf, type Run } from './runs';
import { unitFamilies } from './unit-families';

/** Raised whenever an answer could be judged otherwise than before; stored with each mark. */
export const markRuleVersion = 1;

export type Why =
  | 'every part agrees'
  | 'the unit stands beside the box'
  | 'blank'
  | 'there is no key to mark against'
  | 'nothing is left to compare'
  | 'a number differs'
  | 'a word or unit differs'
  | 'a part is missing'
  | 'there is an extra part'
  | 'another choice';

export interface Mark {
  verdict: boolean;
  why: Why;
}

const right = (why: Why): Mark => ({ verdict: true, why });
const wrong = (why: Why): Mark => ({ verdict: false, why });
const agreed = right('every part agrees');

/**
 * Marks a typed answer against the stored one. Numbers compare by value, units by family; nothing is converted, there is no tolerance.
 * A unit that stands beside the box (`shownUnit`) may be left out or repeated.
 */
export function check(user: string, correct: string, { shownUnit }: { shownUnit?: string } = {}): Mark {
  return compareAnswers(readAnswer(user), readAnswer(correct), shownUnit);
}

/** An answer taken apart, so that it can be compared with many. */
export interface ReadAnswer {
  cleaned: string;
  runs: Run[];
}

export function readAnswer(text: string): ReadAnswer {
  const cleaned = clean(text);
  return { cleaned, runs: runsOf(cleaned) };
}

/** The same as `check`, of answers that are already taken apart. */
export function compareAnswers(given: ReadAnswer, wanted: ReadAnswer, shownUnit?: string): Mark {
  if (wanted.cleaned === '') return wrong('there is no key to mark against');
  if (given.cleaned === '') return wrong('blank');
  if (wanted.runs.length > 0) return checkRuns(given.runs, wanted.runs, shownUnit);
  return given.cleaned === wanted.cleaned ? agreed : wrong('a word or unit differs');
}

function checkRuns(given: Run[], wanted: Run[], shownUnit?: string): Mark {
  if (given.length === 0) return wrong('nothing is left to compare');
  const mark = compare(given, wanted);
  if (mark.verdict || shownUnit === undefined) return mark;
  return agreesBesideUnit(given, wanted, shownUnit) ? right('the unit stands beside the box') : mark;
}

/** Marks a choice by its letter alone. */
export function markChoice(chosen: string, key: string): Mark {
  const letter = (text: string) => text.trim().toUpperCase();
  if (letter(key) === '') return wrong('there is no key to mark against');
  if (letter(chosen) === '') return wrong('blank');
  return letter(chosen) === letter(key) ? agreed : wrong('another choice');
}

function compare(given: Run[], wanted: Run[]): Mark {
  if (given.length < wanted.length) return wrong('a part is missing');
  if (given.length > wanted.length) return wrong('there is an extra part');
  const unitsCount = wanted.some(({ kind }) => kind === 'number');
  for (const [index, run] of wanted.entries()) {
    const agrees = given[index] !== undefined && runsAgree(given[index], run, unitsCount);
    if (!agrees) return wrong(run.kind === 'number' ? 'a number differs' : 'a word or unit differs');
  }
  return agreed;
}

function runsAgree(given: Run, wanted: Run, unitsCount: boolean): boolean {
  if (given.kind !== wanted.kind) return false;
  if (wanted.kind === 'number') return canonical(given.text) === canonical(wanted.text);
  return given.text === wanted.text || (unitsCount && sameUnit(given.text, wanted.text));
}

/** A decimal without outer zeros: as text, since a long one has no exact float. */
function canonical(digits: string): string {
  const [whole = '', decimals = ''] = digits.split('.');
  return `${withoutLeadingZeros(whole)}.${withoutTrailingZeros(decimals)}`;
}

const withoutLeadingZeros = (digits: string) => digits.replace(/^0+/, '');

function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end -= 1;
  return digits.slice(0, end);
}

const familiesOf = new Map<string, string[]>();
for (const { name, spellings } of unitFamilies)
  for (const spelling of spellings) familiesOf.set(spelling, [...(familiesOf.get(spelling) ?? []), name]);

const families = (unit: string) => familiesOf.get(unit.replaceAll('.', '')) ?? [];

/** A spelling in two families means the first where it is stored, and either where a child writes it. */
function sameUnit(given: string, wanted: string): boolean {
  const [meant] = families(wanted);
  return meant !== undefined && families(given).includes(meant);
}

/** Whether only the unit beside the box parts the two: left out though the key has it, or repeated though it has not. */
function agreesBesideUnit(given: Run[], wanted: Run[], shownUnit: string): boolean {
  const [bare, full] = given.length < wanted.length ? [given, wanted] : [wanted, given];
  const unit = full.at(-1);
  if (unit?.kind !== 'word' || bare.at(-1)?.kind !== 'number') return false;
  return isUnit(unit, shownUnit) && compare(full.slice(0, -1), bare).verdict;
}

function isUnit(run: Run, shownUnit: string): boolean {
  const [unit, ...more] = runsOf(clean(shownUnit));
  return unit?.kind === 'word' && more.length === 0 && runsAgree(run, unit, true);
}
