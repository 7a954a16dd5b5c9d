import type { RefusalText } from '../../describe/feature';

export const resultsRefusals = {
  MockResultsNotThere: { status: 404, title: 'This session has no papers yet, so there is nothing to have marks in.' },
  MockFigureNotThere: { status: 404, title: 'There is no such figure, or nothing that it could be made from.' },
} as const satisfies Readonly<Record<string, RefusalText>>;
