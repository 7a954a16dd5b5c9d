import { accept, decider, type Decision } from 'platform/decider';
import type { SessionEvent } from 'schemas/accounts/session.events';

type Opened = Extract<SessionEvent, { type: 'SessionOpened' }>['data'];

export type SessionCommand =
  | { type: 'OpenSession'; data: Opened }
  | { type: 'RefreshSession'; data: { sessionId: string; presentedHash: string; nextHash: string; at: string } }
  | { type: 'EndSession'; data: { sessionId: string } };

export type Session =
  | { readonly stage: 'none' }
  | { readonly stage: 'ended' }
  | (Opened & {
      readonly stage: 'open';
      /** The token before the current one, and until when it is still taken: a reply may be lost on its way. */
      readonly previousHash: string | null;
    });

export const session = decider({ category: 'session', initial: { stage: 'none' }, decide, evolve });

function decide({ type, data }: SessionCommand, session: Session): Decision<SessionEvent> {
  if (type === 'OpenSession') return session.stage === 'none' ? accept({ type: 'SessionOpened', data }) : accept();
  if (session.stage !== 'open') return accept();
  const { sessionId, accountId } = session;
  switch (type) {
    case 'RefreshSession':
      if (data.at > session.expiresAt) return accept();
      if (data.presentedHash === session.refreshHash || data.presentedHash === session.previousHash)
        return accept({ type: 'SessionRefreshed', data: { sessionId, refreshHash: data.nextHash } });
      return accept({ type: 'SessionEnded', data: { sessionId, accountId, reason: 'refresh token used twice' } });
    case 'EndSession':
      return accept({ type: 'SessionEnded', data: { sessionId, accountId, reason: 'signed out' } });
  }
}

function evolve(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'SessionOpened':
      return { ...event.data, stage: 'open', previousHash: null };
    case 'SessionRefreshed':
      return session.stage === 'open'
        ? { ...session, previousHash: session.refreshHash, refreshHash: event.data.refreshHash }
        : session;
    case 'SessionEnded':
      return { stage: 'ended' };
  }
}
