import { createHash } from 'node:crypto';
import type { AccessTokens } from 'platform/crypto';
import { attempts, type CommandTools } from 'platform/http';
import type { PasswordHasher } from 'platform/passwords';
import type { RoleName } from 'schemas/accounts/roles';
import type { TokenClaims } from 'schemas/accounts/token';
import { account, type Account } from './account.decider';
import { login } from './login.decider';
import { session, type Session } from './session.decider';

export const REFRESH_COOKIE = 'fieldfare_session';
const SESSION_DAYS = 30;

export interface SigningIn {
  readonly passwords: PasswordHasher;
  readonly tokens: AccessTokens<typeof TokenClaims>;
}

type Known = NonNullable<Account>;

// Failures of one address: five in a quarter of an hour, whether it has an account or not.
const failures = attempts({ most: 5, seconds: 15 * 60 });

/** The account whose password this is. Takes the same time for an address without one. */
export async function identify(
  email: string,
  password: string,
  { tools, passwords }: { tools: CommandTools; passwords: PasswordHasher },
): Promise<Known> {
  const emailHash = tools.hashed(email);
  if (await failures.tooMany(emailHash)) return tools.refuse('TooManyAttempts');
  const { accountId } = await tools.read(login, emailHash);
  const known = await tools.read(account, accountId ?? 'nobody');
  if (known !== null && (await isTheirs(known, password, passwords))) return known;
  if (known === null) await passwords.verifyDummy(password);
  await failures.count(emailHash);
  return tools.refuse('CredentialsNotRight');
}

async function isTheirs(
  { active, passwordHash }: Known,
  password: string,
  passwords: PasswordHasher,
): Promise<boolean> {
  return active && passwordHash !== null ? passwords.verify(passwordHash, password) : passwords.verifyDummy(password);
}

/** Opens a session in this browser. The refresh token follows from the command, so that a repeat gives the same one. */
export async function open(known: Known, tools: CommandTools, { tokens }: SigningIn) {
  const sessionId = tools.idFor('session');
  const secret = tools.hashed(tools.idFor('refresh'), 'refresh-token');
  const { accountId, passwordEpoch } = known;
  await tools.handle(session, sessionId, {
    type: 'OpenSession',
    data: { sessionId, accountId, passwordEpoch, refreshHash: digest(secret), expiresAt: daysFrom(tools.now) },
  });
  keepCookie(tools, sessionId, secret);
  return signedIn(known, sessionId, tokens);
}

/** Renews the access token. A refresh token that is used once too often ends its session. */
export async function refresh(tools: CommandTools, { tokens }: SigningIn) {
  const { sessionId, secret } = cookieOf(tools) ?? tools.refuse('SessionEnded');
  const next = tools.hashed(tools.idFor('refresh'), 'refresh-token');
  const data = { sessionId, presentedHash: digest(secret), nextHash: digest(next), at: tools.now };
  const { state } = await tools.handle(session, sessionId, { type: 'RefreshSession', data });
  const renewed = state.stage === 'open' && state.refreshHash === data.nextHash;
  const known = renewed ? await tools.read(account, state.accountId) : null;
  if (known === null || !stands(state, known)) return tools.refuse('SessionEnded');
  keepCookie(tools, sessionId, next);
  return signedIn(known, sessionId, tokens);
}

function cookieOf(tools: CommandTools): { sessionId: string; secret: string } | undefined {
  const [, sessionId, secret] = /^([\w-]{10,80})\.([\w-]{20,80})$/.exec(tools.cookie(REFRESH_COOKIE) ?? '') ?? [];
  return sessionId === undefined || secret === undefined ? undefined : { sessionId, secret };
}

/** Ends this browser's session, if it has one. */
export async function end(tools: CommandTools): Promise<void> {
  const cookie = cookieOf(tools);
  tools.setCookie(REFRESH_COOKIE, '', 0);
  if (cookie)
    await tools.handle(session, cookie.sessionId, { type: 'EndSession', data: { sessionId: cookie.sessionId } });
}

/** Whether a session is still good: a new password and a deactivation end every session opened before. */
export function stands(state: Session, known: Account): boolean {
  return state.stage === 'open' && known !== null && known.active && known.passwordEpoch === state.passwordEpoch;
}

function signedIn(
  { accountId, learnerId, email, childName, roles, passwordEpoch }: Known,
  sessionId: string,
  tokens: SigningIn['tokens'],
) {
  const claims = { accountId, learnerId, email: email ?? '', roles: [...roles], sessionId, passwordEpoch };
  return {
    learnerId,
    email: claims.email,
    roles: [...roles] satisfies RoleName[],
    childName: childName ?? '',
    accessToken: tokens.sign(claims),
    expiresInSeconds: tokens.lifeSeconds,
  };
}

function keepCookie(tools: CommandTools, sessionId: string, secret: string): void {
  tools.setCookie(REFRESH_COOKIE, `${sessionId}.${secret}`, SESSION_DAYS * 86_400);
}

const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
const daysFrom = (now: string): string => new Date(Date.parse(now) + SESSION_DAYS * 86_400_000).toISOString();
