import { endOfLondonDay, londonDay, londonInstant } from 'platform/clock';
import type { Keyring } from 'platform/crypto';
import { flow, type CommandDeps, type CommandTools, type Route } from 'platform/http';
import {
  acceptGuest,
  createAdminUser,
  createMockExamUser,
  forgetGuest,
  resetPasswordForUser,
  inviteGuestAgain,
  readGuestInvitation,
  toggleAccountActivation,
  withdrawGuest,
} from 'schemas/accounts/people/people.contract';
import { Instant } from 'schemas/describe/schema';
import Value from 'typebox/value';
import { mustBeAdmin } from '../account/admin-rights';
import { subject } from '../signing-in/security.decider';
import { guest } from './guest.decider';
import { join, readBehind } from './accepting';
import { invite, inviteAgain, type Inviting } from './inviting';
import { setActivation } from './activation';
import { sendLink } from './reset-by-link';

export interface PeopleParts extends Inviting {
  readonly keyring: Pick<Keyring, 'destroy'>;
  /** The mock sessions that are asked for, by id; refuses where there is none such. */
  readonly sessionsOf: (selected: 'all' | readonly string[] | undefined, tools: CommandTools) => Promise<string[]>;
}

/** What admins do about the people of the house. Each has their right still by the log, and not only by their token. */
export const peopleRoutes = (parts: PeopleParts): Route<CommandDeps>[] => [
  ...guestRoutes(parts),
  flow(toggleAccountActivation, async ({ userId, newAccountStatus, reason }, tools) => {
    await mustBeAdmin(tools);
    const changed = await setActivation({ userId, active: String(newAccountStatus) === 'true', reason }, tools);
    return { changed };
  }),
  flow(resetPasswordForUser, async ({ userId }, tools) => {
    await mustBeAdmin(tools);
    await sendLink(userId, tools, parts.names);
    return {};
  }),
];

const guestRoutes = (parts: PeopleParts): Route<CommandDeps>[] => [
  flow(createAdminUser, async ({ email, as = 'admin' }, tools) => {
    await mustBeAdmin(tools);
    return { invitationId: await invite({ email, as }, tools, parts) };
  }),
  flow(createMockExamUser, async ({ selectedDates, fromOn, untilOn, ...guest }, tools) => {
    await mustBeAdmin(tools);
    const { parentFirstName, parentLastName, childName, email } = guest;
    const sessionIds = await parts.sessionsOf(selectedDates, tools);
    const allSessions = daysGiven({ fromOn, untilOn }, tools);
    const said = { parentFirstName, parentLastName, childName, email, as: 'mock exam user' as const };
    const given = { ...(sessionIds.length > 0 && { sessionIds }), ...(allSessions && { allSessions }) };
    return { invitationId: await invite({ ...said, ...given }, tools, parts) };
  }),
  flow(inviteGuestAgain, async ({ invitationId }, tools) => {
    await mustBeAdmin(tools);
    await inviteAgain(invitationId, tools, parts);
    return {};
  }),
  flow(withdrawGuest, async ({ invitationId, reason }, tools) => {
    await mustBeAdmin(tools);
    await tools.handle(guest, invitationId, { type: 'WithdrawGuest', data: { reason } });
    return {};
  }),
  flow(readGuestInvitation, async ({ token }, tools) => readBehind(token, tools, parts)),
  flow(acceptGuest, async (answer, tools) => {
    await join(answer, tools, parts);
    return {};
  }),
  flow(forgetGuest, async ({ invitationId }, tools) => {
    const { state } = await tools.handle(guest, invitationId, {
      type: 'ForgetGuest',
      data: { at: tools.now },
    });
    // Also where an earlier try wrote that, and no more.
    if (state?.stage === 'forgotten') await forgetBoth([state.accountId, state.learnerId], tools, parts.keyring);
    return {};
  }),
];

async function forgetBoth(subjectIds: readonly string[], tools: CommandTools, keyring: PeopleParts['keyring']) {
  for (const subjectId of subjectIds) {
    await keyring.destroy(subjectId);
    await tools.handle(subject, subjectId, { type: 'NoteErasure', data: { subjectId } });
  }
}

interface Days {
  readonly fromOn: string | undefined;
  readonly untilOn: string | undefined;
}

function daysGiven({ fromOn, untilOn }: Days, tools: CommandTools & { refuse(code: 'DaysNotPossible'): never }) {
  if (fromOn === undefined && untilOn === undefined) return undefined;
  const first = fromOn ?? londonDay(tools.now);
  if (untilOn !== undefined && (untilOn < first || untilOn < londonDay(tools.now)))
    return tools.refuse('DaysNotPossible');
  const beginsAt = londonInstant(first, '00:00').toISOString();
  return untilOn === undefined ? { beginsAt } : { beginsAt, endsAt: endOf(untilOn, tools) };
}

/** The last day of 2199 is a day, but ends in a year that no event can say. */
function endOf(day: string, tools: { refuse(code: 'DaysNotPossible'): never }): string {
  const endsAt = endOfLondonDay(day).toISOString();
  return Value.Check(Instant, endsAt) ? endsAt : tools.refuse('DaysNotPossible');
}
