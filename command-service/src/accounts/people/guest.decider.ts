import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import type { GuestEvent } from 'schemas/accounts/people/guest.events';

type DataOf<T extends GuestEvent['type']> = Extract<GuestEvent, { type: T }>['data'];
type Made = DataOf<'GuestInvited'>;

export type GuestCommand =
  | { type: 'InviteGuest'; data: Made }
  | { type: 'SendAgain'; data: Pick<DataOf<'GuestInvitedAgain'>, 'sendId' | 'sentAt' | 'expiresAt'> }
  | { type: 'WithdrawGuest'; data: { reason: string } }
  | { type: 'AcceptGuest'; data: { sendId: string } }
  | { type: 'ForgetGuest'; data: { at: string } };

/** Null until somebody has been invited. Personal fields are null once they are forgotten. */
export type Guest =
  | (Pick<Made, 'invitationId' | 'accountId' | 'learnerId' | 'as' | 'sessionIds' | 'allSessions'> & {
      readonly email: string | null;
      readonly childName: string | null;
      readonly stage: 'open' | 'accepted' | 'withdrawn' | 'forgotten';
      /** Of the newest mail. */
      readonly sendId: string;
      readonly expiresAt: string;
      readonly mails: readonly string[];
      /** Whoever invited them; null until it is read from the log. */
      readonly invitedBy: string | null;
    })
  | null;
type Known = NonNullable<Guest>;

/** More mails than these in a day help nobody, and fill the inbox of whoever's address was typed. */
export const MAILS_A_DAY = 3;
const DAY_MS = 86_400_000;

type GuestRefusal = 'GuestNotFound' | 'GuestNotOpen' | 'GuestMailedOften' | 'LinkNotValid';

export const guest = decider({ category: 'guest', initial: null as Guest, decide, evolve });

function decide(command: GuestCommand, state: Guest): Decision<GuestEvent, GuestRefusal> {
  const { type, data } = command;
  if (type === 'InviteGuest') return acceptUnless(state !== null, { type: 'GuestInvited', data });
  if (state === null) return refuse(type === 'AcceptGuest' ? 'LinkNotValid' : 'GuestNotFound');
  switch (type) {
    case 'SendAgain':
      return sendAgain(data, state);
    case 'WithdrawGuest':
      return withdraw(data.reason, state);
    case 'AcceptGuest':
      return take(data.sendId, state);
    case 'ForgetGuest':
      return forget(data.at, state);
  }
}

type Sending = Extract<GuestCommand, { type: 'SendAgain' }>['data'];

function sendAgain(data: Sending, { invitationId, accountId, as, stage, mails }: Known) {
  if (stage !== 'open') return refuse('GuestNotOpen');
  const aDayAgo = Date.parse(data.sentAt) - DAY_MS;
  const [oldest, ...others] = mails.filter((sentAt) => Date.parse(sentAt) > aDayAgo);
  if (oldest !== undefined && others.length >= MAILS_A_DAY - 1)
    return refuse('GuestMailedOften', new Date(Date.parse(oldest) + DAY_MS).toISOString());
  return accept<GuestEvent>({ type: 'GuestInvitedAgain', data: { invitationId, accountId, as, ...data } });
}

function withdraw(reason: string, { invitationId, accountId, stage }: Known) {
  if (stage === 'withdrawn') return accept<GuestEvent>();
  return stage === 'open'
    ? accept<GuestEvent>({ type: 'GuestWithdrawn', data: { invitationId, accountId, reason } })
    : refuse('GuestNotOpen');
}

// Once accepted it stays so for the newest link: the account may have to be made by a second try.
function take(sendId: string, { invitationId, accountId, stage, sendId: newest }: Known) {
  if (sendId !== newest || (stage !== 'open' && stage !== 'accepted')) return refuse('LinkNotValid');
  return acceptUnless<GuestEvent>(stage === 'accepted', {
    type: 'GuestAccepted',
    data: { invitationId, accountId },
  });
}

function forget(at: string, { invitationId, accountId, learnerId, stage, expiresAt }: Known) {
  const isOver = stage === 'withdrawn' || (stage === 'open' && Date.parse(at) >= Date.parse(expiresAt));
  return acceptUnless<GuestEvent>(!isOver, {
    type: 'GuestForgotten',
    data: { invitationId, accountId, learnerId },
  });
}

/** With who wrote it. */
type Stood = GuestEvent & { readonly meta?: { readonly actor: { readonly id: string } } };

function evolve(state: Guest, event: Stood): Guest {
  if (event.type === 'GuestInvited') return state ?? made(event.data, event.meta?.actor.id ?? null);
  if (state === null) return null;
  switch (event.type) {
    case 'GuestInvitedAgain': {
      const { sendId, sentAt, expiresAt } = event.data;
      return { ...state, sendId, expiresAt, mails: [...state.mails, sentAt].slice(-MAILS_A_DAY) };
    }
    case 'GuestWithdrawn':
      return { ...state, stage: 'withdrawn' };
    case 'GuestAccepted':
      return { ...state, stage: 'accepted' };
    case 'GuestForgotten':
      return { ...state, stage: 'forgotten', email: null, childName: null };
  }
}

function made(
  { sentAt, parentFirstName: _first, parentLastName: _last, childName, ...data }: Made,
  invitedBy: string | null,
): Known {
  return { ...data, childName: childName ?? null, stage: 'open', mails: [sentAt], invitedBy };
}
