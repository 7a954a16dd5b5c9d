import { acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import { runBeside, type Opening } from 'schemas/mock-exams/sessions/beside.rules';
import type { ExamSetUseEvent } from 'schemas/mock-exams/sessions/exam-session.events';

type DataOf<T extends ExamSetUseEvent['type']> = Extract<ExamSetUseEvent, { type: T }>['data'];

export type ExamSetUseCommand =
  /**
   * `satUntil`: when the last child who has a seat there would have no more time, be it after the usual close; `beside`: the other
   * sessions near it that have the set, each as long as that.
   */
  | {
      readonly type: 'ClaimSet';
      readonly data: DataOf<'ExamSetClaimed'>;
      readonly satUntil: string;
      readonly beside: readonly Opening[];
    }
  | { readonly type: 'SettleClaims'; readonly data: DataOf<'ExamSetClaimsSettled'> }
  /** `satIn`: the sessions, of those that claim it, that have it and are not over. */
  | {
      readonly type: 'WithdrawSet';
      readonly data: DataOf<'ExamSetWithdrawn'>;
      readonly satIn: ReadonlySet<string>;
    };

type Claim = Omit<DataOf<'ExamSetClaimed'>, 'setId'>;

interface SetUse {
  readonly claims: readonly Claim[];
  readonly isWithdrawn: boolean;
}

const initial: SetUse = { claims: [], isWithdrawn: false };

/**
 * When one set is used: never by two sessions at once, whoever assigns it, and whoever moves a session; and by none once it is
 * about to be deleted. Both are decided here, so that of two that come at once one sees the other.
 */
export const examSetUse = decider({ category: 'examsetuse', initial, decide, evolve });

export type SetUseRefusal = 'SetInUse' | 'SetNotViable' | 'MockExamSetInUse';
type Decided = Decision<ExamSetUseEvent, SetUseRefusal>;

function decide(command: ExamSetUseCommand, use: SetUse): Decided {
  switch (command.type) {
    case 'SettleClaims': {
      const left = settled(use.claims, command.data);
      return acceptUnless(left.length === use.claims.length, { type: 'ExamSetClaimsSettled', data: command.data });
    }
    case 'ClaimSet':
      return claim(command, use);
    case 'WithdrawSet':
      return withdraw(command, use);
  }
}

function claim(command: Extract<ExamSetUseCommand, { type: 'ClaimSet' }>, { claims, isWithdrawn }: SetUse): Decided {
  const { data, satUntil, beside } = command;
  if (isWithdrawn) return refuse('SetNotViable');
  const others = claims.filter(({ sessionId }) => sessionId !== data.sessionId).map(openingOf);
  const own = { startsAt: data.fromAt, closesAt: satUntil };
  if ([...others, ...beside].some((one) => runBeside(one, own))) return refuse('SetInUse');
  const isSo = claims.some((one) => isSame(one, data) && isUnderWay(one, data.claimedAt));
  return acceptUnless(isSo, { type: 'ExamSetClaimed', data });
}

const openingOf = ({ fromAt, untilAt }: Claim): Opening => ({ startsAt: fromAt, closesAt: untilAt });

/** No call takes so long that claims a set, and then gives it to its session. */
const UNDER_WAY_MS = 60_000;

const isUnderWay = ({ claimedAt }: Claim, now: string): boolean =>
  Date.parse(now) - Date.parse(claimedAt) < UNDER_WAY_MS;

/** A claim that came to nothing, since a process died after it, keeps nobody from deleting the set. */
function withdraw({ data, satIn }: Extract<ExamSetUseCommand, { type: 'WithdrawSet' }>, use: SetUse): Decided {
  const { withdrawnAt: now } = data;
  const isSat = (one: Claim) => satIn.has(one.sessionId) || (one.untilAt > now && isUnderWay(one, now));
  if (use.claims.some(isSat)) return refuse('MockExamSetInUse');
  return acceptUnless(use.isWithdrawn, { type: 'ExamSetWithdrawn', data });
}

const isSame = (one: Omit<Claim, 'claimedAt'>, other: Omit<Claim, 'claimedAt'>) =>
  one.sessionId === other.sessionId && one.fromAt === other.fromAt && one.untilAt === other.untilAt;

const settled = (claims: readonly Claim[], { sessionId, fromAt }: DataOf<'ExamSetClaimsSettled'>) =>
  claims.filter((claim) => claim.sessionId !== sessionId || claim.fromAt === fromAt);

function evolve({ claims, isWithdrawn }: SetUse, { type, data }: ExamSetUseEvent): SetUse {
  switch (type) {
    case 'ExamSetClaimsSettled':
      return { claims: settled(claims, data), isWithdrawn };
    case 'ExamSetClaimed': {
      const { setId: _, ...claimed } = data;
      return { claims: [...claims.filter((one) => !isSame(one, data)), claimed], isWithdrawn };
    }
    case 'ExamSetWithdrawn':
      return { claims, isWithdrawn: true };
  }
}
