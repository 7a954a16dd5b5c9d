import Type from 'typebox';
import { admins, service } from '../accounts/roles';
import { ofAdvertisements } from '../advertising/asked';
import { anyone, command, query } from '../describe/contract';
import { Maybe } from '../describe/events';
import { Day, Email, GivenName, Id, Shape, Text } from '../describe/schema';
import { ownEmail } from '../practice/as-sent';
import { telephonePattern } from './telephone';

const byLink = { token: Type.String({ minLength: 1, maxLength: 600 }) };

export const createFreeMockUser = command({
  call: 'POST /auth/createFreeMockExamUserAndSendLoginInstructions',
  who: anyone,
  summary:
    'Asks for a place in the next free mock exam; it is kept once the button behind the mail’s link is pressed. Replies the same for every address.',
  request: {
    parentFirstName: GivenName,
    parentLastName: GivenName,
    parentEmail: Email,
    childName: GivenName,
    telephone: Type.String({ minLength: 7, maxLength: 30, pattern: telephonePattern }),
    acceptTerms: Maybe(Type.Boolean()),
    source: Maybe(Text(40)),
    ...ofAdvertisements,
  },
  refusals: ['TermsNotAccepted'],
});

/** As the link's owner is told: asked for, kept, or gone, since it was given up or never confirmed. */
export const placeStandings = ['asked', 'kept', 'gone'] as const;

export const lookAtMockPlace = command({
  call: 'POST /auth/lookAtMockPlace',
  who: anyone,
  summary:
    'How the place of the mail’s link stands at this moment, and whether the terms are still to be agreed to; nothing is changed by it.',
  request: byLink,
  reply: { standing: Type.Enum([...placeStandings]), asksTerms: Type.Boolean() },
  refusals: ['LinkNotValid'],
});

export const confirmMockPlace = command({
  call: 'POST /auth/confirmMockPlace',
  who: anyone,
  summary: 'Keeps the place, by the link of the mail; with the terms, where it was asked for without them.',
  request: { ...byLink, acceptTerms: Maybe(Type.Boolean()) },
  refusals: ['LinkNotValid', 'TermsNotAccepted'],
});

export const giveUpMockPlace = command({
  call: 'POST /auth/giveUpMockPlace',
  who: anyone,
  summary: 'Gives the place up, by the same link; what was typed is erased.',
  request: byLink,
  refusals: ['LinkNotValid'],
});

/** How far a place has come; each stage is kept for so long, and no longer. */
export const placeStages = ['asked', 'confirmed', 'seated', 'given up'] as const;

export const forgetMockPlace = command({
  call: 'POST /auth/forgetMockPlace',
  who: service('workers'),
  summary: 'Erases what was typed for a place, where it still stands at this stage.',
  request: { placeId: Id, stage: Type.Enum([...placeStages]) },
});

export const seatMockPlace = command({
  call: 'POST /auth/seatMockPlace',
  who: service('workers'),
  summary:
    'Makes an account of a confirmed place and books the next free mock exam for its child; nothing where none is planned, or every place is taken.',
  request: { placeId: Id },
});

const ClockTime = Type.String({ pattern: '^[0-2][0-9]:[0-5][0-9]:[0-5][0-9]$' });

export const getNextFreeMockExamSession = query({
  call: 'POST /auth/getNextFreeMockExamSession',
  who: anyone,
  summary: 'When the next free mock exam begins, in London; nothing where no date is set.',
  reply: { mockExamDate: Maybe(Day), mockExamTime: Maybe(ClockTime) },
});

const sessionsToCome = Type.Array(
  Shape({
    mockexamSessionId: Id,
    mockExamDate: Day,
    mockExamTime: ClockTime,
    isFreeSession: Type.Boolean(),
    /** Every place is taken, or held for somebody who is paying. */
    isFull: Type.Boolean(),
  }),
);

export const getAllUpcomingMockExamSessions = query({
  call: 'POST /auth/getAllUpcomingMockExamSessions',
  who: anyone,
  summary: 'Every mock exam that is to come, the next one first.',
  reply: sessionsToCome,
});

export const getSessionsForStaff = query({
  call: 'POST /getAllUpcomingMockExamSessions',
  who: admins,
  summary: 'The same for staff, who may give a place in any of them: those to catch up as well.',
  request: { email: ownEmail },
  reply: sessionsToCome,
});
