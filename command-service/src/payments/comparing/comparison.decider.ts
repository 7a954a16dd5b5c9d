import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import type { ComparisonEvent } from 'schemas/payments/comparing/comparison.events';

type DataOf<T extends ComparisonEvent['type']> = Extract<ComparisonEvent, { type: T }>['data'];
type Page = DataOf<'ComparisonPageRead'>;
export type Difference = Page['differences'][number];

export type ComparisonCommand =
  | { readonly type: 'BeginComparison'; readonly data: DataOf<'ComparisonBegun'> }
  | { readonly type: 'NotePage'; readonly data: Page }
  | { readonly type: 'NotePutRight'; readonly data: DataOf<'DifferencePutRight'> };

interface UnderWay {
  readonly comparisonId: string;
  readonly begunAt: string;
  /** How many pages were read. */
  readonly page: number;
  readonly next: NonNullable<Page['next']>;
  /** How many pages of families were. */
  readonly familyPages: number;
}

export interface Comparisons {
  readonly underWay: UnderWay | undefined;
  /** What the newest one found, by what each is about. */
  readonly found: ReadonlyMap<string, Difference>;
  readonly newest: string | undefined;
  /** When the last one began that came to its end. */
  readonly comparedAt: string | undefined;
  /** After which family the next one goes on; from the first where all were looked at. */
  readonly familiesAfter: string | undefined;
}

const initial: Comparisons = {
  underWay: undefined,
  found: new Map(),
  newest: undefined,
  comparedAt: undefined,
  familiesAfter: undefined,
};

/** One after another, in one stream. */
export const comparison = decider({ category: 'comparison', initial, decide, evolve });
export const COMPARISONS = 'house';

/** One that has not ended in that time never will: its worker was stopped for good. */
const LONGEST_MS = 3_600_000;

/** Whether one is under way that will end by itself. */
export const isGoingOn = ({ underWay }: Comparisons, at: string): boolean =>
  underWay !== undefined && Date.parse(at) - Date.parse(underWay.begunAt) < LONGEST_MS;

function decide(command: ComparisonCommand, state: Comparisons): Decision<ComparisonEvent, 'DifferenceNotFound'> {
  switch (command.type) {
    case 'BeginComparison':
      return acceptUnless(isGoingOn(state, command.data.begunAt), { type: 'ComparisonBegun', data: command.data });
    case 'NotePage': {
      const { comparisonId, page } = command.data;
      const isNext = state.underWay?.comparisonId === comparisonId && state.underWay.page + 1 === page;
      return acceptUnless(!isNext, { type: 'ComparisonPageRead', data: command.data });
    }
    case 'NotePutRight': {
      const { comparisonId, about } = command.data;
      if (state.newest !== comparisonId || !state.found.has(about)) return refuse('DifferenceNotFound');
      return accept({ type: 'DifferencePutRight', data: command.data });
    }
  }
}

function evolve(state: Comparisons, { type, data }: ComparisonEvent): Comparisons {
  switch (type) {
    case 'ComparisonBegun':
      return {
        ...state,
        newest: data.comparisonId,
        found: new Map(),
        underWay: { ...data, page: 0, next: { list: 'subscriptions' }, familyPages: 0 },
      };
    case 'ComparisonPageRead':
      return pageRead(state, data);
    case 'DifferencePutRight':
      return state;
  }
}

function pageRead(state: Comparisons, { page, differences, next, familiesAfter }: Page): Comparisons {
  const { underWay } = state;
  const found = new Map([...state.found, ...differences.map((one) => [one.about, one] as const)]);
  if (underWay === undefined) return { ...state, found };
  if (next === undefined) return { ...state, found, underWay: undefined, comparedAt: underWay.begunAt, familiesAfter };
  const familyPages = underWay.familyPages + (underWay.next.list === 'families' ? 1 : 0);
  return { ...state, found, underWay: { ...underWay, page, next, familyPages } };
}
