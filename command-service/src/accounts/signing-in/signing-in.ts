import type { AccessTokens, AddressNames } from 'platform/crypto';
import { networkOf, type CommandTools } from 'platform/http';
import { PlacesTaken, type PasswordHasher, type Place } from 'platform/passwords';
import { isStaff, type RoleName, type StaffSecondFactor } from 'schemas/accounts/roles';
import type { TokenClaims } from 'schemas/accounts/token';
import type { LentRole } from 'schemas/rights/standing';
import { childrenOfHousehold, householdOf, rolesOf } from '../family/household';
import { practising } from '../family/family.decider';
import { account, type Account } from '../account/account.decider';
import type { CodeGuesses } from '../second-factor/code-guesses';
import { secondFactor } from '../second-factor/second-factor.decider';
import { deviceOf } from '../own-sessions/device-words';
import type { Guess, Guesses } from './guesses';
import type { KnownDevices } from './known-devices';
import { digest, DEVICE_COOKIE, newSecret, presentedIn, REFRESH_COOKIE } from './refresh-secret';
import { login } from './login.decider';
import { loginNameOf } from './login-names';
import { session, type Session, type SessionCommand } from './session.decider';
import type { Successors } from './successors';

const SESSION_DAYS = 30;
/** For how long a password opens what is for parents alone: a child may sit down after them. */
export const DOOR_MINUTES = 15;

export interface SigningIn {
  readonly passwords: PasswordHasher;
  readonly tokens: AccessTokens<typeof TokenClaims>;
  readonly guesses: Guesses;
  readonly devices: KnownDevices;
  readonly names: AddressNames;
  readonly successors: Successors;
  readonly codeGuesses: CodeGuesses;
  /** Whether staff need a second factor before anything else. */
  readonly staffSecondFactor: StaffSecondFactor;
  /** What the children of a family have for a time, by child: their tokens say so. */
  readonly lends: (familyId: string, tools: CommandTools) => Promise<(learnerId: string) => Lent>;
}

type Lent = readonly LentRole[];

type Known = NonNullable<Account>;

/** The account whose password this is. Takes the same time for an address without one. */
export async function identify(
  email: string,
  password: string,
  {
    tools,
    passwords,
    guesses,
    devices,
    names,
    otherwise = 'CredentialsNotRight',
  }: SigningIn & { readonly tools: CommandTools; readonly otherwise?: 'CredentialsNotRight' | 'PasswordNotRight' },
): Promise<Known> {
  const emailHash = tools.hashed(email);
  const device = tools.cookie(DEVICE_COOKIE);
  const { accountId } = await tools.read(login, await loginNameOf(email, { names, tools }));
  const deviceId = ownDevice(devices.idOf(device, emailHash), accountId, tools);
  const known = await tools.read(account, accountId ?? 'nobody');
  const network = networkOf(tools.address);
  const from = { network, connection: tools.connection, deviceId };
  const guess = heard(await guesses.begin({ emailHash, passwordEpoch: known?.passwordEpoch ?? 0, ...from }), tools);

  const place = { from: deviceId ?? network, isKnown: deviceId !== undefined };
  const isRight = await isTheirs(known, password, { passwords, place }).catch(async (error: unknown) => {
    await guess.wasNotJudged();
    throw error;
  });
  if (known === null || !isRight) return tools.refuse(otherwise);
  await guess.wasRight();
  requireActive(known, otherwise, tools);
  tools.proving();
  tools.setCookie(DEVICE_COOKIE, devices.withOwner(device, emailHash), devices.lifeSeconds);
  return known;
}

/** Where the owner is signed in is a device of theirs as well: its cookie goes to `/auth` alone, and the door is opened elsewhere. */
function ownDevice(byCookie: string | undefined, accountId: string | undefined, { caller }: CommandTools) {
  if (byCookie !== undefined || accountId === undefined) return byCookie;
  return caller.accountId === accountId ? caller.sessionId : undefined;
}

/** Said to nobody but whoever knows the password: nobody else learns that there is such an account. */
function requireActive({ active }: Known, otherwise: 'CredentialsNotRight' | 'PasswordNotRight', tools: CommandTools) {
  if (!active) tools.refuse(otherwise === 'CredentialsNotRight' ? 'AccountClosed' : otherwise);
}

function heard(guess: Guess, tools: CommandTools) {
  if (guess.kind === 'crowded') throw new PlacesTaken('too many guesses from one network');
  if (guess.kind === 'counted') return guess;
  return tools.refuse('TooManyAttempts', new Date(Date.parse(tools.now) + guess.retryMs));
}

function isTheirs(
  known: Known | null,
  password: string,
  { passwords, place }: { readonly passwords: PasswordHasher; readonly place: Place },
): Promise<boolean> {
  return typeof known?.passwordHash === 'string'
    ? passwords.verify(known.passwordHash, password, place)
    : passwords.verifyDummy(password, place);
}

/** Opens a session in this browser. */
export async function open(known: Known, tools: CommandTools, signingIn: SigningIn) {
  const sessionId = tools.idFor('session');
  const secret = newSecret(sessionId, tools);
  const { accountId, passwordEpoch } = known;
  const doorUntil = doorFrom(tools.now);
  const device = deviceOf(tools.agent);
  const opened = { sessionId, accountId, passwordEpoch, refreshHash: digest(secret), expiresAt: daysFrom(tools.now) };
  const data = { ...opened, ...(device !== undefined && { device }) };
  await tools.handle(session, sessionId, { type: 'OpenSession', data, doorUntil });
  keepCookie(tools, sessionId, secret);
  return signedIn(known, { sessionId, learnerId: null, doorUntil }, { ...signingIn, tools });
}

