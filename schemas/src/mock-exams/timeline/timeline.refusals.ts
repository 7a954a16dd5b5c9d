import type { RefusalText } from '../../describe/feature';

export const timelineRefusals = {
  MockTimelineNotFound: { status: 404, title: 'This child has not begun this session: there is nothing to look at.' },
} as const satisfies Readonly<Record<string, RefusalText>>;
