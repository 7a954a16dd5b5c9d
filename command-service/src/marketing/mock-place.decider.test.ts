import { it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { MockPlaceEvent } from 'schemas/marketing/mock-place.events';
import { mockPlace } from './mock-place.decider';

const given = stories(mockPlace);
const data = {
  placeId: 'p',
  email: 'a@example.org',
  parentFirstName: 'Ada',
  parentLastName: 'Byron',
  childName: 'Kofi',
  telephone: '020 7946 0018',
  source: 'site',
};
const place = { placeId: 'p' };
const asked: MockPlaceEvent = { type: 'MockPlaceAsked', data };
const confirmed: MockPlaceEvent = { type: 'MockPlaceConfirmed', data: place };
const givenUp: MockPlaceEvent = { type: 'MockPlaceGivenUp', data: place };

it('is asked for once', () => {
  given().when({ type: 'AskPlace', data }).then(asked);
  for (const before of [[asked], [asked, confirmed], [asked, givenUp]])
    given(...before)
      .when({ type: 'AskPlace', data: { ...data, childName: 'Somebody else' } })
      .thenNothing();
});
it('is kept once it is confirmed, and not once it was given up', () => {
  given(asked).when({ type: 'ConfirmPlace', data: place }).then(confirmed);
  given(asked, confirmed).when({ type: 'ConfirmPlace', data: place }).thenNothing();
  for (const before of [[], [asked, givenUp]])
    given(...before)
      .when({ type: 'ConfirmPlace', data: place })
      .thenRefused('LinkNotValid');
});
it('is given up once, at either stage', () => {
  given(asked).when({ type: 'GiveUpPlace', data: place }).then(givenUp);
  given(asked, confirmed).when({ type: 'GiveUpPlace', data: place }).then(givenUp);
  for (const before of [[], [asked, givenUp]])
    given(...before)
      .when({ type: 'GiveUpPlace', data: place })
      .thenNothing();
});
