import type { PaperHour } from 'schemas/mock-exams/after/hour.rules';
import { paperPart } from 'schemas/mock-exams/marks/parts.rules';
import type { ReportStretch, ReportTime } from 'schemas/mock-exams/reports/report-content';
import type { Asked } from './asked';
import { leftOf } from './hours';
import { inSentence } from './names';
import type { ReportBasis, ReportedPaper } from './report-basis';
import type { Naming } from './topic-words';
import { sectionTitle } from './units';
import { aboutMinutes, inWords, minutes } from './words';

/** A section that took so much more than usual, and so many seconds more, stands out. */
const OUT = 1.3;
const OUT_SECONDS = 60;
/** So long nothing was pressed: whoever sat there had stopped. */
const LONG_STILL = 300;
/** Shorter stretches cannot be seen on paper. */
const SEEN_SECONDS = 20;

type Strip = ReportTime['strips'][number];

/** A section as it was worked through for the first time; what was looked at again stands apart. */
interface Section {
  readonly title: string;
  readonly seconds: number;
  /** Of each of its questions that was looked at. */
  readonly each: readonly number[];
  readonly questions: number;
  /** What most needed for it, looking again included; null where they are too few. */
  readonly usual: number | null;
  readonly paper: string;
}

/** What helps whoever left something blank. */
export interface BlankWords {
  /** Nothing was pressed for long. */
  readonly still: string;
  /** Time was up. */
  readonly slow: string;
  /** Handed in with minutes left. */
  readonly early: string;
}

export interface TimeTelling {
  readonly naming: Naming;
  readonly blanks: BlankWords;
  readonly unused: UnusedWords;
  readonly calm: CalmWords;
}

/** Where no part took much longer than usual. */
interface Calm {
  /** Whether it is known of each part what is usual. */
  readonly isCompared: boolean;
  /** The longest stretch in which nothing was pressed, where it was a long one. */
  readonly still: { readonly seconds: number; readonly paper: string } | undefined;
  /** Whether the line below tells of that stretch. */
  readonly isStillTold: boolean;
}

/** What the heading adds then; empty for nothing. */
export type CalmWords = (calm: Calm) => string;

export const calmOne: CalmWords = ({ isCompared }) => (isCompared ? 'no part took much longer than usual' : '');

/** What the time is called that was left of a paper when it ended. */
export type UnusedWords = (hour: PaperHour) => string;

export const unusedOne: UnusedWords = () => 'Not used';

export const blanksOne: BlankWords = {
  still: 'stay with it to the end: every question is worth a guess.',
  slow: 'when one takes long, choose a best guess, mark it and go on to the next.',
  early: 'use the minutes that are left to choose something for every question.',
};

/** Where the time of each paper went; null where none was opened. */
export function timeOf(basis: ReportBasis, asked: readonly Asked[], telling: TimeTelling): ReportTime | null {
  const walked = basis.papers.flatMap((paper, index) =>
    paper.hour && paper.hour.usedSeconds > 0
      ? [walkThrough(paper.hour, { paper, title: `Paper ${index + 1}`, asked, naming: telling.naming })]
      : [],
  );
  if (walked.length === 0) return null;
  const sections = walked.flatMap((one) => one.sections);
  const longest = longestOf(sections);
  return {
    heading: headingOf(walked, longest, telling.calm),
    under: underOf(longest, walked, inSentence(basis.childName)),
    strips: walked.map((walk) => stripOf(walk, telling.unused)),
    next: nextTime(walked, longest, telling.blanks),
  };
}

interface Whole {
  readonly paper: ReportedPaper;
  readonly title: string;
  readonly asked: readonly Asked[];
  readonly naming: Naming;
}

/** A paper section by section, as it was worked through for the first time, and what came after that. */
export function walkThrough(hour: PaperHour, { paper, title, asked, naming }: Whole) {
  const { first, back } = firstAndBack(hour);
  // Not by their names: two of a paper may have the same.
  const sections = paper.sections.map(({ sectionId, name, questions }): Section => {
    const group = asked.filter((one) => one.sectionId === sectionId);
    const own = questions.flatMap(({ number }) => first.get(number) ?? []);
    return {
      title: group.length === 0 ? name : sectionTitle(group, naming),
      seconds: sumOf(own),
      each: own,
      questions: group.length,
      usual: usualOf(group),
      paper: title,
    };
  });
  return { hour, back, sections, title, partId: paperPart(paper.paperHash) };
}

type Walk = ReturnType<typeof walkThrough>;

