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
it('is told to the provider of the list while it is confirmed, once', () => {
  const data = { subscriberId: 's', provider: 'Letters Ltd' };
  const told: SubscriptionEvent = { type: 'ListMemberTold', data };
  const tell = { type: 'NoteListMember', data } as const;
  given(asked, confirmed).when(tell).then(told);
  given(asked, confirmed, told).when(tell).thenNothing();
  for (const history of [[], [asked], [asked, confirmed, ended], [asked, confirmed, told, ended]])
    given(...history)
      .when(tell)
      .thenRefused('NotOnTheList');
  given(asked, confirmed, told)
    .when({ type: 'ConfirmSubscription', data: { subscriberId: 's' } })
    .thenNothing();
  given(asked, confirmed, told)
    .when({ type: 'EndSubscription', data: { subscriberId: 's' } })
    .then(ended);
});
it('ends once', () => {
  given(asked)
    .when({ type: 'EndSubscription', data: { subscriberId: 's' } })
    .then(ended);
  given(ended)
    .when({ type: 'EndSubscription', data: { subscriberId: 's' } })
    .thenNothing();
});
