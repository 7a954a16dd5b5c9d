import { flow, type CommandDeps, type CommandTools, type Route } from 'platform/http';
import { giveGrant, updateUserSubscriberType, withdrawGrant } from 'schemas/rights/rights.contract';
import { grants } from './granting';
import type { MockSessions } from './mock-sessions';
import { rights } from './rights.decider';

interface Child {
  readonly learnerId: string;
  readonly isArchived: boolean;
}

interface Family {
  readonly familyId: string;
  readonly children: readonly Child[];
}

export interface RightsParts {
  /** The family that an account belongs to, be it another's that it has joined; null where there is no such account. */
  readonly familyOf: (accountId: string, tools: CommandTools) => Promise<Family | null>;
  readonly mockSessions: MockSessions;
}

/** What staff may do about the rights of others. */
export const rightsRoutes = (parts: RightsParts): Route<CommandDeps>[] => [
  flow(giveGrant, async ({ familyId: accountId, learnerId, beginsAt, endsAt, ...grant }, tools) => {
    const { familyId, children } = await familyOf(accountId, tools, parts);
    if (learnerId !== undefined && !children.some((child) => child.learnerId === learnerId))
      return tools.refuse('ChildNotFound');
    await sessionsOf(grant.sessionIds, tools, parts.mockSessions);
    const grantId = tools.idFor('grant');
    const when = { beginsAt: beginsAt ?? tools.now, endsAt: endsAt ?? null };
    await grants.give({ ...grant, ...when, familyId, learnerId, grantId, source: 'staff' }, tools);
    return { grantId };
  }),
  flow(withdrawGrant, async ({ familyId, grantId, reason }, tools) => {
    const data = { familyId, grantId, reason, withdrawnAt: tools.now };
    await tools.handle(rights, familyId, { type: 'WithdrawGrant', data, unlessPaid: true });
    return {};
  }),
  flow(updateUserSubscriberType, async ({ userId, subscriberType: to, selectedDates, reason, ...asked }, tools) => {
    const { familyId, children } = await familyOf(userId, tools, parts);
    const learnerId = childAmong(children, asked.learnerId, tools);
    const sessionIds = await sessionsOf(selectedDates, tools, parts.mockSessions);
    const grantIds = { plan: tools.idFor('plan'), dates: tools.idFor('dates') };
    const data = { familyId, learnerId, to, sessionIds, grantIds, at: tools.now, reason };
    const { events, repeated } = await tools.handle(rights, familyId, { type: 'ChangeSubscriberType', data });
    return { changed: repeated || events.length > 0 };
  }),
];

async function familyOf(accountId: string, tools: CommandTools, parts: RightsParts): Promise<Family> {
  return (await parts.familyOf(accountId, tools)) ?? tools.refuse('AccountNotFound');
}

/** Whom it is for: nobody has to say so where there is one child alone. */
function childAmong(children: readonly Child[], asked: string | undefined, tools: CommandTools): string {
  if (asked !== undefined)
    return children.find(({ learnerId }) => learnerId === asked)?.learnerId ?? tools.refuse('ChildNotFound');
  const [only, ...others] = children.filter(({ isArchived }) => !isArchived);
  return only !== undefined && others.length === 0 ? only.learnerId : tools.refuse('GrantNeedsChild');
}

/** The mock sessions that are asked for, by id: those, or all that are to come as of now. */
export async function sessionsOf(
  selected: 'all' | readonly string[] | undefined,
  tools: CommandTools,
  mockSessions: MockSessions,
): Promise<readonly string[]> {
  if (selected === 'all') {
    const all = await mockSessions.toCome(tools);
    return all.length === 0 ? tools.refuse('NoSessionToCome') : all.map(({ sessionId }) => sessionId);
  }
  const found = await Promise.all((selected ?? []).map((id) => mockSessions.find(id, tools)));
  return found.map((session) => session?.sessionId ?? tools.refuse('SessionNotFound'));
}
