import Type from 'typebox';
import { ofAdvertisements } from '../advertising/asked';
import { service } from '../accounts/roles';
import { anyone, command } from '../describe/contract';
import { Maybe } from '../describe/events';
import { Email, Id, Text } from '../describe/schema';

export const addToSubscriptionList = command({
  call: 'POST /auth/addToSubscriptionList',
  who: anyone,
  summary: 'Asks for the free resources by mail; takes effect once the button behind the mail’s link is pressed.',
  request: { email: Email, source: Maybe(Text(40)), ...ofAdvertisements },
});

export const confirmSubscription = command({
  call: 'POST /auth/confirmSubscription',
  who: anyone,
  summary: 'Joins the list, by the link of the mail and a press on its page.',
  request: { token: Type.String({ minLength: 1, maxLength: 600 }) },
  refusals: ['LinkNotValid'],
});

export const endSubscription = command({
  call: 'POST /auth/endSubscription',
  who: anyone,
  summary: 'Leaves the list, by the link that each of its mails ends with.',
  request: { token: Type.String({ minLength: 1, maxLength: 600 }) },
  refusals: ['LinkNotValid'],
});

export const leaveByMail = command({
  call: 'POST /auth/leave-list/{token}',
  who: anyone,
  summary:
    'The same by the button of a mail program (RFC 8058): it posts to the address of the mail’s List-Unsubscribe header, and nobody opens a page.',
  request: { token: Type.String({ maxLength: 600, pattern: '^[A-Za-z0-9_.-]+$' }) },
  refusals: ['LinkNotValid'],
  anyBody: true,
});

export const forgetSubscriber = command({
  call: 'POST /auth/forgetSubscriber',
  who: service('workers'),
  summary:
    'Erases somebody who has left the list: their key, and with it their address. Nothing where they have not left.',
  request: { subscriberId: Id },
});

export const noteListMember = command({
  call: 'POST /auth/noteListMember',
  who: service('workers'),
  summary: 'Writes down that the provider of the list is told of a subscriber; only of one who is on the list now.',
  request: { subscriberId: Id, provider: Text(60) },
  refusals: ['NotOnTheList'],
});
