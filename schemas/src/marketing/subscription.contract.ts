import Type from 'typebox';
import { ofAdvertisements } from '../advertising/asked';
import { anyone, command } from '../describe/contract';
import { Maybe } from '../describe/events';
import { Email, Text } from '../describe/schema';

export const addToSubscriptionList = command({
  call: 'POST /auth/addToSubscriptionList',
  who: anyone,
  summary: 'Asks for the free resources by mail; takes effect once the link in the mail is opened.',
  request: { email: Email, source: Maybe(Text(40)), ...ofAdvertisements },
});

export const confirmSubscription = command({
  call: 'POST /auth/confirmSubscription',
  who: anyone,
  summary: 'Opens the link of the mail.',
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
