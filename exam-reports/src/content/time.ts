import type { PaperHour } from 'schemas/mock-exams/after/hour.rules';
import { paperPart } from 'schemas/mock-exams/marks/parts.rules';
import type { ReportStretch, ReportTime } from 'schemas/mock-exams/reports/report-content';
import type { Asked } from './asked';
import { leftOf } from './hours';
import { inSentence } from './names';
import type { ReportBasis, ReportedPaper } from './report-basis';
import { groupsBy, head } from './units';
import { aboutMinutes, counted, minutes } from './words';

/** A section that took so much more than usual, and so many seconds more, stands out. */
const OUT = 1.3;
const OUT_SECONDS = 60;
/** Shorter stretches cannot be seen on paper. */
const SEEN_SECONDS = 20;

type Strip = ReportTime['strips'][number];

interface Section {
  readonly title: string;
  readonly seconds: number;
  readonly questions: number;
  /** What most needed for it; null where they are too few. */
  readonly usual: number | null;
  readonly paper: string;
}

/** Where the time of each paper went; null where none was opened. */
export function timeOf(basis: ReportBasis, asked: readonly Asked[]): ReportTime | null {
  const hours = basis.papers.flatMap((paper, index) =>
    paper.hour && paper.hour.usedSeconds > 0 ? [{ paper, hour: paper.hour, title: `Paper ${index + 1}` }] : [],
  );
  if (hours.length === 0) return null;
  const sections = hours.flatMap(({ paper, title }) => sectionsOf(asked, { paper, title }));
  const longest = longestOf(sections);
  return {
    heading: headingOf(sections, longest),
    under: underOf(longest, { hours: hours.map(({ hour }) => hour), basis }),
    strips: hours.map((one) => stripOf(one, sections)),
    next: nextTime(
      hours.map(({ hour }) => hour),
      longest,
    ),
  };
}

interface Titled {
  readonly paper: ReportedPaper;
  readonly title: string;
}

function sectionsOf(asked: readonly Asked[], { paper, title }: Titled): readonly Section[] {
  const own = asked.filter((one) => one.paper === paper);
  return groupsBy(own, ({ sectionId }) => sectionId).map((group) => ({
    title: head(group).sectionName,
    seconds: sumOf(group.map(({ seconds }) => seconds)),
    questions: group.length,
    usual: usualOf(group),
    paper: title,
  }));
}

function usualOf(group: readonly Asked[]): number | null {
  const known = group.flatMap(({ usualSeconds }) => usualSeconds ?? []);
  return known.length < group.length ? null : sumOf(known);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const isHot = ({ seconds, usual }: Section): boolean =>
  usual !== null && seconds > OUT * usual && seconds > usual + OUT_SECONDS;

/** The one that took most beyond what is usual. */
const longestOf = (sections: readonly Section[]): Section | undefined =>
  sections
    .filter(isHot)
    .toSorted((one, other) => other.seconds - (other.usual ?? 0) - (one.seconds - (one.usual ?? 0)))[0];

function headingOf(sections: readonly Section[], longest: Section | undefined): string {
  const lead = 'Where the time went';
  if (longest) return `${lead}: ${longest.title}, ${aboutMinutes(longest.seconds)} of ${longest.paper}`;
  const isCompared = sections.length > 1 && sections.every(({ usual }) => usual !== null);
  return isCompared ? `${lead}: no part took much longer than usual` : lead;
}

interface Beside {
  readonly hours: readonly PaperHour[];
  readonly basis: ReportBasis;
}

function underOf(longest: Section | undefined, { hours, basis }: Beside): string {
  if (longest?.usual !== null && longest !== undefined) {
    const these = longest.questions === 1 ? 'that one question' : `those ${longest.questions} questions`;
    return `About ${minutes(rounded(longest.usual))} is usual for ${these}.`;
  }
  const unreached = unreachedIn(hours);
  const { who } = inSentence(basis.childName);
  if (unreached > 0) return `Time was up before ${who} came to ${counted(unreached, 'question')}.`;
  return 'Each strip is one paper, from its beginning to its end.';
}

/** To ten seconds: nobody knows it better. */
const rounded = (seconds: number): number => Math.round(seconds / 10) * 10;

const unreachedIn = (hours: readonly PaperHour[]): number =>
  hours
    .filter(({ endedBy }) => endedBy === 'time')
    .flatMap(({ questions }) => questions)
    .filter(({ visits, isAnswered }) => visits === 0 && !isAnswered).length;

interface Whole extends Titled {
  readonly hour: PaperHour;
}

/** Sections by what was spent on them first; what was looked at again once every question had been seen stands at the end. */
function stripOf({ paper, hour, title }: Whole, sections: readonly Section[]): Strip {
  const { first, back } = firstAndBack(hour);
  const own = hour.sections.map(({ name }): ReportStretch => {
    const numbers = hour.questions.filter(({ section }) => section === name).map(({ number }) => number);
    const isOut = sections.some((one) => one.paper === title && one.title === name && isHot(one));
    return {
      kind: isOut ? 'hot' : 'section',
      title: name,
      seconds: sumOf(numbers.map((number) => first.get(number) ?? 0)),
    };
  });
  const left = leftOf(hour);
  const away = hour.usedSeconds - back - sumOf(own.map(({ seconds }) => seconds));
  const stretches: ReportStretch[] = [
    ...own,
    { kind: 'back', title: 'Looking again', seconds: back },
    { kind: 'away', title: 'Nothing seen', seconds: away },
    { kind: 'left', title: 'Not used', seconds: left },
  ];
  const seen = stretches.filter(({ seconds }) => seconds >= SEEN_SECONDS);
  return {
    partId: paperPart(paper.paperHash),
    title,
    seconds: sumOf(seen.map(({ seconds }) => seconds)),
    stretches: seen,
  };
}

/** Seconds of each question until the last new one was left, and all that came after it. */
function firstAndBack({ looks }: PaperHour) {
  const seen = new Set<number>();
  let lastNew = -1;
  for (const [index, { number }] of looks.entries()) {
    if (!seen.has(number)) lastNew = index;
    seen.add(number);
  }
  const first = new Map<number, number>();
  for (const { number, seconds } of looks.slice(0, lastNew + 1)) first.set(number, (first.get(number) ?? 0) + seconds);
  return { first, back: sumOf(looks.slice(lastNew + 1).map(({ seconds }) => seconds)) };
}

/** One thing that helps, made of what happened. */
function nextTime(hours: readonly PaperHour[], longest: Section | undefined): string {
  const early = hours.some((hour) => hour.endedBy === 'child' && leftOf(hour) >= 60 && hasBlanks(hour));
  if (unreachedIn(hours) > 0) return 'when one takes long, choose a best guess, mark it and go on to the next.';
  if (early) return 'use the minutes that are left to choose something for every question.';
  if (longest) return 'mark a hard one to look at again, and move on.';
  if (hours.some((hour) => hour.endedBy === 'child' && leftOf(hour) >= 60))
    return 'use the minutes that are left to read the least sure questions once more.';
  return 'the same pace again, and a look at the clock half-way.';
}

const hasBlanks = ({ questions }: PaperHour): boolean => questions.some(({ isAnswered }) => !isAnswered);
