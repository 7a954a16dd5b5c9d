import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { AccessTokens } from 'platform/crypto';
import type { CommandTools } from 'platform/http';
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
const failures = new RateLimiterMemory({ points: 5, duration: 15 * 60 });

/** The account whose password this is. Takes the same time for an address without one. */
export async function identify(
  email: string,
  password: string,
  { tools, passwords }: { tools: CommandTools; passwords: PasswordHasher },
): Promise<Known> {
  const emailHash = tools.hashed(email);
  const before = await failures.get(emailHash);
  if (before !== null && before.remainingPoints <= 0) return tools.refuse('TooManyAttempts');
  const { accountId } = await tools.read(login, emailHash);
  const known = await tools.read(account, accountId ?? 'nobody');
  const hash = known?.active ? known.passwordHash : null;
  const right = hash === null ? await passwords.verifyDummy(password) : await passwords.verify(hash, password);
  if (known !== null && right) return known;
  await failures.consume(emailHash).catch((refused: unknown) => {
    if (!(refused instanceof RateLimiterRes)) throw refused;
  });
  return tools.refuse('CredentialsNotRight');
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
  const [sessionId = '', secret = ''] = tools.cookie(REFRESH_COOKIE)?.split('.') ?? [];
  if (!/^[\w-]{10,80}$/.test(sessionId)) return tools.refuse('SessionEnded');
  const next = tools.hashed(tools.idFor('refresh'), 'refresh-token');
  const { state } = await tools.handle(session, sessionId, {
    type: 'RefreshSession',
    data: { sessionId, presentedHash: digest(secret), nextHash: digest(next), at: tools.now },
  });
  const known = state.stage === 'open' ? await tools.read(account, state.accountId) : null;
  if (known === null || !stands(state, known) || state.stage !== 'open' || state.refreshHash !== digest(next))
    return tools.refuse('SessionEnded');
  keepCookie(tools, sessionId, next);
  return signedIn(known, sessionId, tokens);
}

/** Ends this browser's session, if it has one. */
export async function end(tools: CommandTools): Promise<void> {
  const [sessionId = ''] = tools.cookie(REFRESH_COOKIE)?.split('.') ?? [];
  tools.setCookie(REFRESH_COOKIE, '', 0);
  if (/^[\w-]{10,80}$/.test(sessionId))
    await tools.handle(session, sessionId, { type: 'EndSession', data: { sessionId } });
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
    ...{ learnerId, email: claims.email },
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
