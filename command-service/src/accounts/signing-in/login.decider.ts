import { accept, decider, type Decision } from 'platform/decider';
import type { LoginEvent } from 'schemas/accounts/logins/login.events';

export type LoginCommand =
  | { type: 'ClaimEmail'; data: { emailHash: string; accountId: string } }
  | {
      type: 'NoteRepeatedSignUp';
      data: { emailHash: string; accountId: string; repeatedAt: string; isUnconfirmed?: boolean };
    }
  /** `OfferPassword`: to whoever was never sent a link, and has no password yet; of several who offer one does. */
  | { type: 'AskPasswordReset' | 'OfferPassword'; data: PasswordLink };

interface PasswordLink {
  emailHash: string;
  resetId: string;
  accountId?: string;
  at: string;
  expiresAt: string;
  byStaff?: boolean;
}

interface Login {
  readonly accountId?: string;
  /** When somebody last signed up again, as far as that was written down. */
  readonly repeatedAt?: string;
  /** When the last few links expire, or have expired. */
  readonly openResets: readonly string[];
}

/** More links than these at a time help nobody, and fill somebody's inbox. */
const RESETS_AT_A_TIME = 3;

export const login = decider({ category: 'login', initial: { openResets: [] }, decide, evolve });

function decide({ type, data }: LoginCommand, login: Login): Decision<LoginEvent> {
  switch (type) {
    case 'ClaimEmail':
      return login.accountId === undefined ? accept({ type: 'EmailClaimed', data }) : accept();
    case 'NoteRepeatedSignUp':
      return isSoonAfter(login.repeatedAt, data.repeatedAt) ? accept() : accept({ type: 'SignUpRepeated', data });
    case 'AskPasswordReset': {
      const open = login.openResets.filter((expiresAt) => expiresAt > data.at);
      return open.length < RESETS_AT_A_TIME ? sendLink(data) : accept();
    }
    case 'OfferPassword':
      return login.openResets.length === 0 ? sendLink(data) : accept();
  }
}

const sendLink = ({ at: _, ...asked }: PasswordLink): Decision<LoginEvent> =>
  accept({ type: 'PasswordResetAsked', data: asked });

const DAY_MS = 86_400_000;

const isSoonAfter = (before: string | undefined, now: string): boolean =>
  before !== undefined && Date.parse(now) - Date.parse(before) < DAY_MS;

function evolve(login: Login, event: LoginEvent): Login {
  switch (event.type) {
    case 'EmailClaimed':
      return { ...login, accountId: event.data.accountId };
    case 'SignUpRepeated': {
      const { repeatedAt } = event.data;
      return repeatedAt === undefined ? login : { ...login, repeatedAt };
    }
    case 'PasswordResetAsked':
      return { ...login, openResets: [...login.openResets, event.data.expiresAt].slice(-RESETS_AT_A_TIME) };
  }
}