function usualOf(group: readonly Asked[]): number | null {
  const known = group.flatMap(({ usualSeconds }) => usualSeconds ?? []);
  return group.length === 0 || known.length < group.length ? null : sumOf(known);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const isHot = ({ seconds, usual }: Section): boolean =>
  usual !== null && seconds > OUT * usual && seconds > usual + OUT_SECONDS;

/** The one that took most beyond what is usual. */
const longestOf = (sections: readonly Section[]): Section | undefined =>
  sections
    .filter(isHot)
    .toSorted((one, other) => other.seconds - (other.usual ?? 0) - (one.seconds - (one.usual ?? 0)))[0];

function headingOf(walked: readonly Walk[], longest: Section | undefined, calm: CalmWords): string {
  const lead = 'Where the time went';
  if (longest) return `${lead}: ${longest.title}, ${aboutMinutes(longest.seconds)} of ${longest.paper}`;
  const sections = walked.flatMap((one) => one.sections);
  const isCompared = sections.length > 1 && sections.every(({ usual }) => usual !== null);
  const isStillTold = unreachedIn(walked.map(({ hour }) => hour)) > 0;
  const words = calm({ isCompared, still: longestStill(walked), isStillTold });
  return words === '' ? lead : `${lead}: ${words}`;
}

function longestStill(walked: readonly Walk[]): Calm['still'] {
  const stills = walked.map((walk) => ({ seconds: stillIn(walk), paper: walk.title }));
  const [most] = stills.toSorted((one, other) => other.seconds - one.seconds);
  return most && most.seconds >= LONG_STILL ? most : undefined;
}

function underOf(longest: Section | undefined, walked: readonly Walk[], who: string): string {
  if (longest && longest.usual !== null) {
    const these = longest.questions === 1 ? 'that one question' : `those ${longest.questions} questions`;
    return `About ${minutes(rounded(longest.usual))} is usual for ${these}.`;
  }
  const unreached = unreachedIn(walked.map(({ hour }) => hour));
  return unreached === 0 ? 'Each strip is one paper, from its beginning to its end.' : shortOf(unreached, walked, who);
}

/** Why questions were not reached: somebody had stopped, or the time was up. */
function shortOf(unreached: number, walked: readonly Walk[], who: string): string {
  const still = Math.max(...walked.map(stillIn));
  const [questions, were] = unreached === 1 ? ['question', 'was'] : ['questions', 'were'];
  return still >= LONG_STILL
    ? `Nothing was pressed for ${aboutMinutes(still)}, and ${inWords(unreached)} ${questions} ${were} not reached.`
    : `Time was up before ${who} came to ${inWords(unreached)} ${questions}.`;
}

/** To ten seconds: nobody knows it better. */
const rounded = (seconds: number): number => Math.max(10, Math.round(seconds / 10) * 10);

const unreachedIn = (hours: readonly PaperHour[]): number =>
  hours
    .filter(({ endedBy }) => endedBy === 'time')
    .flatMap(({ questions }) => questions)
    .filter(({ visits, isAnswered }) => visits === 0 && !isAnswered).length;

/** How long nobody looked at a question. */
export const stillIn = ({ hour, back, sections }: Pick<Walk, 'hour' | 'back' | 'sections'>): number =>
  hour.usedSeconds - back - sumOf(sections.map(({ seconds }) => seconds));

/** Sections as they were worked through, then what was looked at again, then what was not used. */
function stripOf({ hour, back, sections, title, partId }: Walk, unused: UnusedWords): Strip {
  const own = sections.map((section): ReportStretch => ({
    kind: isHot(section) ? 'hot' : 'section',
    title: section.title,
    seconds: section.seconds,
  }));
  const stretches: ReportStretch[] = [
    ...own,
    { kind: 'back', title: 'Looking again', seconds: back },
    { kind: 'away', title: 'Nothing pressed', seconds: stillIn({ hour, back, sections }) },
    { kind: 'left', title: unused(hour), seconds: leftOf(hour) },
  ];
  const seen = stretches.filter(({ seconds }) => seconds >= SEEN_SECONDS);
  return { partId, title, seconds: sumOf(seen.map(({ seconds }) => seconds)), stretches: seen };
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
function nextTime(walked: readonly Walk[], longest: Section | undefined, blanks: BlankWords): string {
  const hours = walked.map(({ hour }) => hour);
  const isStill = Math.max(...walked.map(stillIn)) >= LONG_STILL;
  const early = hours.some((hour) => hour.endedBy === 'child' && leftOf(hour) >= 60 && hasBlanks(hour));
  if (unreachedIn(hours) > 0 && isStill) return blanks.still;
  if (unreachedIn(hours) > 0) return blanks.slow;
  if (early) return blanks.early;
  if (longest) return 'mark a hard one to look at again, and move on.';
  if (hours.some((hour) => hour.endedBy === 'child' && leftOf(hour) >= 60))
    return 'use the minutes that are left to read the least sure questions once more.';
  return 'the same pace again, and a look at the clock half-way.';
}

const hasBlanks = ({ questions }: PaperHour): boolean => questions.some(({ isAnswered }) => !isAnswered);
