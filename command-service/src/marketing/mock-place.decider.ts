import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import type { placeStandings } from 'schemas/marketing/mock-place.contract';
import type { MockPlaceEvent } from 'schemas/marketing/mock-place.events';

type Asked = Extract<MockPlaceEvent, { type: 'MockPlaceAsked' }>['data'];
type Place = { placeId: string };
type Confirmed = Extract<MockPlaceEvent, { type: 'MockPlaceConfirmed' }>['data'];

export type MockPlaceCommand =
  | { type: 'AskPlace'; data: Asked }
  | { type: 'ConfirmPlace'; data: Confirmed }
  | { type: 'SeatPlace'; data: Extract<MockPlaceEvent, { type: 'MockPlaceSeated' }>['data'] }
  | { type: 'GiveUpPlace'; data: Place };

/** `erased`: what was typed for it is gone. */
export type Stage = 'none' | 'asked' | 'confirmed' | 'seated' | 'given up' | 'erased';

const standings = {
  none: undefined,
  asked: 'asked',
  confirmed: 'kept',
  seated: 'kept',
  'given up': 'gone',
  erased: 'gone',
} as const satisfies Record<Stage, (typeof placeStandings)[number] | undefined>;

/** `agreed`: whether the terms were agreed to, without which no account is made of it. */
export interface MockPlace {
  readonly stage: Stage;
  readonly agreed: boolean;
}

const stands = ({ stage }: MockPlace): boolean => stage === 'asked' || stage === 'confirmed' || stage === 'seated';

/**
 * What the owner of the link is told of the place; nothing where there never was one. One that was confirmed while nobody
 * asked for the terms is still to be confirmed: no seat would come of it.
 */
export function standingOf(place: MockPlace) {
  const asksTerms = stands(place) && !place.agreed;
  const standing = asksTerms ? 'asked' : standings[place.stage];
  return standing && { standing, asksTerms };
}

const initial: MockPlace = { stage: 'none', agreed: false };

export const mockPlace = decider({ category: 'mockplace', initial, decide, evolve });

type Fault = 'LinkNotValid' | 'TermsNotAccepted';

function decide({ type, data }: MockPlaceCommand, place: MockPlace): Decision<MockPlaceEvent, Fault> {
  switch (type) {
    case 'AskPlace':
      return acceptUnless(place.stage !== 'none', { type: 'MockPlaceAsked', data });
    case 'ConfirmPlace':
      return confirm(data, place);
    case 'SeatPlace':
      return acceptUnless(place.stage !== 'confirmed' || !place.agreed, { type: 'MockPlaceSeated', data });
    case 'GiveUpPlace':
      return acceptUnless(!stands(place), { type: 'MockPlaceGivenUp', data });
  }
}

/** Once; and once more for whoever agrees to the terms only now. */
function confirm(data: Confirmed, place: MockPlace): Decision<MockPlaceEvent, Fault> {
  const { placeId } = data;
  if (!stands(place)) return refuse('LinkNotValid');
  if (!place.agreed)
    return data.termsVersion === undefined ? refuse('TermsNotAccepted') : accept({ type: 'MockPlaceConfirmed', data });
  return acceptUnless(place.stage !== 'asked', { type: 'MockPlaceConfirmed', data: { placeId } });
}

function evolve(before: MockPlace, event: MockPlaceEvent): MockPlace {
  const { stage, agreed } = before;
  if (stage === 'erased') return before;
  switch (event.type) {
    case 'MockPlaceAsked':
      return { stage: isErased(event.data.email) ? 'erased' : 'asked', agreed: event.data.termsVersion !== undefined };
    case 'MockPlaceConfirmed':
      return { stage: 'confirmed', agreed: agreed || event.data.termsVersion !== undefined };
    case 'MockPlaceSeated':
      return { stage: 'seated', agreed };
    case 'MockPlaceGivenUp':
      return { stage: 'given up', agreed };
  }
}

/** Nothing is left to read of somebody who has been erased. */
const isErased = (email: string | null): boolean => email === null;

type Seated = Extract<MockPlaceEvent, { type: 'MockPlaceSeated' }>['data'];

interface Terms {
  readonly termsVersion: string;
  readonly termsAcceptedAt: string;
}

/** What was typed for a place, the terms that were agreed to, and the seat that it has become; null where it is not so, or no more. */
export interface PlaceTold {
  readonly said: Asked | null;
  readonly terms: Terms | null;
  readonly seat: Seated | null;
}

/** The same stream, for whoever makes an account and a seat of it: nothing is decided here. */
export const mockPlaceTold = decider({
  category: 'mockplace',
  initial: { said: null, terms: null, seat: null },
  decide: (_: never): Decision<MockPlaceEvent> => accept(),
  evolve: tell,
});

function tell(told: PlaceTold, event: MockPlaceEvent): PlaceTold {
  if (event.type === 'MockPlaceAsked')
    return { ...told, said: isErased(event.data.email) ? null : event.data, terms: termsIn(event.data) };
  if (event.type === 'MockPlaceConfirmed') return { ...told, terms: told.terms ?? termsIn(event.data) };
  return event.type === 'MockPlaceSeated' ? { ...told, seat: event.data } : told;
}

const termsIn = ({ termsVersion, termsAcceptedAt }: Partial<Terms>): Terms | null =>
  termsVersion === undefined || termsAcceptedAt === undefined ? null : { termsVersion, termsAcceptedAt };
