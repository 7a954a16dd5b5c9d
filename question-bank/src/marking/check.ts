import { sameAmount } from './amounts';
import { clean } from './clean';
import { readClock, type Clock } from './clock';
import { repeatsOf } from './counted-nouns';
import { formOf, inForm } from './kindnesses';
import { ReadAnswer, type Written } from './read-answer';
import { runsOf, type Run } from './runs';
import { familiesOfUnit } from './unit-families';

/**
 * Raised whenever an answer could be judged otherwise than before; stored with each mark. 2: times without minutes or
 * colon, words to twelve, named values, pounds and pence as they are said, one of a counted noun; digits that stand
 * apart are two numbers; the right amount in another form is told as such. 3: times as they are said; a semi-colon or a
 * backslash by a slip of the finger; the answer in a sentence, in quotes or with a mark of joy; minus and over in words;
 * letters parted by dashes or points. 4: a picture, a question mark or single quotes round an answer; `nine pm`; numbers in
 * words beside their unit; `1 pound 5p`; fractions in small figures. 5: no time of day has minutes of one digit or of
 * three, whatever stands around them: `9:5 pm`, `nine to five`.
 */
export const markRuleVersion = 5;

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
  | 'the right amount in another form'
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
  const [given, wanted] = [readAnswer(user), readAnswer(correct)];
  const mark = compareAnswers(given, wanted, shownUnit);
  if (mark.verdict || mark.why === 'blank' || lacksHalf(given, wanted)) return mark;
  return sameAmount(given.cleaned, wanted.cleaned, shownUnit) ? wrong('the right amount in another form') : mark;
}

export const readAnswer = (text: string): ReadAnswer => new ReadAnswer(text);

/** The verdict of `check`, of answers that are already taken apart. */
export function compareAnswers(given: ReadAnswer, wanted: ReadAnswer, shownUnit?: string): Mark {
  if (wanted.cleaned === '') return wrong('there is no key to mark against');
  if (given.cleaned === '') return wrong('blank');
  if (wanted.runs.length === 0) return given.cleaned === wanted.cleaned ? agreed : wrong('a word or unit differs');
  return checkClock(given, wanted) ?? checkWritten(given, wanted, shownUnit);
}

const clockLike = /^\d+ *: *\d+ *(?:[ap]\.? *m)?\.?$/;

const isNoTime = (written: string): boolean => clockLike.test(written) && readClock(written) === undefined;

/** Undefined where no time of day is asked for, or the answer looks like none. */
function checkClock(given: ReadAnswer, key: ReadAnswer): Mark | undefined {
  const wanted = key.clockAskedFor;
  if (wanted === undefined) return undefined;
  const { clock } = given;
  if (clock === undefined) return isNoTime(given.inFormOf(key).cleaned) ? wrong('a number differs') : undefined;
  if (clock.minutes === wanted.minutes && (wanted.form === '24-hour') !== (clock.form === '12-hour')) return agreed;
  return wrong(isSameHour(clock, wanted) ? 'a part is missing' : 'a number differs');
}

/** `10:40` says neither am nor pm, `15:40` does. */
const isSameHour = (given: Clock, wanted: Clock): boolean =>
  given.form !== '12-hour' && given.minutes < 13 * 60 && (given.minutes - wanted.minutes) % 720 === 0;

function lacksHalf(given: ReadAnswer, wanted: ReadAnswer): boolean {
  const { clock } = given;
  return clock !== undefined && wanted.clock?.form === '12-hour' && isSameHour(clock, wanted.clock);
}

/** As it stands, and as it would stand in the form of the key. */
function checkWritten(given: ReadAnswer, wanted: ReadAnswer, shownUnit?: string): Mark {
  const mark = checkRuns(given.runs, wanted.runs, shownUnit);
  if (mark.verdict) return mark;
  const bare = withoutRepeat(given.cleaned, shownUnit);
  const other = bare === given.cleaned ? given.inFormOf(wanted) : inFormOf(wanted, bare);
  if (other.cleaned === given.cleaned) return mark;
  const kinder = checkRuns(other.runs, wanted.runs, shownUnit);
  return kinder.verdict ? kinder : mark;
}

function inFormOf(key: ReadAnswer, given: string): Written {
  const cleaned = inForm(formOf(key.cleaned), given);
  return { cleaned, runs: runsOf(cleaned) };
}

function checkRuns(given: readonly Run[], wanted: readonly Run[], shownUnit?: string): Mark {
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

function compare(given: readonly Run[], wanted: readonly Run[]): Mark {
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
  if (given.text === wanted.text) return true;
  if (wanted.kind === 'number') return canonical(given.text) === canonical(wanted.text);
  return unitsCount && sameUnit(given.text, wanted.text);
}

/** A decimal without outer zeros: as text, since a long one has no exact float. */
function canonical(digits: string): string {
  if (isPlain.test(digits)) return `${digits}.`;
  const [whole = '', decimals = ''] = digits.split('.');
  return `${withoutLeadingZeros(whole)}.${withoutTrailingZeros(decimals)}`;
}

/** Most are whole, and have no zeros to lose. */
const isPlain = /^[1-9]\d*$/;

const withoutLeadingZeros = (digits: string) => digits.replace(/^0+/, '');

function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end -= 1;
  return digits.slice(0, end);
}

/** A spelling in two families means the first where it is stored, and either where a child writes it. */
function sameUnit(given: string, wanted: string): boolean {
  const [meant] = familiesOfUnit(wanted);
  return meant !== undefined && familiesOfUnit(given).includes(meant);
}

/** Whether only the unit beside the box parts the two: left out though the key has it, or repeated though it has not. */
function agreesBesideUnit(given: readonly Run[], wanted: readonly Run[], shownUnit: string): boolean {
  const [bare, full] = given.length < wanted.length ? [given, wanted] : [wanted, given];
  const unit = full.at(-1);
  if (unit?.kind !== 'word' || bare.at(-1)?.kind !== 'number') return false;
  return isUnit(unit, shownUnit) && compare(full.slice(0, -1), bare).verdict;
}

function isUnit(run: Run, shownUnit: string): boolean {
  const [unit, ...more] = runsOf(clean(shownUnit));
  return unit?.kind === 'word' && more.length === 0 && runsAgree(run, unit, true);
}

/** A noun beside the box may be given again, as one of several too; and where the box says miles, `m` can be nothing else. */
function withoutRepeat(given: string, shownUnit: string | undefined): string {
  if (shownUnit === undefined) return given;
  const [family] = familiesOfUnit(clean(shownUnit));
  if (family !== undefined) return family === 'mi' ? given.replace(/(?<=\d) ?m$/, '') : given;
  const text = given.replace(/ +/g, ' ');
  const noun = repeatsOf(shownUnit).find((form) => text.endsWith(form) && !/\p{L}$/u.test(text.slice(0, -form.length)));
  return noun === undefined ? given : text.slice(0, -noun.length).trimEnd();
}
