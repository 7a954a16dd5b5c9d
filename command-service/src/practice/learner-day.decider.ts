import { accept, decider, refuse, type Decision } from 'platform/decider';
import type { LearnerDayEvent } from 'schemas/practice/worksheets/learner-day.events';

interface OfDay {
  readonly learnerId: string;
  readonly day: string;
  readonly worksheetId: string;
  /** Questions a day; 0 for dealing when the trial is over. */
  readonly limit: number;
}

export type LearnerDayCommand =
  | {
      readonly type: 'DealWorksheet';
      readonly data: OfDay & {
        readonly count: number;
        /** Given instead where the day has no more; nobody is given fewer who has not asked for fewer. */
        readonly fewest: number;
        /** Its questions cost the day now, since they are never answered here. */
        readonly onPaper: boolean;
      };
    }
  | { readonly type: 'CountAnswers'; readonly data: OfDay & { readonly numbers: readonly number[] } };

export type LearnerDayRefusal = 'DailyLimitReached' | 'TooManyQuestionsOpen';

export interface LearnerDay {
  /** What the day has paid for. */
  readonly counted: number;
  /** How many questions each worksheet of the day was given. */
  readonly dealt: ReadonlyMap<string, number>;
  /** Which questions were answered for the first time on this day. */
  readonly answered: ReadonlyMap<string, ReadonlySet<number>>;
  /** Given to answer, and not answered. */
  readonly open: number;
}

/** How many days' worth of questions may lie open that were dealt on one day: more than a child in doubt opens. */
const DAYS_OPEN = 4;

const initial: LearnerDay = { counted: 0, dealt: new Map(), answered: new Map(), open: 0 };

export const learnerDay = decider({ category: 'learnerday', initial, keep: () => [], decide, evolve });

export const hasCounted = ({ answered }: LearnerDay, worksheetId: string, number: number): boolean =>
  answered.get(worksheetId)?.has(number) ?? false;

function decide(command: LearnerDayCommand, state: LearnerDay): Decision<LearnerDayEvent, LearnerDayRefusal> {
  switch (command.type) {
    case 'DealWorksheet':
      return deal(command.data, state);
    case 'CountAnswers':
      return count(command.data, state);
  }
}

type Dealing = Extract<LearnerDayCommand, { type: 'DealWorksheet' }>['data'];
type Counting = Extract<LearnerDayCommand, { type: 'CountAnswers' }>['data'];

function deal({ limit, onPaper, fewest, ...wanted }: Dealing, { counted, dealt, open }: LearnerDay) {
  const data = { ...wanted, count: wanted.count > limit - counted ? fewest : wanted.count };
  if (dealt.has(data.worksheetId) || data.count > limit - counted) return accept();
  if (onPaper) return accept({ type: 'QuestionsAllotted' as const, data });
  return open + data.count > limit * DAYS_OPEN
    ? refuse('TooManyQuestionsOpen')
    : accept({ type: 'WorksheetDealt' as const, data });
}

function count({ limit, numbers, ...data }: Counting, state: LearnerDay) {
  const fresh = numbers.filter((number) => !hasCounted(state, data.worksheetId, number));
  if (fresh.length === 0) return accept();
  return state.counted + fresh.length > limit
    ? refuse('DailyLimitReached')
    : accept({ type: 'QuestionsCounted' as const, data: { ...data, numbers: fresh } });
}

function evolve(state: LearnerDay, { type, data }: LearnerDayEvent): LearnerDay {
  const { counted, dealt, answered, open } = state;
  switch (type) {
    case 'QuestionsAllotted':
      return { ...state, counted: counted + data.count, dealt: new Map(dealt).set(data.worksheetId, data.count) };
    case 'WorksheetDealt':
      return { ...state, open: open + data.count, dealt: new Map(dealt).set(data.worksheetId, data.count) };
    case 'QuestionsCounted': {
      const ofSheet = new Set([...(answered.get(data.worksheetId) ?? []), ...data.numbers]);
      return {
        ...state,
        counted: counted + data.numbers.length,
        open: open - (dealt.has(data.worksheetId) ? data.numbers.length : 0),
        answered: new Map(answered).set(data.worksheetId, ofSheet),
      };
    }
  }
}
