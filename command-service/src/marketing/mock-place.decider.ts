import { acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import type { MockPlaceEvent } from 'schemas/marketing/mock-place.events';

type Asked = Extract<MockPlaceEvent, { type: 'MockPlaceAsked' }>['data'];
type Place = { placeId: string };

export type MockPlaceCommand =
  { type: 'AskPlace'; data: Asked } | { type: 'ConfirmPlace'; data: Place } | { type: 'GiveUpPlace'; data: Place };

/** `erased`: what was typed for it is gone. */
type Stage = 'none' | 'asked' | 'confirmed' | 'given up' | 'erased';

export const mockPlace = decider({ category: 'mockplace', initial: 'none', decide, evolve });

function decide({ type, data }: MockPlaceCommand, stage: Stage): Decision<MockPlaceEvent, 'LinkNotValid'> {
  const stands = stage === 'asked' || stage === 'confirmed';
  switch (type) {
    case 'AskPlace':
      return acceptUnless(stage !== 'none', { type: 'MockPlaceAsked', data });
    case 'ConfirmPlace':
      if (!stands) return refuse('LinkNotValid');
      return acceptUnless(stage === 'confirmed', { type: 'MockPlaceConfirmed', data });
    case 'GiveUpPlace':
      return acceptUnless(!stands, { type: 'MockPlaceGivenUp', data });
  }
}

function evolve(before: Stage, event: MockPlaceEvent): Stage {
  if (before === 'erased') return before;
  switch (event.type) {
    case 'MockPlaceAsked':
      return isErased(event.data.email) ? 'erased' : 'asked';
    case 'MockPlaceConfirmed':
      return 'confirmed';
    case 'MockPlaceGivenUp':
      return 'given up';
  }
}

/** Nothing is left to read of somebody who has been erased. */
const isErased = (email: string | null): boolean => email === null;
