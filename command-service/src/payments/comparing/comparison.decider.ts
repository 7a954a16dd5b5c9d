import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import type { ComparisonEvent } from 'schemas/payments/comparison.events';

type DataOf<T extends ComparisonEvent['type']> = Extract<ComparisonEvent, { type: T }>['data'];
type Page = DataOf<'ComparisonPageRead'>;

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
}

export interface Comparisons {
  readonly underWay: UnderWay | undefined;
  /** What the newest one found, by what each is about. */
  readonly found: ReadonlySet<string>;
  readonly newest: string | undefined;
}

const initial: Comparisons = { underWay: undefined, found: new Set(), newest: undefined };

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
        newest: data.comparisonId,
        found: new Set(),
        underWay: { ...data, page: 0, next: { list: 'subscriptions' } },
      };
    case 'ComparisonPageRead': {
      const found = new Set([...state.found, ...data.differences.map(({ about }) => about)]);
      const { underWay } = state;
      const next = underWay && data.next && { ...underWay, page: data.page, next: data.next };
      return { ...state, found, underWay: next };
    }
    case 'DifferencePutRight':
      return state;
  }
}
