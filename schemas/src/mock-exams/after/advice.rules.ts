import type { PaperHour, QuestionHour } from './hour.rules';
import { numbered } from './numbered.rules';
import { spentWords } from './spent.rules';

/** Said to a child once their papers are over. */
const SENTENCES = 3;

type Told = readonly PaperHour[];
type Rule = (papers: Told) => string | null;

/**
 * Three sentences that help next time, made of what happened and of nothing else: one of something that went well where
 * there is one, then what would bring most. The same papers give the same sentences.
 */
export function adviceOn(papers: Told): readonly string[] {
  const seen = papers.filter(({ looks }) => looks.length > 0);
  const praise = firstOf(wentWell, seen, 1);
  const help = firstOf(helps, seen, SENTENCES - praise.length);
  const more = firstOf(always, seen, SENTENCES - praise.length - help.length);
  return [...praise, ...help, ...more];
}

function firstOf(rules: readonly Rule[], papers: Told, most: number): readonly string[] {
  const said: string[] = [];
  for (const rule of rules) {
    const sentence = said.length < most ? rule(papers) : null;
    if (sentence !== null) said.push(sentence);
  }
  return said;
}

// Something that went well.

const lookingAgainPaid: Rule = (papers) => {
  const better = questionsOf(papers).filter(
    ({ changes, isRight }) => isRight === true && changes.at(-1)?.became === 'right',
  );
  if (better.length === 0) return null;
  return `Looking again paid off: you changed ${counted(better.length, 'answer')} to the right one.`;
};

const allAnswered: Rule = (papers) => {
  const questions = questionsOf(papers);
  if (questions.length === 0 || questions.some(({ isAnswered }) => !isAnswered)) return null;
  return `You answered every one of the ${questions.length} questions. Keep that up: an answer can be right, a blank cannot.`;
};

const wentBack: Rule = (papers) => {
  const back = questionsOf(papers).filter(({ visits, isAnswered }) => visits > 1 && isAnswered);
  if (back.length < 2) return null;
  return `You went back to ${counted(back.length, 'question')} and have an answer for each. Coming back with fresh eyes is a good habit.`;
};

const wentWell: readonly Rule[] = [lookingAgainPaid, allAnswered, wentBack];

// What would bring most, that first.

const ENOUGH_SECONDS = 60;

/** Handed in with time left and blanks in it. */
const handedInEarly: Rule = (papers) => {
  const early = papers.find(
    (paper) => paper.endedBy === 'child' && leftOf(paper) >= ENOUGH_SECONDS && blanksOf(paper).length > 0,
  );
  if (!early) return null;
  const blanks = blanksOf(early);
  return `You finished ${early.name} with ${spentWords(leftOf(early))} left and ${counted(blanks.length, 'question')} without an answer (${numbered(blanks)}). Next time, use that time to choose something for each.`;
};

/** Everything had an answer, and minutes were left: handed in before they were over, or run out with nothing done in them. */
const minutesToCheck: Rule = (papers) => {
  for (const paper of papers) {
    const spare = paper.endedBy === 'child' ? leftOf(paper) : idleOf(paper);
    if (blanksOf(paper).length > 0 || spare < 5 * ENOUGH_SECONDS) continue;
    const done =
      paper.endedBy === 'child'
        ? `You finished ${paper.name} with ${spentWords(spare)} left`
        : `You had an answer for everything in ${paper.name}, and ${spentWords(spare)} were left`;
    return `${done}. Use minutes like these to read the questions you were least sure of once more.`;
  }
  return null;
};

const notReached: Rule = (papers) => {
  const short = papers.filter((one) => one.endedBy === 'time' && unseenOf(one).length > 0);
  const paper = short.toSorted((one, other) => unseenOf(other).length - unseenOf(one).length)[0];
  if (!paper) return null;
  const unseen = unseenOf(paper);
  return `Time was up in ${paper.name} before you came to ${counted(unseen.length, 'question')} (${numbered(unseen)}). When one takes long, choose your best guess, mark it and go on: that way you meet every question.`;
};

const rightToWrong: Rule = (papers) => {
  const worse = papers.flatMap((paper) => placed(paper, (one) => one.isRight === false && wasRight(one)));
  if (worse.length === 0) return null;
  const which = worse.length === 1 ? `a right answer to a wrong one` : `${worse.length} right answers to wrong ones`;
  return `You changed ${which} (${placesIn(worse)}). Before you change an answer, say to yourself what is wrong with the first one.`;
};

/** Of one that was right at some time. */
const wasRight = ({ changes }: QuestionHour): boolean => changes.some(({ became }) => became === 'wrong');

const tookLong: Rule = (papers) => {
  const longest = longestIn(papers);
  if (!longest || longest.seconds < 2 * ENOUGH_SECONDS || longest.seconds < 3 * longest.share) return null;
  const { number, paper, seconds, share } = longest;
  const others = Math.floor(seconds / share);
  return `Question ${number} of ${paper} had ${spentWords(seconds)} of your time, as much as ${others} questions have on average. After two minutes, mark a hard one and come back to it at the end.`;
};

