import { chance } from '../chance';
import type { Sitter } from './sitters';

/** A question as it is sat: with its key, which the child does not know. */
export interface SatQuestion {
  readonly questionId: string;
  readonly subject: string;
  readonly level: number;
  readonly options: number;
  readonly answer: string;
  /** What the section allows for it. */
  readonly seconds: number;
}

/** What a child does, so many seconds after their paper was opened. */
export interface TimedAct {
  readonly kind: 'shown' | 'chosen' | 'submitted' | 'marked' | 'struck';
  readonly questionId: string;
  readonly option?: string;
  readonly second: number;
}

export interface Worked {
  readonly acts: readonly TimedAct[];
  /** When the child said that they were done; null: never. */
  readonly doneAt: number | null;
}

interface Work {
  readonly sitter: Sitter;
  readonly paper: number;
  /** How long the paper lasts for this child, or until they leave. */
  readonly limit: number;
}

/** What makes a level as hard as it is, in logits. */
const HARDNESS = [-1.6, -0.8, 0, 0.8, 1.6];
/** One of five is right by chance. */
const GUESS = 0.2;
/** Whoever has less time left than that stays to the end. */
const WORTH_LEAVING = 150;

/** How one child works through one paper: the same child always in the same way. */
export function workThrough(questions: readonly SatQuestion[], work: Work): Worked {
  const pupil = new Pupil(work);
  const left: SatQuestion[] = [];
  for (const question of questions) {
    if (pupil.isTimeUp()) break;
    if (!pupil.tries(question)) left.push(question);
  }
  for (const question of left) if (!pupil.isTimeUp()) pupil.returnsTo(question);
  for (const question of questions) if (!pupil.isTimeUp()) pupil.thinksBetterOf(question);
  return { acts: pupil.acts, doneAt: pupil.doneAt() };
}

class Pupil {
  readonly acts: TimedAct[] = [];
  private second = 3;

  constructor(private readonly work: Work) {}

  isTimeUp = (): boolean => this.second >= this.work.limit - 4;

  /** False where they leave it for later. */
  tries(question: SatQuestion): boolean {
    this.does(question, 'shown');
    const think = question.seconds * this.work.sitter.pace * (0.5 + this.luck(question, 'think'));
    const likely = this.likely(question);
    if (likely < 0.45 && this.luck(question, 'leave') < 0.3) {
      this.passes(think * 0.6);
      if (!this.isTimeUp()) this.does(question, 'marked');
      return false;
    }
    this.answers(question, think, this.luck(question, 'right') < likely);
    return true;
  }

  /** There is little time, and a guess is better than nothing. */
  returnsTo(question: SatQuestion): void {
    this.does(question, 'shown');
    this.answers(question, question.seconds * 0.5, this.luck(question, 'again') < this.likely(question));
  }

  /** A few answers are changed in the end, some of them from right to wrong. */
  thinksBetterOf(question: SatQuestion): void {
    if (this.luck(question, 'better') > 0.035 || !this.isAnswered(question)) return;
    this.does(question, 'shown');
    this.answers(question, question.seconds * 0.4, this.luck(question, 'changed') < 0.6);
  }

  doneAt(): number | null {
    const { limit, sitter, paper } = this.work;
    const isEarly = this.second < limit - WORTH_LEAVING && chance(`${sitter.child} ${paper} done`) < 0.4;
    return isEarly ? Math.ceil(this.second) + 20 : null;
  }

  private answers(question: SatQuestion, think: number, isRight: boolean): void {
    const option = isRight ? question.answer : this.wrong(question);
    // Whoever is right in the end meant something else before; who is wrong may have had it.
    const other = isRight || this.luck(question, 'had it') < 0.5 ? this.wrong(question) : question.answer;
    if (this.luck(question, 'dither') < 0.08 && other !== option) this.chooses(question, other, think * 0.5);
    this.passes(think * 0.5);
    if (!this.isTimeUp()) {
      this.hands(question, option, think * 0.5);
      return;
    }
    // Time is up on a choice that was not handed in.
    this.second = this.work.limit - 2;
    this.does(question, 'chosen', option);
    this.second = this.work.limit;
  }

  private hands(question: SatQuestion, option: string, think: number): void {
    this.passes(Math.min(think, this.work.limit - 4 - this.second));
    this.does(question, 'submitted', option);
  }

  private chooses(question: SatQuestion, option: string, think: number): void {
    this.passes(think);
    if (this.isTimeUp()) return;
    this.does(question, 'chosen', option);
    this.does(question, 'struck', option);
  }

  private does({ questionId }: SatQuestion, kind: TimedAct['kind'], option?: string): void {
    this.acts.push({ kind, questionId, second: this.second, ...(option !== undefined && { option }) });
    this.second += 1;
  }

  private passes(seconds: number): void {
    const { story } = this.work.sitter;
    const before = this.second;
    this.second += Math.max(0, seconds);
    if (story?.kind !== 'silent' || story.paper !== this.work.paper) return;
    const from = story.minute * 60;
    // Whoever is cut off does not go on meanwhile.
    if (before <= from && this.second > from) this.second += story.seconds;
  }

  private likely({ subject, level }: SatQuestion): number {
    const { ability, child } = this.work.sitter;
    const bent = (chance(`${child} ${subject}`) - 0.5) * 1.4;
    return GUESS + (1 - GUESS) / (1 + Math.exp((HARDNESS[level - 1] ?? 0) - ability - bent));
  }

  private wrong({ questionId, answer, options }: SatQuestion): string {
    const step = 1 + Math.floor(chance(`${this.work.sitter.child} ${questionId} slip`) * (options - 1));
    return 'ABCDE'.charAt((answer.charCodeAt(0) - 65 + step) % options);
  }

  private luck({ questionId }: SatQuestion, of: string): number {
    return chance(`${this.work.sitter.child} ${questionId} ${of}`);
  }

  private isAnswered = ({ questionId }: SatQuestion): boolean =>
    this.acts.some((act) => act.kind === 'submitted' && act.questionId === questionId);
}
