import { called, mail, nothing, password, type Called } from '../../testing/called';
import {
  acceptGuest,
  createAdminUser,
  createMockExamUser,
  forgetGuest,
  getGuests,
  readGuestInvitation,
  resetPasswordForUser,
  inviteGuestAgain,
  toggleAccountActivation,
  withdrawGuest,
} from '../people/people.contract';
import { getAccountHistory, getAdminDashboard, getAllUsers, takeUsersFile } from '../people/users.contract';

const ADMINS = '. . . . . . . . A . . . .';
const AFTER_PASSWORD = '. . . . . . . . a . . . .';
const reason = 'They have left the house.';
const parent = { parentFirstName: 'Grace', parentLastName: 'O’Neill', childName: 'Kofi' };

/** What admins do about people, and what those do who were invited. */
export const peopleCalls: readonly Called[] = [
  called(createAdminUser, AFTER_PASSWORD, (one) => ({ email: mail(one) })),
  called(createMockExamUser, AFTER_PASSWORD, (one) => ({ ...parent, email: mail(one) })),
  called(inviteGuestAgain, AFTER_PASSWORD, ({ fresh }) => ({ invitationId: fresh })),
  called(withdrawGuest, AFTER_PASSWORD, ({ fresh }) => ({ invitationId: fresh, reason })),
  called(readGuestInvitation, 'V F U S T H C E A W D O P', () => ({ token: 'no.link' })),
  called(acceptGuest, 'V F U S T H C E A W D O P', () => ({
    token: 'no.link',
    firstName: 'Grace',
    lastName: 'O’Neill',
    password,
  })),
  called(forgetGuest, '. . . . . . . . . W . . .', ({ fresh }) => ({ invitationId: fresh })),
  called(getGuests, ADMINS, nothing),
  called(toggleAccountActivation, AFTER_PASSWORD, ({ fresh }) => ({ userId: fresh, newAccountStatus: false, reason })),
  called(resetPasswordForUser, AFTER_PASSWORD, ({ fresh }) => ({ userId: fresh })),
  called(getAllUsers, ADMINS, nothing),
  called(takeUsersFile, AFTER_PASSWORD, () => ({ reason })),
  called(getAccountHistory, ADMINS, ({ accountId }) => ({ accountId })),
  called(getAdminDashboard, ADMINS, nothing),
];
