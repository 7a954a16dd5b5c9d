import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import { isOfMocks, isPaid, isWithdrawn, type Grant } from 'schemas/rights/grant';
import { grantAfter } from 'schemas/rights/grant-after';
import type { GrantEvent } from 'schemas/rights/grant.events';
import { subscriberChanges, type SubscriberChange } from './subscriber-type.rules';

type DataOf<T extends GrantEvent['type']> = Extract<GrantEvent, { type: T }>['data'];

export type RightsCommand =
  | { readonly type: 'GiveGrant'; readonly data: DataOf<'GrantGiven'> }
  | { readonly type: 'SetGrantEnd'; readonly data: DataOf<'GrantEndSet'> }
  | { readonly type: 'WithdrawGrant'; readonly data: DataOf<'GrantWithdrawn'>; readonly unlessPaid?: true }
  | { readonly type: 'ChangeSubscriberType'; readonly data: SubscriberChange };

interface Given {
  readonly grant: Grant;
  /** When its source last said when it ends. */
  readonly asOf: string;
}

/** All that a family was ever given, in the order in which it came. */
type GivenOnes = ReadonlyMap<string, Given>;

const initial: GivenOnes = new Map();

/** More than any family has in all its years; the stream is read at each log-in. Staff are held to it: what is paid for is always given. */
export const MOST_GRANTS = 300;

type Unsound = 'GrantNeverHolds' | 'GrantNeedsChild' | 'GrantMixesMocks' | 'GrantNamesNoSession';
type RightsRefusal = Unsound | 'GrantNotFound' | 'TooManyGrants' | 'GrantIsPaid' | 'ReasonNeeded';

/** What a family may do, and by what. */
export const rights = decider({ category: 'rights', initial, decide, evolve });

/** The grants of a family in the order in which they were given, those that are over too. */
export const grantsIn = (state: GivenOnes): readonly Grant[] => [...state.values()].map(({ grant }) => grant);

function decide(command: RightsCommand, state: GivenOnes): Decision<GrantEvent, RightsRefusal> {
  if (command.type === 'ChangeSubscriberType') return change(command.data, state);
  const known = state.get(command.data.grantId);
  if (command.type === 'GiveGrant') return known ? accept() : give(command.data, state.size);
  if (known === undefined) return refuse('GrantNotFound');
  return isWithdrawn(known.grant) ? accept() : end(command, known);
}

type Ending = Extract<RightsCommand, { type: 'SetGrantEnd' | 'WithdrawGrant' }>;

function end(command: Ending, { grant, asOf }: Given): Decision<GrantEvent, RightsRefusal> {
  switch (command.type) {
    // One that says what is so already is written, too: an older word that comes after it must not be believed.
    case 'SetGrantEnd':
      return acceptUnless(command.data.asOf <= asOf, { type: 'GrantEndSet', data: command.data });
    case 'WithdrawGrant':
      if (command.unlessPaid === true && isPaid(grant.source)) return refuse('GrantIsPaid');
      return accept({ type: 'GrantWithdrawn', data: command.data });
  }
}

function give(data: DataOf<'GrantGiven'>, before: number): Decision<GrantEvent, RightsRefusal> {
  const fault = faultOf(data);
  if (fault !== undefined) return refuse(fault);
  return data.source === 'staff' && before >= MOST_GRANTS
    ? refuse('TooManyGrants')
    : accept({ type: 'GrantGiven', data });
}

function faultOf({ beginsAt, endsAt, gives, ...of }: DataOf<'GrantGiven'>): Unsound | undefined {
  if (endsAt !== undefined && endsAt <= beginsAt) return 'GrantNeverHolds';
  return gives.some(isOfMocks) ? faultOfMocks({ ...of, gives }) : undefined;
}

type OfMocks = Pick<DataOf<'GrantGiven'>, 'learnerId' | 'gives' | 'sessionIds'>;

function faultOfMocks({ learnerId, gives, sessionIds = [] }: OfMocks): Unsound | undefined {
  if (learnerId === undefined) return 'GrantNeedsChild';
  if (!gives.every(isOfMocks)) return 'GrantMixesMocks';
  return gives.includes('mock-sessions') && sessionIds.length === 0 ? 'GrantNamesNoSession' : undefined;
}

function change(data: SubscriberChange, state: GivenOnes): Decision<GrantEvent, RightsRefusal> {
  const changes = subscriberChanges(data, grantsIn(state));
  if (changes.kind === 'refused') return changes;
  return state.size + changes.events.length > MOST_GRANTS ? refuse('TooManyGrants') : changes;
}

function evolve(state: GivenOnes, event: GrantEvent): GivenOnes {
  const { grantId } = event.data;
  const known = state.get(grantId);
  const grant = grantAfter(known?.grant, event);
  if (grant === undefined) return state;
  return new Map(state).set(grantId, { grant, asOf: asOfAfter(known, event) });
}

function asOfAfter(known: Given | undefined, { type, data }: GrantEvent): string {
  if (type === 'GrantGiven') return known?.asOf ?? data.asOf ?? data.givenAt;
  return type === 'GrantEndSet' ? data.asOf : (known?.asOf ?? data.withdrawnAt);
}