/** Renews the access token, for whoever holds the refresh token. One that is used once too often ends its session. */
export async function refresh(tools: CommandTools, signingIn: SigningIn) {
  const presented = presentedIn(tools) ?? tools.refuse('SessionEnded');
  const { sessionId, presentedHash } = presented;
  const make = () => newSecret(sessionId, tools);
  return signingIn.successors.share(`${sessionId} ${presentedHash}`, make, (next) =>
    renew({ ...presented, nextHash: digest(next), at: tools.now }, next, { ...signingIn, tools }),
  );
}

type Renewal = Extract<SessionCommand, { type: 'RefreshSession' }>['data'];

async function renew(
  data: Renewal,
  next: string,
  { tools, ...signingIn }: SigningIn & { readonly tools: CommandTools },
) {
  const { sessionId, nextHash } = data;
  const { state } = await tools.handle(session, sessionId, { type: 'RefreshSession', data });
  if (state.stage !== 'open' || !state.current.includes(nextHash)) return tools.refuse('SessionEnded');
  const known = await tools.read(account, state.accountId);
  if (known === null || !stands(state, known)) return tools.refuse('SessionEnded');
  tools.proving();
  keepCookie(tools, sessionId, next);
  return signedIn(known, state, { ...signingIn, tools });
}

/** Ends the session of whoever holds its refresh token. */
export async function end(tools: CommandTools): Promise<void> {
  const presented = presentedIn(tools);
  tools.setCookie(REFRESH_COOKIE, '', 0);
  if (presented) await tools.handle(session, presented.sessionId, { type: 'EndSession', data: presented });
}

/** Whether a session is still good: a new password and a deactivation end every session opened before. */
export function stands(state: Session, known: Account): boolean {
  return state.stage === 'open' && known !== null && known.active && known.passwordEpoch === state.passwordEpoch;
}

/** What a session says of its browser. */
interface Browser {
  readonly sessionId: string;
  readonly learnerId: string | null;
  readonly doorUntil: string | null;
}

/** What it takes to give somebody a token. */
export type Giving = Pick<SigningIn, 'tokens' | 'lends' | 'staffSecondFactor'>;

/** What a browser keeps of a session: a token for whoever practises in it, the first of the family where nobody was chosen. */
export async function signedIn(
  known: Known,
  { sessionId, learnerId: chosen, doorUntil }: Browser,
  { tools, tokens, lends, staffSecondFactor }: Giving & { readonly tools: CommandTools },
) {
  const { accountId, email, passwordEpoch } = known;
  const household = await householdOf(known, tools);
  const { familyId, founder } = household;
  const roles = rolesOf(known, household);
  const [children, lentTo] = await Promise.all([childrenOfHousehold(household, tools), lends(familyId, tools)]);
  const learners = practising(children);
  const child = learners.find(({ learnerId }) => learnerId === chosen) ?? learners[0];
  const learnerId = child?.learnerId ?? founder.learnerId;
  const lent = [...lentTo(learnerId)];
  const said = { accountId, learnerId, email: email ?? '', roles: [...roles], sessionId, passwordEpoch };
  const claims = { ...said, ...(lent.length > 0 && { lent }), familyId, ...doorClaim(doorUntil, tools.now) };
  return {
    learnerId,
    email: claims.email,
    roles: [...new Set([...roles, ...lent.map(({ role }) => role)])] satisfies RoleName[],
    childName: child?.name ?? '',
    learners: learners.map(({ learnerId: id, name }) => ({ learnerId: id, childName: name ?? '' })),
    accessToken: tokens.sign(claims),
    expiresInSeconds: tokens.lifeSeconds,
    doorOpenSeconds: secondsLeft(doorUntil, tools.now),
    ...(await enrolling(known, staffSecondFactor, tools)),
  };
}

/** Says so where somebody works here, needs a second factor, and has none yet. */
async function enrolling(
  { accountId, roles }: Pick<Known, 'accountId' | 'roles'>,
  rule: StaffSecondFactor,
  { read }: Pick<CommandTools, 'read'>,
): Promise<{ readonly mustEnrol?: true }> {
  if (rule === 'optional' || !isStaff(roles)) return {};
  return (await read(secondFactor, accountId)).standing === null ? { mustEnrol: true } : {};
}

function keepCookie(tools: CommandTools, sessionId: string, secret: string): void {
  tools.setCookie(REFRESH_COOKIE, `${sessionId}.${secret}`, SESSION_DAYS * 86_400);
}

export const doorFrom = (now: string): string => new Date(Date.parse(now) + DOOR_MINUTES * 60_000).toISOString();
const doorClaim = (until: string | null, now: string) => (until !== null && until > now ? { parentUntil: until } : {});
const secondsLeft = (until: string | null, now: string): number =>
  until === null ? 0 : Math.max(0, Math.floor((Date.parse(until) - Date.parse(now)) / 1000));
const daysFrom = (now: string): string => new Date(Date.parse(now) + SESSION_DAYS * 86_400_000).toISOString();
