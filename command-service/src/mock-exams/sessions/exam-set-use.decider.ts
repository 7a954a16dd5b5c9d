import { acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import type { ExamSetUseEvent } from 'schemas/mock-exams/sessions/exam-session.events';

type DataOf<T extends ExamSetUseEvent['type']> = Extract<ExamSetUseEvent, { type: T }>['data'];

export type ExamSetUseCommand =
  | { readonly type: 'ClaimSet'; readonly data: DataOf<'ExamSetClaimed'> }
  | { readonly type: 'SettleClaims'; readonly data: DataOf<'ExamSetClaimsSettled'> };

type Claim = Pick<DataOf<'ExamSetClaimed'>, 'sessionId' | 'fromAt' | 'untilAt'>;

const initial: readonly Claim[] = [];

/** When one set is used: never by two sessions at once, whoever assigns it, and whoever moves a session. */
export const examSetUse = decider({ category: 'examsetuse', initial, decide, evolve });

function decide(command: ExamSetUseCommand, claims: readonly Claim[]): Decision<ExamSetUseEvent, 'SetInUse'> {
  if (command.type === 'SettleClaims') {
    const left = settled(claims, command.data);
    return acceptUnless(left.length === claims.length, { type: 'ExamSetClaimsSettled', data: command.data });
  }
  const { data } = command;
  const others = claims.filter(({ sessionId }) => sessionId !== data.sessionId);
  if (others.some((claim) => overlaps(claim, data))) return refuse('SetInUse');
  const isSo = claims.some((claim) => claim.sessionId === data.sessionId && isSame(claim, data));
  return acceptUnless(isSo, { type: 'ExamSetClaimed', data });
}

type Span = Pick<Claim, 'fromAt' | 'untilAt'>;
const overlaps = (one: Span, other: Span) => one.fromAt < other.untilAt && other.fromAt < one.untilAt;
const isSame = (one: Span, other: Span) => one.fromAt === other.fromAt && one.untilAt === other.untilAt;

const settled = (claims: readonly Claim[], { sessionId, fromAt }: DataOf<'ExamSetClaimsSettled'>) =>
  claims.filter((claim) => claim.sessionId !== sessionId || claim.fromAt === fromAt);

function evolve(claims: readonly Claim[], { type, data }: ExamSetUseEvent): readonly Claim[] {
  if (type === 'ExamSetClaimsSettled') return settled(claims, data);
  const { sessionId, fromAt, untilAt } = data;
  return [...claims, { sessionId, fromAt, untilAt }];
}
