import type { ReplyOf } from 'schemas/describe/contract';
import type { Paper } from 'schemas/mock-exams/paper';
import type { getTrackerForMockExamSession } from 'schemas/mock-exams/sittings/sitting.contract';
import { isOvertaken } from 'schemas/mock-exams/sittings/question.rules';
import type { Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import { goesOn, timesOf, type SittingStage, type SittingTimes } from 'schemas/mock-exams/sittings/times.rules';
import type { Problem } from '../../../../client/problem';
import type { Verdict } from '../shelf/act-sender';
import { nothingKnown, type ActsStanding } from '../shelf/acts-standing';
import type { KeptAct } from '../shelf/kept-act';
import type { Tracked } from './desk-calls';

export type Tracker = NonNullable<ReplyOf<typeof getTrackerForMockExamSession>['tracker']>;

/** A paper that is open on this device. */
export interface OpenedPaper {
  readonly paperHash: string;
  readonly paper: Paper;
  readonly pictures: (hash: string) => string | undefined;
}

/** What the pages of a sitting are drawn from. */
export interface DeskState {
  /** `none`: the server knows of no session that the child could be in. */
  readonly standing: 'asking' | 'none' | 'there';
  readonly tracker: Tracker | undefined;
  /** As the server has it, with what this device has still to send. */
  readonly sitting: Sitting | null;
  /** Of the last call that moves the sitting. */
  readonly problem: Problem | undefined;
  readonly acts: ActsStanding;
  /** Answers are taken from this device. */
  readonly isActive: boolean;
  readonly opened: OpenedPaper | undefined;
  /** The number of each question of a paper that was opened here. */
  readonly numbers: ReadonlyMap<string, number>;
  /** How many of the sealed papers are on this device. */
  readonly papersHere: number;
  /** Whether something was kept here and read back; undefined until it was tried. */
  readonly savesHere: boolean | undefined;
  /** To which questions an answer came after its time, each with its paper. */
  readonly late: QuestionsOfPapers;
  /** Which were changed so often that the last changes were not kept, until an answer is: each with its paper. */
  readonly tooMany: QuestionsOfPapers;
  /** The messages of staff that were put away on this page. */
  readonly putAway: readonly string[];
  /** Where another device had chosen later: what was chosen here before gave way to it. */
  readonly gaveWay: ReadonlySet<string>;
}

/** Of each question, by its id, which paper it is in: 1 for the first. */
type QuestionsOfPapers = ReadonlyMap<string, number>;

/** Of what came too late, too often, or after another device. */
export const nothingSaid: Pick<DeskState, 'late' | 'tooMany' | 'gaveWay'> = {
  late: new Map(),
  tooMany: new Map(),
  gaveWay: new Set(),
};

export const newDesk: DeskState = {
  standing: 'asking',
  tracker: undefined,
  sitting: null,
  problem: undefined,
  acts: nothingKnown,
  isActive: true,
  opened: undefined,
  numbers: new Map(),
  papersHere: 0,
  savesHere: undefined,
  putAway: [],
  ...nothingSaid,
};

export const timesIn = ({ facts }: Pick<Tracker, 'facts'>, now: string): SittingTimes => timesOf(facts, now);

/** Nothing before the server has said anything. */
export function stageIn({ standing, tracker }: DeskState, now: string): SittingStage | 'none' | undefined {
  if (standing === 'asking') return undefined;
  return tracker ? timesIn(tracker, now).stage : 'none';
}

/** With the numbers of one more paper. */
export function numbersIn({ sections }: Paper, known: DeskState['numbers']): DeskState['numbers'] {
  const more = sections.flatMap(({ questions }) =>
    questions.map(({ questionId, number }) => [questionId, number] as const),
  );
  return new Map([...known, ...more]);
}

/** Which questions these acts answer; what was only looked at is no answer. */
export const answeredBy = (acts: readonly KeptAct[]): ReadonlySet<string> => new Set(papersAnswered(acts).keys());

const papersAnswered = (acts: readonly KeptAct[]): QuestionsOfPapers =>
  new Map(
    acts.flatMap(({ paper, act: { kind, questionId } }) =>
      kind === 'chosen' || kind === 'submitted' ? [[questionId, paper] as const] : [],
    ),
  );

/** Those of one paper. */
export const ofPaper = (questions: QuestionsOfPapers, paper: number): readonly string[] =>
  [...questions].flatMap(([questionId, of]) => (of === paper ? [questionId] : []));

/** What waits for less is on its way, in ms. */
const ON_ITS_WAY_MS = 4_000;

/** To how many questions there is an answer here that should have been taken by now, and was not. */
export function overdueIn({ waiting, since }: DeskState['acts'], now: number): number {
  if (since === undefined || now - since <= ON_ITS_WAY_MS) return 0;
  return answeredBy(waiting).size;
}

/** In ms: a page that knows nothing yet, one that was put aside for another device, where no step asks, and one on which somebody waits: a session may be moved, or called off. */
const ASKING_MS = 4_000;
const ASIDE_MS = 15_000;
const WAITING_MS = 30_000;

interface Known {
  readonly tracker: Pick<Tracker, 'papersFrom' | 'facts'> | undefined;
  readonly sitting: object | null;
  readonly acts: { readonly waiting: readonly object[] };
}

/**
 * Whether this device says that it is there: whoever waits in the room once it is open, and whoever sits, until the session is over and all is
 * saved: staff may have something to say to whoever has finished.
 */
export function isHeardOf({ tracker, sitting, acts }: Known, now: string): boolean {
  if (!tracker) return false;
  if (sitting === null) return tracker.papersFrom <= now;
  return tracker.facts.sitting.completedAt === null || acts.waiting.length > 0 || stillGoesOn(tracker, now);
}

/** Whether the session that was sat is not over, for others or for this child. */
export const stillGoesOn = (tracker: Pick<Tracker, 'facts'>, now: string): boolean =>
  goesOn(tracker.facts, timesIn(tracker, now), now);

/** Whose bell is heard: that of the session in which this device is heard of, until that is over; empty for none. */
export function bellOf(state: DeskState, now: string): string {
  const { tracker } = state;
  if (!tracker || !isHeardOf(state, now)) return '';
  return timesIn(tracker, now).stage !== 'complete' || stillGoesOn(tracker, now) ? sessionIdOf(tracker) : '';
}

/**
 * After how many quiet milliseconds the server is asked again; never where each step asks it anyway, nor while nobody sees the
 * page: whoever comes back to it asks at once.
 */
export function asksAgainAfter(
  { standing, sitting, isActive }: Pick<DeskState, 'standing' | 'sitting' | 'isActive'>,
  isSeen: boolean,
): number {
  if (!isSeen) return Infinity;
  if (standing === 'asking') return ASKING_MS;
  if (sitting === null) return WAITING_MS;
  return isActive ? Infinity : ASIDE_MS;
}

/** Whether all that a device which was put aside still has is of papers that are over. */
export const isAsideOfWhatIsOver = ({ isElsewhere, waiting }: ActsStanding, { facts }: Tracker): boolean =>
  isElsewhere && waiting.every(({ paper }) => (facts.sitting.papers[paper - 1]?.ended ?? null) !== null);

/**
 * While the clock stands still the key of a paper is told to nobody. Whoever has opened it keeps it, so that they go on at once,
 * be it without a connection; the page does not show the paper meanwhile.
 */
export function withKnownKey(told: Tracked, known: Tracker | undefined): Tracked {
  const { tracker } = told;
  if (!tracker || tracker.paperKey !== undefined || known?.paperKey === undefined) return told;
  const isOpen = tracker.currentMockExamStage === 'STAGE_EXAM_IN_PROGRESS' && openOf(tracker) === openOf(known);
  return isOpen ? { ...told, tracker: { ...tracker, paperKey: known.paperKey } } : told;
}

const openOf = (tracker: Tracker): string => `${sessionIdOf(tracker)} ${tracker.facts.sitting.papers.length}`;

/** Empty as long as none is known. */
export const sessionIdOf = (tracker: Tracker | undefined): string =>
  tracker?.mockExamSessionTrackerCompositeId.mockExamSessionId ?? '';

type Said = Pick<DeskState, 'late' | 'tooMany' | 'gaveWay'>;

/** What came too late, too often, or after another device, once these were settled. */
export function afterVerdict(
  state: Said & Pick<DeskState, 'sitting'>,
  acts: readonly KeptAct[],
  verdict: Verdict,
): Said {
  const { late, tooMany, gaveWay, sitting } = state;
  const overtaken = acts.filter((act) => isBehindAnother(act, sitting));
  return {
    late: verdict === 'late' ? new Map([...late, ...papersAnswered(acts)]) : late,
    tooMany: tooManyAfter(tooMany, acts, verdict),
    gaveWay: verdict === 'kept' ? new Set([...gaveWay, ...answeredBy(overtaken)]) : gaveWay,
  };
}

function tooManyAfter(tooMany: QuestionsOfPapers, acts: readonly KeptAct[], verdict: Verdict): QuestionsOfPapers {
  const answered = papersAnswered(acts);
  if (verdict === 'too-many') return new Map([...tooMany, ...answered]);
  return verdict === 'kept' ? new Map([...tooMany].filter(([questionId]) => !answered.has(questionId))) : tooMany;
}

const isBehindAnother = ({ deviceId, tab, act }: KeptAct, sitting: Sitting | null): boolean =>
  isOvertaken(sitting?.questions[act.questionId], { deviceId, tab, seq: act.seq, at: act.at });

/** Whoever answers a question anew need not be told any more what became of the answer before. */
export function withoutAnswered(gaveWay: DeskState['gaveWay'], act: KeptAct): DeskState['gaveWay'] {
  const answered = answeredBy([act]);
  return new Set([...gaveWay].filter((questionId) => !answered.has(questionId)));
}
