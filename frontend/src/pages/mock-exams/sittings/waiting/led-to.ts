import { useLocation } from 'react-router-dom';

interface Led {
  readonly mockExamSessionId: string;
}

/** What goes with the way to the waiting room, where it is known: for which session. By its id one is found whatever else is near. */
export const ledTo = (mockExamSessionId: string | undefined): Led | undefined =>
  mockExamSessionId === undefined ? undefined : { mockExamSessionId };

/** To which session the way to this page was; undefined where it did not say. */
export function useLedTo(): string | undefined {
  const state: unknown = useLocation().state;
  return isLed(state) ? state.mockExamSessionId : undefined;
}

const isLed = (state: unknown): state is Led =>
  typeof state === 'object' &&
  state !== null &&
  'mockExamSessionId' in state &&
  typeof state.mockExamSessionId === 'string';
