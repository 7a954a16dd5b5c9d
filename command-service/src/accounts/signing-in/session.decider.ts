import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import type { SessionEvent } from 'schemas/accounts/own-sessions/session.events';

type Opened = Extract<SessionEvent, { type: 'SessionOpened' }>['data'];

/** A refresh token as a browser showed it. */
interface Presented {
  readonly sessionId: string;
  readonly presentedHash: string;
  /** Whether we made it, whenever that was: what we never made ends nothing. */
  readonly isOurs: boolean;
}

type Holder = Readonly<Record<'sessionId' | 'accountId', string>>;

export type SessionCommand =
  | { type: 'OpenSession'; data: Opened; doorUntil: string }
  | { type: 'OpenParentsDoor'; data: Holder & { readonly until: string } }
  | { type: 'ShutParentsDoor'; data: Holder }
  | { type: 'RefreshSession'; data: Presented & { readonly nextHash: string; readonly at: string } }
  | { type: 'ChooseLearner'; data: Holder & { readonly learnerId: string } }
  | { type: 'EndSession'; data: Presented }
  /** By its owner, from wherever. */
  | { type: 'EndOwnSession'; data: Holder }
  | { type: 'KeepSession'; data: Holder & { readonly passwordEpoch: number } };

type Open = Pick<Opened, 'sessionId' | 'accountId' | 'passwordEpoch' | 'expiresAt'> & {
  readonly stage: 'open';
  /** The tokens that are good: more than one only while their replies may still be on the way. */
  readonly current: readonly string[];
  /** What the current ones were given for: good for a moment longer, and only until one of them is used. */
  readonly previous: { readonly hash: string; readonly until: string } | null;
  /** Who practises in this browser; null until somebody has been chosen. */
  readonly learnerId: string | null;
  /** Until when the parents' door stands open here, unless it is shut before. */
  readonly doorUntil: string | null;
};

export type Session = { readonly stage: 'none' } | { readonly stage: 'ended' } | Open;

/** How long the token before is taken again: its reply may have been lost on the way. */
export const LOST_REPLY_SECONDS = 30;
/** Replies that may be lost one after the other; the oldest is then no good any more. */
const SUCCESSORS = 40;

export const session = decider({ category: 'session', initial: { stage: 'none' }, decide, evolve });

function decide(command: SessionCommand, session: Session): Decision<SessionEvent, 'SessionNotYours'> {
  if (command.type === 'OpenSession') return session.stage === 'none' ? opened(command) : accept();
  if (command.type === 'EndOwnSession') return endOwn(command.data, session);
  if (session.stage !== 'open') return accept();
  const { type, data } = command;
  switch (type) {
    case 'RefreshSession':
      return refresh(data, session);
    case 'ChooseLearner':
      return choose(data, session);
    case 'OpenParentsDoor':
      return accept({ type: 'ParentsDoorOpened', data });
    case 'ShutParentsDoor':
      return acceptUnless(session.doorUntil === null, { type: 'ParentsDoorShut', data });
    case 'EndSession':
      return isHeld(data.presentedHash, session) ? accept(ended(session, 'signed out')) : accept();
    case 'KeepSession':
      // Of two that were asked for at once the later epoch holds, whichever of them comes here first.
      return acceptUnless(data.passwordEpoch <= session.passwordEpoch, { type: 'SessionKept', data });
  }
}

// That of somebody else is answered as one that there is not, and so is one that has ended: it is nowhere to be found.
function endOwn({ accountId }: Holder, session: Session): Decision<SessionEvent, 'SessionNotYours'> {
  if (session.stage !== 'open' || session.accountId !== accountId) return refuse('SessionNotYours');
  return accept(ended(session, 'ended from another device'));
}

