import { closesAtOf, type AssignedSet, type ExamSession } from 'schemas/mock-exams/sessions/exam-session';
import type { Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import { extraSecondsOf } from 'schemas/mock-exams/sessions/arranged.rules';
import type { SittingCommand } from '../../mock-exams/sittings/sitting.decider';
import { chance } from '../chance';
import type { Sitter } from './sitters';
import { workThrough, type SatQuestion, type TimedAct } from './working-a-paper';

type WithoutMoment<C> = C extends unknown ? Omit<C, 'at'> : never;

/** A command of a child's device, or of the clock, at its time. */
export interface Step {
  readonly at: Date;
  readonly command: WithoutMoment<SittingCommand>;
}

export interface SatPaper {
  readonly minutes: number;
  readonly questions: readonly SatQuestion[];
}

export interface Hall {
  readonly session: ExamSession & { readonly set: AssignedSet };
  readonly papers: readonly SatPaper[];
}

/** Who sits. */
export interface Seated {
  readonly sitter: Sitter;
  readonly learnerId: string;
  readonly familyId: string;
  readonly arrangements: Arrangements;
}

/** All that one child's device sends from the start to the end of the session, in the order of time. */
export function morningOf(seated: Seated, hall: Hall): readonly Step[] {
  const { sitter } = seated;
  if (sitter.story?.kind === 'absent') return [];
  const device = new Device(seated, hall.session);
  const breakSeconds = hall.session.set.breakMinutes * 60;
  let opensAt = beginsAt(sitter);
  device.begins(opensAt);
  for (const [index, paper] of hall.papers.entries()) {
    const number = index + 1;
    const length = paper.minutes * 60 + extraSecondsOf(seated.arrangements, paper.minutes);
    device.sits(paper, { number, opensAt, length });
    if (leavesAt(sitter) !== null) return device.isMissed();
    if (number === hall.papers.length) break;
    opensAt += length + breakSeconds + 3 + chance(`${sitter.child} comes back`) * 25;
    device.goesOn(opensAt);
  }
  return device.inOrder();
}

/** Seconds after the start. */
const beginsAt = ({ story, child }: Sitter): number =>
  story?.kind === 'late' ? story.minutes * 60 : 4 + chance(`${child} begins`) * 40;

/** Seconds into the first paper; null: never. */
const leavesAt = ({ story }: Sitter): number | null => (story?.kind === 'leaves' ? story.minutes * 60 : null);

interface Sat {
  /** 1 for the first. */
  readonly number: number;
  readonly opensAt: number;
  readonly length: number;
}

/** From an act to its arrival here, in seconds. */
export const ON_ITS_WAY = 0.4;

class Device {
  private readonly steps: Step[] = [];
  private readonly deviceId: string;
  private sent = 0;

  constructor(
    private readonly seated: Seated,
    private readonly session: Hall['session'],
  ) {
    this.deviceId = `device-${Math.floor(chance(`${seated.sitter.child} device`) * 1e9)}`;
  }

  inOrder = (): readonly Step[] => this.steps.toSorted((one, other) => one.at.getTime() - other.at.getTime());

  begins(second: number): void {
    const { learnerId, familyId, arrangements } = this.seated;
    const { sessionId, set } = this.session;
    const data = { sessionId, learnerId, familyId, papers: set.papers, deviceId: this.deviceId, arrangements };
    this.does(second, { type: 'BeginSitting', data });
  }

  sits({ questions }: SatPaper, { number: paper, opensAt, length }: Sat): void {
    const { sitter } = this.seated;
    const { acts, doneAt } = workThrough(questions, { sitter, paper, limit: leavesAt(sitter) ?? length });
    const options = new Map(questions.map((question) => [question.questionId, question.options]));
    for (const bundle of bundlesOf(acts)) this.sends(bundle, { paper, opensAt, options });
    this.isSilent(paper, opensAt);
    if (leavesAt(sitter) !== null) return;
    if (doneAt !== null) this.does(opensAt + doneAt, { type: 'EndPaper', data: { paper, early: true } });
    this.does(opensAt + (doneAt ?? length) + 4, { type: paper === 1 ? 'StartBreak' : 'Look', data: {} });
  }

  goesOn(second: number): void {
    this.does(second, { type: 'EndBreak', data: { arrangements: this.seated.arrangements } });
  }

  /** What the clock has ended is written down by whoever looks after it. */
  isMissed(): readonly Step[] {
    const at = new Date(Date.parse(closesAtOf(this.session)) + 1_000);
    this.steps.push({ at, command: { type: 'Settle', data: {} } });
    return this.inOrder();
  }

  private sends(
    bundle: readonly TimedAct[],
    { paper, opensAt, options }: { paper: number; opensAt: number; options: ReadonlyMap<string, number> },
  ): void {
    const { deviceId } = this;
    const last = bundle.at(-1)?.second ?? 0;
    const acts = bundle.map(({ second, ...act }) => {
      this.sent += 1;
      return { ...act, seq: this.sent, at: this.instant(opensAt + second).toISOString() };
    });
    const data = { paper, deviceId, tab: `${deviceId}-a`, acts, questions: options };
    this.does(opensAt + last + ON_ITS_WAY, { type: 'KeepActs', data });
  }

  private isSilent(paper: number, opensAt: number): void {
    const { story } = this.seated.sitter;
    if (story?.kind !== 'silent' || story.paper !== paper) return;
    const from = opensAt + story.minute * 60;
    const lastHeardAt = this.instant(from).toISOString();
    this.does(from + story.seconds, { type: 'Hear', data: { lastHeardAt } });
  }

  private does(second: number, command: Step['command']): void {
    this.steps.push({ at: this.instant(second), command });
  }

  private instant = (second: number): Date => new Date(Date.parse(this.session.startsAt) + Math.round(second * 1_000));
}

/** As much as a call takes is decided at once; each act is dated by itself. */
const BUNDLE = 90;

const bundlesOf = (acts: readonly TimedAct[]): (readonly TimedAct[])[] =>
  Array.from({ length: Math.ceil(acts.length / BUNDLE) }, (_, n) => acts.slice(n * BUNDLE, (n + 1) * BUNDLE));
