import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import type { placeStandings } from 'schemas/marketing/mock-place.contract';
import type { MockPlaceEvent } from 'schemas/marketing/mock-place.events';

type Asked = Extract<MockPlaceEvent, { type: 'MockPlaceAsked' }>['data'];
type Place = { placeId: string };

export type MockPlaceCommand =
  | { type: 'AskPlace'; data: Asked }
  | { type: 'ConfirmPlace'; data: Place }
  | { type: 'SeatPlace'; data: Extract<MockPlaceEvent, { type: 'MockPlaceSeated' }>['data'] }
  | { type: 'GiveUpPlace'; data: Place };

/** `erased`: what was typed for it is gone. */
type Stage = 'none' | 'asked' | 'confirmed' | 'seated' | 'given up' | 'erased';

const standings = {
  none: undefined,
  asked: 'asked',
  confirmed: 'kept',
  seated: 'kept',
  'given up': 'gone',
  erased: 'gone',
} as const satisfies Record<Stage, (typeof placeStandings)[number] | undefined>;

/** What the owner of the link is told of the place; nothing where there never was one. */
export const standingOf = (stage: Stage) => standings[stage];

const initial: Stage = 'none';

export const mockPlace = decider({ category: 'mockplace', initial, decide, evolve });

function decide({ type, data }: MockPlaceCommand, stage: Stage): Decision<MockPlaceEvent, 'LinkNotValid'> {
  const stands = stage === 'asked' || stage === 'confirmed' || stage === 'seated';
  switch (type) {
    case 'AskPlace':
      return acceptUnless(stage !== 'none', { type: 'MockPlaceAsked', data });
    case 'ConfirmPlace':
      if (!stands) return refuse('LinkNotValid');
      return acceptUnless(stage !== 'asked', { type: 'MockPlaceConfirmed', data });
    case 'SeatPlace':
      return acceptUnless(stage !== 'confirmed', { type: 'MockPlaceSeated', data });
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
    case 'MockPlaceSeated':
      return 'seated';
    case 'MockPlaceGivenUp':
      return 'given up';
  }
}

/** Nothing is left to read of somebody who has been erased. */
const isErased = (email: string | null): boolean => email === null;

type Seated = Extract<MockPlaceEvent, { type: 'MockPlaceSeated' }>['data'];

/** What was typed for a place, and the seat that it has become; null where it is not so, or no more. */
export interface PlaceTold {
  readonly said: Asked | null;
  readonly seat: Seated | null;
}

/** The same stream, for whoever makes an account and a seat of it: nothing is decided here. */
export const mockPlaceTold = decider({
  category: 'mockplace',
  initial: { said: null, seat: null },
  decide: (_: never): Decision<MockPlaceEvent> => accept(),
  evolve: tell,
});

function tell(told: PlaceTold, event: MockPlaceEvent): PlaceTold {
  if (event.type === 'MockPlaceAsked') return { ...told, said: isErased(event.data.email) ? null : event.data };
  return event.type === 'MockPlaceSeated' ? { ...told, seat: event.data } : told;
}