const leftBlank: Rule = (papers) => {
  const blank = papers.flatMap((paper) => placed(paper, (one) => !one.isAnswered && one.visits > 0));
  if (blank.length === 0) return null;
  return `You saw ${counted(blank.length, 'question')} and left ${blank.length === 1 ? 'it' : 'them'} without an answer (${placesIn(blank)}). Choose your best guess before you move on; you can change it later.`;
};

const notRevisited: Rule = (papers) => {
  const marked = papers.flatMap((paper) => placed(paper, (one) => one.isNotRevisited && one.isAnswered));
  if (marked.length === 0) return null;
  return `You marked ${counted(marked.length, 'question')} for another look and did not get back to ${marked.length === 1 ? 'it' : 'them'} (${placesIn(marked)}). Try to keep the last five minutes for those.`;
};

/** A section that took much more of the time than it is meant to. */
const overlongSection: Rule = (papers) => {
  for (const { name: paper, sections } of papers)
    for (const { name, minutes, seconds } of sections)
      if (minutes !== null && seconds > 1.4 * minutes * 60 && seconds > minutes * 60 + 120)
        return `“${name}” in ${paper} took ${spentWords(seconds)}; ${minutes} are meant for it. Look at the clock once when you begin a section, and once half-way.`;
  return null;
};

/** The last questions had much less time each than the first ones. */
const hurriedEnd: Rule = (papers) => {
  for (const { name, questions, looks } of papers) {
    const seen = [...new Set(looks.map(({ number }) => number))].flatMap(
      (number) => questions.find((one) => one.number === number) ?? [],
    );
    if (seen.length < 12) continue;
    const [first, last] = [averageOf(seen.slice(0, 6)), averageOf(seen.slice(-6))];
    if (first >= 3 * last)
      return `In ${name} the first six questions that you opened had ${spentWords(first)} each, the last six ${spentWords(last)}. A little faster at the start leaves more for the end.`;
  }
  return null;
};

const helps: readonly Rule[] = [
  handedInEarly,
  minutesToCheck,
  notReached,
  rightToWrong,
  tookLong,
  leftBlank,
  overlongSection,
  notRevisited,
  hurriedEnd,
];

// What can be said of every paper that was looked at.

const pace: Rule = (papers) => {
  const seen = questionsOf(papers).filter(({ seconds }) => seconds > 0);
  if (seen.length === 0) return null;
  return `You gave a question ${spentWords(averageOf(seen))} on average. Knowing your own pace helps you to feel when one takes too long.`;
};

const mostTime: Rule = (papers) => {
  const longest = longestIn(papers);
  if (!longest) return null;
  return `Question ${longest.number} of ${longest.paper} took you the longest, ${spentWords(longest.seconds)}. Have another go at one like it when no clock is running.`;
};

const readOnceMore: Rule = (papers) =>
  papers.length === 0 ? null : 'Read each question once more before you choose: a word such as “not” is easily missed.';

const always: readonly Rule[] = [pace, mostTime, readOnceMore];

// What they are made of.

const questionsOf = (papers: Told): readonly QuestionHour[] => papers.flatMap(({ questions }) => questions);
const blanksOf = ({ questions }: PaperHour) => questions.filter(({ isAnswered }) => !isAnswered);
const unseenOf = ({ questions }: PaperHour) =>
  questions.filter(({ visits, isAnswered }) => visits === 0 && !isAnswered);
const leftOf = ({ lengthSeconds, usedSeconds }: PaperHour): number => lengthSeconds - usedSeconds;
/** How long the clock ran on after the last that was done, everything being answered; none where nobody knows when that was. */
const idleOf = ({ usedSeconds, allAnsweredAt, looks }: PaperHour): number =>
  allAnsweredAt === null
    ? 0
    : usedSeconds - Math.max(allAnsweredAt, ...looks.map(({ from, seconds }) => from + seconds));
const averageOf = (questions: readonly { readonly seconds: number }[]): number =>
  questions.reduce((sum, { seconds }) => sum + seconds, 0) / Math.max(1, questions.length);

function longestIn(papers: Told) {
  const all = papers.flatMap(({ name, questions, lengthSeconds }) =>
    questions.map(({ number, seconds }) => ({ number, seconds, paper: name, share: lengthSeconds / questions.length })),
  );
  const longest = all.toSorted((one, other) => other.seconds - one.seconds)[0];
  return longest && longest.seconds > 0 ? longest : null;
}

interface Placed {
  readonly paper: string;
  readonly number: number;
}

const placed = ({ name, questions }: PaperHour, fits: (question: QuestionHour) => boolean): readonly Placed[] =>
  questions.filter(fits).map(({ number }) => ({ number, paper: name }));

/** `4, 9 and 12 of Paper 1`. */
function placesIn(places: readonly Placed[]): string {
  const papers = [...new Set(places.map(({ paper }) => paper))];
  return papers.map((paper) => `${numbered(places.filter((one) => one.paper === paper))} of ${paper}`).join('; ');
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
