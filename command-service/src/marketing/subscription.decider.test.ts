import { it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { SubscriptionEvent } from 'schemas/marketing/subscription.events';
import { subscription } from './subscription.decider';

const given = stories(subscription);
const data = { subscriberId: 's', email: 'a@example.org', source: 'site' };
const asked: SubscriptionEvent = { type: 'SubscriptionRequested', data };
const confirmed: SubscriptionEvent = { type: 'SubscriptionConfirmed', data: { subscriberId: 's' } };
const ended: SubscriptionEvent = { type: 'SubscriptionEnded', data: { subscriberId: 's' } };

it('asks once', () => {
  given().when({ type: 'RequestSubscription', data }).then(asked);
  given(asked).when({ type: 'RequestSubscription', data }).thenNothing();
  given(asked, confirmed).when({ type: 'RequestSubscription', data }).thenNothing();
});
it('is over once it has ended: whoever asks again is somebody new', () =>
  given(asked, confirmed, ended).when({ type: 'RequestSubscription', data }).thenNothing());
it('goes on where somebody of before came back under the same name', () =>
  given(asked, ended, asked)
    .when({ type: 'ConfirmSubscription', data: { subscriberId: 's' } })
    .then(confirmed));
it('knows by which letter it ended', () => {
  const data = { subscriberId: 's', letterId: 'spring' };
  given(asked, confirmed).when({ type: 'EndSubscription', data }).then({ type: 'SubscriptionEnded', data });
});
it('confirms once', () => {
  given(asked)
    .when({ type: 'ConfirmSubscription', data: { subscriberId: 's' } })
    .then(confirmed);
  given(asked, confirmed)
    .when({ type: 'ConfirmSubscription', data: { subscriberId: 's' } })
    .thenNothing();
});
it('refuses to confirm what was never asked, or has ended', () => {
  given()
    .when({ type: 'ConfirmSubscription', data: { subscriberId: 's' } })
    .thenRefused('LinkNotValid');
  given(asked, ended)
    .when({ type: 'ConfirmSubscription', data: { subscriberId: 's' } })
    .thenRefused('LinkNotValid');
});
it('ends once', () => {
  given(asked)
    .when({ type: 'EndSubscription', data: { subscriberId: 's' } })
    .then(ended);
  given(ended)
    .when({ type: 'EndSubscription', data: { subscriberId: 's' } })
    .thenNothing();
});
