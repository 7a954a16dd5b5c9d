import type { Called } from '../../testing/called';
import { incidentsCalls } from './incidents.calls';
import { rehearsalsCalls } from './rehearsals.calls';
import { afterCalls } from './after.calls';
import { keysCalls } from './keys.calls';
import { reportsCalls } from './reports.calls';
import { resultsCalls } from './results.calls';
import { roomAndTimelineCalls } from './room-and-timeline.calls';
import { sessionsCalls } from './sessions.calls';
import { setsCalls } from './sets.calls';
import { sittingsCalls } from './sittings.calls';

export const mockExamsCalls: readonly Called[] = [
  ...setsCalls,
  ...sessionsCalls,
  ...sittingsCalls,
  ...rehearsalsCalls,
  ...afterCalls,
  ...roomAndTimelineCalls,
  ...keysCalls,
  ...reportsCalls,
  ...incidentsCalls,
  ...resultsCalls,
];
