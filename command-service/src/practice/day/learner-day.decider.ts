import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
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
  | { readonly type: 'CountAnswers'; readonly data: OfDay & Counting }
  | { readonly type: 'TakeBack'; readonly data: Omit<OfDay, 'limit'> & { readonly numbers: readonly number[] } };

interface Counting {
  /** Answered: all of them, or none. */
  readonly numbers: readonly number[];
  /** Left blank and about to be shown: as many of them as the day still has, from the first on. */
  readonly blanks?: readonly number[];
}

export type LearnerDayRefusal = 'DailyLimitReached' | 'TooManyQuestionsOpen';

export interface LearnerDay {
  /** What the day has paid for. */
  readonly counted: number;
  /** How many questions each worksheet of the day was given. */
  readonly dealt: ReadonlyMap<string, number>;
  /** Which questions were answered for the first time on this day, or shown though they were left blank. */
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
    case 'TakeBack':
      return takeBack(command.data, state);
  }
}

type Dealing = Extract<LearnerDayCommand, { type: 'DealWorksheet' }>['data'];

function deal({ limit, onPaper, fewest, ...wanted }: Dealing, { counted, dealt, open }: LearnerDay) {
  const data = { ...wanted, count: wanted.count > limit - counted ? fewest : wanted.count };
  if (dealt.has(data.worksheetId) || data.count > limit - counted) return accept();
  if (onPaper) return accept({ type: 'QuestionsAllotted' as const, data });
  return open + data.count > limit * DAYS_OPEN
    ? refuse('TooManyQuestionsOpen')
    : accept({ type: 'WorksheetDealt' as const, data });
}

function count({ limit, numbers, blanks = [], ...data }: OfDay & Counting, state: LearnerDay) {
  const isFresh = (number: number) => !hasCounted(state, data.worksheetId, number);
  const fresh = numbers.filter(isFresh);
  const room = limit - state.counted - fresh.length;
  if (fresh.length > 0 && room < 0) return refuse('DailyLimitReached');
  const all = [...fresh, ...blanks.filter(isFresh).slice(0, Math.max(0, room))];
  return acceptUnless(all.length === 0, { type: 'QuestionsCounted' as const, data: { ...data, numbers: all } });
}

function takeBack({ numbers, ...data }: Extract<LearnerDayCommand, { type: 'TakeBack' }>['data'], state: LearnerDay) {
  const counted = numbers.filter((number) => hasCounted(state, data.worksheetId, number));
  return acceptUnless(counted.length === 0, {
    type: 'QuestionsReturned' as const,
    data: { ...data, numbers: counted },
  });
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
    // Of a worksheet that is discarded: they stay open, as all that was dealt and discarded does.
    case 'QuestionsReturned': {
      const gone = new Set(data.numbers);
      const ofSheet = [...(answered.get(data.worksheetId) ?? [])].filter((number) => !gone.has(number));
      return {
        ...state,
        counted: counted - data.numbers.length,
        open: open + (dealt.has(data.worksheetId) ? data.numbers.length : 0),
        answered: new Map(answered).set(data.worksheetId, new Set(ofSheet)),
      };
    }
  }
}
