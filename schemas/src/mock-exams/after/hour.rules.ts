import { running, type Stretch } from '../sittings/running-time.rules';
import { IDLE_SECONDS } from '../sittings/sitting.rules';
import { letterChanges, type Change, type Step } from './changes.rules';

/** One question of a paper with everything that its child did with it. */
export interface Walked {
  readonly questionId: string;
  readonly number: number;
  readonly section: string;
  /** Which of the paper's sections, from 0: two may have the same name. */
  readonly sectionAt: number;
  readonly steps: readonly Step[];
  /** The letter that counts; null for none. */
  readonly answer: string | null;
  /** The right letter, once it may be told; null before, and where a question has none. */
  readonly key: string | null;
}

/** A paper that is over. */
export interface SatPaper {
  readonly name: string;
  readonly openedAt: string;
  readonly endedAt: string;
  /** How long it lasted for this child. */
  readonly lengthSeconds: number;
  readonly endedBy: 'child' | 'time' | 'staff';
  /** When the clock stood still; merged. */
  readonly stood: readonly Stretch[];
  readonly sections: readonly { readonly name: string; readonly minutes: number | null }[];
  readonly questions: readonly Walked[];
}

/** A question on the screen for a time: seconds of the paper's own clock, which no pause moves. */
export interface Look {
  readonly number: number;
  readonly from: number;
  readonly seconds: number;
}

/** What became of one question. */
export interface QuestionHour {
  readonly number: number;
  readonly section: string;
  readonly seconds: number;
  /** How often the child came to it. */
  readonly visits: number;
  readonly isAnswered: boolean;
  /** Null while that may not be told. */
  readonly isRight: boolean | null;
  /** It was marked for another look, or left without an answer, and never opened again. */
  readonly isNotRevisited: boolean;
  readonly changes: readonly Change[];
}

/** One child's way through one paper. */
export interface PaperHour {
  readonly name: string;
  readonly lengthSeconds: number;
  /** Until it was over. */
  readonly usedSeconds: number;
  readonly endedBy: SatPaper['endedBy'];
  /** Seconds of its clock when the last of its questions had an answer; null where one is left without, or nobody knows when. */
  readonly allAnsweredAt: number | null;
  readonly looks: readonly Look[];
  readonly questions: readonly QuestionHour[];
  readonly sections: readonly { readonly name: string; readonly minutes: number | null; readonly seconds: number }[];
}

/**
 * What becomes of a silence of more than five minutes that only the end of the paper ended. `left out`: nobody knows whether
 * somebody thought or had gone, so it is no question's time; `capped`: five minutes of it count, as they do of a silence that
 * the child ended. Figures of before, and reports that were issued by them, are capped.
 */
export type LastSilence = 'left out' | 'capped';

/** Where the time of a paper went: the time since the last sign goes to the question that was shown, and of a long silence five minutes at most. */
export function hourOf(paper: SatPaper, lastSilence: LastSilence = 'left out'): PaperHour {
  const { name, endedBy, lengthSeconds, stood } = paper;
  const opened = Date.parse(paper.openedAt);
  /** What the paper's own clock said then. */
  const clockAt = (at: string): number => running(stood, { from: opened, until: Date.parse(at) }) / 1_000;
  const usedSeconds = clockAt(paper.endedAt);
  const looks = looksIn(paper.questions, clockAt, { end: usedSeconds, lastSilence });
  const questions = paper.questions.map((question) => questionHour(question, looks, clockAt));
  return {
    name,
    endedBy,
    lengthSeconds,
    usedSeconds,
    allAnsweredAt: allAnsweredAt(paper.questions, clockAt),
    looks,
    questions,
    sections: paper.sections.map((section, index) => ({
      name: section.name,
      minutes: section.minutes,
      seconds: sumOf(questions.filter((_, place) => paper.questions[place]?.sectionAt === index)),
    })),
  };
}

const sumOf = (questions: readonly { readonly seconds: number }[]): number =>
  questions.reduce((sum, { seconds }) => sum + seconds, 0);

type ClockAt = (at: string) => number;

/** Of each its first answer: another one later is a second look. */
function allAnsweredAt(questions: readonly Walked[], clockAt: ClockAt): number | null {
  const firsts = questions.map(({ steps, answer }) =>
    answer === null ? undefined : steps.find(({ option }) => option !== undefined),
  );
  const known = firsts.flatMap((first) => (first ? [clockAt(first.at)] : []));
  return known.length === 0 || known.length < questions.length ? null : Math.max(...known);
}

interface Ending {
  readonly end: number;
  readonly lastSilence: LastSilence;
}

function looksIn(questions: readonly Walked[], clockAt: ClockAt, { end, lastSilence }: Ending): readonly Look[] {
  const signs = questions
    .flatMap(({ number, steps }) => steps.map(({ kind, at, seq }) => ({ number, kind, seq, at: clockAt(at) })))
    .filter(({ at }) => at <= end)
    .toSorted((one, other) => one.at - other.at || one.seq - other.seq);
  const looks: Look[] = [];
  let shown: { readonly number: number; readonly since: number } | null = null;
  for (const { number, kind, at } of [...signs, { number: 0, kind: 'left' as const, at: end }]) {
    if (shown) {
      const seconds = lookedFor({ from: shown.since, until: at }, { end, lastSilence });
      look(looks, { number: shown.number, from: shown.since, seconds });
    }
    if (kind === 'shown') shown = { number, since: at };
    else if (kind === 'left' && shown?.number === number) shown = null;
    else if (shown) shown = { number: shown.number, since: at };
  }
  return looks;
}

/** A device leaves its question by itself as the paper ends: that is no sign of the child. */
const WITH_THE_END = 1;

function lookedFor(look: { readonly from: number; readonly until: number }, { end, lastSilence }: Ending): number {
  const seconds = look.until - look.from;
  const isLast = look.until >= end - WITH_THE_END;
  return isLast && lastSilence === 'left out' && seconds > IDLE_SECONDS ? 0 : Math.min(IDLE_SECONDS, seconds);
}

/** What follows without a gap is one look. */
function look(looks: Look[], next: Look): void {
  if (next.seconds <= 0) return;
  const last = looks.at(-1);
  const isSame = last?.number === next.number && Math.abs(last.from + last.seconds - next.from) < 0.001;
  if (last && isSame)
    looks[looks.length - 1] = { number: next.number, from: last.from, seconds: last.seconds + next.seconds };
  else looks.push(next);
}

function questionHour(question: Walked, looks: readonly Look[], clockAt: ClockAt): QuestionHour {
  const { number, section, steps, answer, key } = question;
  return {
    number,
    section,
    seconds: sumOf(looks.filter((one) => one.number === number)),
    visits: visitsIn(steps),
    isAnswered: answer !== null,
    isRight: key === null ? null : answer === key,
    isNotRevisited: isNotRevisited(question),
    changes: letterChanges(question, clockAt),
  };
}

const visitsIn = (steps: readonly Step[]): number => steps.filter(({ kind }) => kind === 'shown').length;

/** Marked and not opened again since, or seen once and left without an answer. */
function isNotRevisited({ steps, answer }: Walked): boolean {
  const marked = steps.findLastIndex(({ kind }) => kind === 'marked');
  const isMarked = marked >= 0 && !steps.slice(marked).some(({ kind }) => kind === 'unmarked');
  const isOpenedSince = steps.slice(marked + 1).some(({ kind }) => kind === 'shown');
  return isMarked ? !isOpenedSince : answer === null && visitsIn(steps) === 1;
}
