import type { CommandTools } from 'platform/http';
import { isPaid, type Grant, type RightName, type SourceName } from 'schemas/rights/grant';
import { grantsIn, rights } from './rights.decider';

type Tools = Pick<CommandTools, 'handle' | 'read' | 'now'>;

export interface NewGrant {
  readonly familyId: string;
  /** Of whoever gives it: a second grant of the same id writes nothing. */
  readonly grantId: string;
  /** Absent: every child of the family. Needed where mock sessions are given. */
  readonly learnerId?: string | undefined;
  readonly gives: readonly RightName[];
  readonly sessionIds?: readonly string[] | undefined;
  readonly beginsAt: string;
  /** Exclusive; null: no end. */
  readonly endsAt: string | null;
  readonly source: SourceName;
  /** When the source said so; default now. */
  readonly asOf?: string | undefined;
  readonly reason?: string | undefined;
}

interface NewEnd {
  readonly familyId: string;
  readonly grantId: string;
  readonly endsAt: string | null;
  /** When the source said so: what was said earlier, and comes later, changes nothing. Default now. */
  readonly asOf?: string | undefined;
  readonly reason?: string | undefined;
}

interface Withdrawal {
  readonly familyId: string;
  readonly grantId: string;
  readonly reason: string;
}

/** What any part of this service may do with the rights of a family; a refusal ends the request. */
export const grants = {
  give: async ({ familyId, grantId, gives, beginsAt, source, ...grant }: NewGrant, tools: Tools): Promise<void> => {
    const given = { familyId, grantId, gives: [...gives], source, givenAt: tools.now };
    const data = {
      ...given,
      beginsAt: whole(beginsAt),
      ...(grant.learnerId !== undefined && { learnerId: grant.learnerId }),
      ...(grant.sessionIds !== undefined && { sessionIds: [...grant.sessionIds] }),
      ...(grant.endsAt !== null && { endsAt: whole(grant.endsAt) }),
      ...(grant.asOf !== undefined && { asOf: whole(grant.asOf) }),
      ...(grant.reason !== undefined && { reason: grant.reason }),
    };
    await tools.handle(rights, familyId, { type: 'GiveGrant', data });
  },

  /** Renews it, cuts it short, or lets it run on. */
  setEnd: async ({ familyId, grantId, endsAt, asOf, reason }: NewEnd, tools: Tools): Promise<void> => {
    const data = {
      familyId,
      grantId,
      setAt: tools.now,
      asOf: whole(asOf ?? tools.now),
      ...(endsAt !== null && { endsAt: whole(endsAt) }),
      ...(reason !== undefined && { reason }),
    };
    await tools.handle(rights, familyId, { type: 'SetGrantEnd', data });
  },

  /** Ends it there and then, for good. */
  withdraw: async ({ familyId, grantId, reason }: Withdrawal, tools: Tools): Promise<void> => {
    const data = { familyId, grantId, reason, withdrawnAt: tools.now };
    await tools.handle(rights, familyId, { type: 'WithdrawGrant', data });
  },

  /** All that a family was ever given in its own stream; what came with its account is not among it. */
  of: async (familyId: string, { read }: Pick<Tools, 'read'>): Promise<readonly Grant[]> =>
    grantsIn(await read(rights, familyId)),

  /** What it has at this moment of what is paid for, and until when; null: no end is known. */
  paid: async (familyId: string, { read, now }: Pick<Tools, 'read' | 'now'>) =>
    grantsIn(await read(rights, familyId))
      .filter(({ source }) => isPaid(source))
      .map(({ grantId, terms }) => ({ grantId, endsAt: terms.at(-1)?.endsAt ?? null }))
      .filter(({ endsAt }) => endsAt === null || now < endsAt),
};

/** With milliseconds, no more and no fewer: instants are compared as text. */
const whole = (instant: string): string => new Date(instant).toISOString();
