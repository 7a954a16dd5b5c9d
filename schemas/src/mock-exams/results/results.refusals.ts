import type { RefusalText } from '../../describe/feature';

export const resultsRefusals = {
  MockResultsNotThere: { status: 404, title: 'This session has no papers yet, so there is nothing to have marks in.' },
} as const satisfies Readonly<Record<string, RefusalText>>;