// Whoever logs in has just given the password.
function opened({ data, doorUntil }: Extract<SessionCommand, { type: 'OpenSession' }>) {
  const { sessionId, accountId } = data;
  return accept<SessionEvent>(
    { type: 'SessionOpened', data },
    { type: 'ParentsDoorOpened', data: { sessionId, accountId, until: doorUntil } },
  );
}

// A child sits down here: by this the door is shut, and by a word of its own where that child was there before.
function choose({ learnerId, ...holder }: Holder & { readonly learnerId: string }, session: Open) {
  if (session.learnerId !== learnerId)
    return accept<SessionEvent>({ type: 'LearnerChosen', data: { ...holder, learnerId } });
  return acceptUnless<SessionEvent>(session.doorUntil === null, { type: 'ParentsDoorShut', data: holder });
}

type Refresh = Extract<SessionCommand, { type: 'RefreshSession' }>['data'];

function refresh({ sessionId, presentedHash, nextHash, at, isOurs }: Refresh, session: Open): Decision<SessionEvent> {
  if (at > session.expiresAt) return accept();
  // Asked for at once with the same token, and answered with the same successor.
  if (session.current.includes(nextHash) && session.previous?.hash === presentedHash) return accept();
  if (isGood(presentedHash, session, at))
    return accept({
      type: 'SessionRenewed',
      data: { sessionId, presentedHash, refreshHash: nextHash, renewedAt: at },
    });
  // One of ours that is no good any more: two have held it, and nobody can tell which of them is its owner.
  return isOurs ? accept(reused(session), ended(session, 'refresh token used twice')) : accept();
}

function isGood(hash: string, { current, previous }: Open, at: string): boolean {
  return current.includes(hash) || (previous !== null && previous.hash === hash && at <= previous.until);
}

const isHeld = (hash: string, { current, previous }: Open) => current.includes(hash) || previous?.hash === hash;

const reused = ({ sessionId, accountId }: Open): SessionEvent => ({
  type: 'RefreshTokenReused',
  data: { sessionId, accountId },
});

type EndReason = Extract<SessionEvent, { type: 'SessionEnded' }>['data']['reason'];

const ended = ({ sessionId, accountId }: Open, reason: EndReason): SessionEvent => ({
  type: 'SessionEnded',
  data: { sessionId, accountId, reason },
});

function evolve(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'SessionOpened': {
      const { sessionId, accountId, passwordEpoch, expiresAt, refreshHash } = event.data;
      const known = { sessionId, accountId, passwordEpoch, expiresAt };
      return { stage: 'open', ...known, current: [refreshHash], previous: null, learnerId: null, doorUntil: null };
    }
    case 'SessionRefreshed':
      return session.stage === 'open' ? { ...session, current: [event.data.refreshHash], previous: null } : session;
    case 'SessionRenewed':
      return session.stage === 'open' ? renewed(session, event.data) : session;
    case 'LearnerChosen':
      return session.stage === 'open' ? { ...session, learnerId: event.data.learnerId, doorUntil: null } : session;
    case 'ParentsDoorOpened':
      return session.stage === 'open' ? { ...session, doorUntil: event.data.until } : session;
    case 'ParentsDoorShut':
      return session.stage === 'open' ? { ...session, doorUntil: null } : session;
    case 'SessionKept':
      return session.stage === 'open' ? { ...session, passwordEpoch: event.data.passwordEpoch } : session;
    case 'RefreshTokenReused':
      return session;
    case 'SessionEnded':
      return { stage: 'ended' };
  }
}

type Renewed = Extract<SessionEvent, { type: 'SessionRenewed' }>['data'];

function renewed(session: Open, { presentedHash, refreshHash, renewedAt }: Renewed): Open {
  if (!session.current.includes(presentedHash))
    return { ...session, current: [...session.current, refreshHash].slice(-SUCCESSORS) };
  const until = new Date(Date.parse(renewedAt) + LOST_REPLY_SECONDS * 1_000).toISOString();
  return { ...session, current: [refreshHash], previous: { hash: presentedHash, until } };
}
