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
const at = '2027-03-06T10:00:00.000Z';
const place = { placeId: 'p' };
const terms = { termsVersion: '2026-11.3', termsAcceptedAt: at };
const told = { ...data, ...terms };
const asked: MockPlaceEvent = { type: 'MockPlaceAsked', data: told };
/** Whoever called did not ask for the terms. */
const askedPlainly: MockPlaceEvent = { type: 'MockPlaceAsked', data };
const confirmed: MockPlaceEvent = { type: 'MockPlaceConfirmed', data: place };
const givenUp: MockPlaceEvent = { type: 'MockPlaceGivenUp', data: place };

it('is asked for once', () => {
  given().when({ type: 'AskPlace', data: told }).then(asked);
  given().when({ type: 'AskPlace', data }).then(askedPlainly);
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
it('is confirmed with the terms where nobody asked for them before, once, be it after it was confirmed without', () => {
  const agreed: MockPlaceEvent = { type: 'MockPlaceConfirmed', data: { ...place, ...terms } };
  for (const before of [[askedPlainly], [askedPlainly, confirmed]]) {
    given(...before)
      .when({ type: 'ConfirmPlace', data: place })
      .thenRefused('TermsNotAccepted');
    given(...before)
      .when({ type: 'ConfirmPlace', data: { ...place, ...terms } })
      .then(agreed);
  }
  for (const order of [place, { ...place, ...terms }])
    given(askedPlainly, agreed).when({ type: 'ConfirmPlace', data: order }).thenNothing();
  // What was agreed to first holds.
  given(asked)
    .when({ type: 'ConfirmPlace', data: { ...place, ...terms } })
    .then(confirmed);
});
it('becomes a seat once, when it is confirmed, and can be given up after that', () => {
  const seat = { placeId: 'p', sessionId: 's', startsAt: at, accountId: 'a', learnerId: 'l', seatedAt: at };
  const seated: MockPlaceEvent = { type: 'MockPlaceSeated', data: seat };
  given(asked, confirmed).when({ type: 'SeatPlace', data: seat }).then(seated);
  for (const before of [[], [asked], [askedPlainly, confirmed], [asked, confirmed, seated], [asked, givenUp]])
    given(...before)
      .when({ type: 'SeatPlace', data: seat })
      .thenNothing();
  given(asked, confirmed, seated).when({ type: 'ConfirmPlace', data: place }).thenNothing();
  given(asked, confirmed, seated).when({ type: 'GiveUpPlace', data: place }).then(givenUp);
});
it('is given up once, at either stage', () => {
  given(asked).when({ type: 'GiveUpPlace', data: place }).then(givenUp);
  given(asked, confirmed).when({ type: 'GiveUpPlace', data: place }).then(givenUp);
  for (const before of [[], [asked, givenUp]])
    given(...before)
      .when({ type: 'GiveUpPlace', data: place })
      .thenNothing();
});
