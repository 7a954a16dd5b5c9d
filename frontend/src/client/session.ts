import { useSyncExternalStore } from 'react';
import type { ReplyOf } from 'schemas/describe/contract';
import type { validateUser } from 'schemas/accounts/accounts.contract';
import { device, tab, type DeviceStore } from './device-store';
import { forgetPersonalDrafts, PERSONAL_MS } from './personal-drafts';

/** Who is signed in, as the browser keeps it: the spec's email, accessToken and roles, and what the top bar shows. What an earlier release kept names no `learners`. */
export type Session = Omit<ReplyOf<typeof validateUser>, 'position'> & {
  /** When the parents' door shuts, in ms by the clock of this device; in the past where it is shut. */
  readonly doorShutsAt?: number;
  /** Whether it is asked who is practising: nobody has said so yet, or whoever was said to be practises no longer. */
  readonly asksWho?: boolean;
};

/** An admin's look at the screens of a learner: in one tab, until it ends, and never renewed. */
export interface Look extends Session {
  readonly lookId: string;
  /** In ms by the clock of this device. */
  readonly endsAt: number;
}

/**
 * How a session came: by logging in, by a child who said that it is them, in the place of one that was there, or so after
 * its owner has joined or left a family.
 */
export type Coming = 'logged-in' | 'chosen' | 'instead' | 'moved';

export interface SessionStore {
  /** Whose screens this tab shows: of whoever is signed in, or of the learner at whom they look. */
  readonly current: () => Session | undefined;
  /** Who is signed in on this device, also while they look at somebody's screens in this tab. */
  readonly own: () => Session | undefined;
  /** The look of this tab. */
  readonly looking: () => Look | undefined;
  /** Begins a look in this tab, or ends it. */
  readonly look: (look: Look | undefined) => void;
  /** The server knows of no such look any more: it was left in another tab, or its admin has logged out. */
  readonly lookIsOver: () => void;
  readonly open: (session: Session, coming?: Coming) => void;
  /** `expired`: the server ended it, and whoever it was will want to come back to the same page. */
  readonly close: (why?: 'left' | 'expired') => void;
  /** Whether somebody has left in this tab, and nobody has signed in since. */
  readonly wasLeft: () => boolean;
  /** Whose session the server has ended on this device, and nobody has signed in since. */
  readonly endedFor: () => string | undefined;
  /** Who practised here last, whoever is logged in. */
  readonly practisedLast: () => string | undefined;
  /** When somebody last logged in or out on this device, in ms by its clock; 0 where nobody has. */
  readonly turnedAt: () => number;
  /** Whether every child that was seen here is another's now, without anybody here having wanted it. */
  readonly lostFamily: () => boolean;
  readonly watchLostFamily: (listener: () => void) => () => void;
  /** Whoever it concerns has read of it. */
  readonly readOfLostFamily: () => void;
  readonly watch: (listener: () => void) => () => void;
}

const name = 'session';
const ended = 'session-ended';
const last = 'practised-last';
const looked = 'look';
const turned = 'turned-at';
const lost = 'lost-family';

/** The same object as long as the text is the same, as React asks of a snapshot. */
function reader(store: DeviceStore | undefined, key: string): () => Session | undefined {
  let text: string | undefined;
  let session: Session | undefined;
  return () => {
    const now = store?.read(key);
    if (now !== text) [text, session] = [now, parsed(now)];
    return session;
  };
}

/** The look of a tab. */
function lookIn(ofTab: DeviceStore | undefined) {
  const read = reader(ofTab, looked);
  const write = (look: Look | undefined) => ofTab?.write(looked, look && JSON.stringify(look));
  return {
    looking: () => read() as Look | undefined,
    look: write,
    lookIsOver: () => {
      const look = read() as Look | undefined;
      if (look && look.endsAt > Date.now()) write({ ...look, endsAt: Date.now() });
    },
  };
}

/** After its hour, and in every tab where somebody logs in or out: whoever comes next is perhaps somebody else. */
function forgetWhatWasTyped(store: DeviceStore, ofTab: DeviceStore): void {
  forgetPersonalDrafts(ofTab, Date.now() - PERSONAL_MS);
  // A page that comes back is told of everything: what was typed since stays.
  store.watch(turned, () => forgetPersonalDrafts(ofTab, Number(store.read(turned) ?? 0)));
}

const watchBoth =
  (store: DeviceStore, ofTab: DeviceStore | undefined): SessionStore['watch'] =>
  (listener) => {
    const unwatch = [store.watch(name, listener), ofTab?.watch(looked, listener)];
    return () => unwatch.forEach((stop) => stop?.());
  };

export function sessionStore(store: DeviceStore, ofTab?: DeviceStore): SessionStore {
  let left = false;
  const own = reader(store, name);
  const ofLook = lookIn(ofTab);
  const { looking } = ofLook;
  if (ofTab) forgetWhatWasTyped(store, ofTab);
  return {
    current: () => looking() ?? own(),
    own,
    ...ofLook,
    open: (reply, coming = 'logged-in') => {
      const asksWho = asks(reply, coming, own());
      if (coming !== 'chosen')
        store.write(lost, coming === 'instead' && losesFamily(reply, own(), store) ? 'yes' : undefined);
      const doorShutsAt = Date.now() + reply.doorOpenSeconds * 1_000;
      left = false;
      if (coming === 'logged-in') store.write(turned, String(Date.now()));
      store.write(ended, undefined);
      if (!asksWho) store.write(last, reply.learnerId);
      // In one piece: another tab must not meet the one without the other.
      store.write(name, JSON.stringify({ ...saidIn(reply), doorShutsAt, asksWho }));
    },
    close: (why = 'left') => {
      left = why === 'left';
      store.write(turned, String(Date.now()));
      store.write(lost, undefined);
      // Another tab may have been told before this one.
      if (left) store.write(ended, undefined);
      else store.write(ended, own()?.learnerId ?? store.read(ended));
      store.write(name, undefined);
    },
    wasLeft: () => left,
    endedFor: () => store.read(ended),
    practisedLast: () => store.read(last),
    lostFamily: () => store.read(lost) !== undefined,
    watchLostFamily: (listener) => store.watch(lost, listener),
    readOfLostFamily: () => store.write(lost, undefined),
    turnedAt: () => Number(store.read(turned) ?? 0),
    watch: watchBoth(store, ofTab),
  };
}

/** A parent who was taken out of a family sees none of its children any more. Said until it was read, through renewals too. */
function losesFamily({ email, learners }: Session, before: Session | undefined, store: DeviceStore): boolean {
  if (before?.email !== email) return false;
  const known = new Set(before.learners.map(({ learnerId }) => learnerId));
  return store.read(lost) !== undefined || (known.size > 0 && learners.every(({ learnerId }) => !known.has(learnerId)));
}

/** What is kept of a reply, field by field: it holds more than that. */
function saidIn(reply: Session): Session {
  const { email, accessToken, roles, childName, learnerId, learners, expiresInSeconds, doorOpenSeconds } = reply;
  const said = { email, accessToken, roles, childName, learnerId, learners, expiresInSeconds, doorOpenSeconds };
  return reply.mustEnrol ? { ...said, mustEnrol: true } : said;
}

/** Siblings are asked after each log-in; and where another child came out than was chosen, who may have been put away. */
function asks({ learners, learnerId }: Session, coming: Coming, before: Session | undefined): boolean {
  // One alone leaves nothing to choose: a parent who has left a family, a sibling who was put away.
  if (learners.length === 1) return false;
  if (coming === 'chosen') return false;
  if (coming === 'logged-in' || before === undefined) return learners.length > 1;
  return before.asksWho === true || before.learnerId !== learnerId;
}

function parsed(text: string | undefined): Session | undefined {
  if (text === undefined) return undefined;
  try {
    const kept = JSON.parse(text) as Partial<Session> | null;
    if (kept?.email === undefined || kept.accessToken === undefined || !Array.isArray(kept.roles)) return undefined;
    return { learners: [], doorOpenSeconds: 0, ...kept } as Session;
  } catch {
    return undefined;
  }
}

export const session = sessionStore(device, tab);

/** Whether somebody is on the free trial: a plan on top of it lifts its limits. */
export function useIsOnTrial(): boolean {
  const roles = useSession()?.roles ?? [];
  return roles.includes('ROLE_FREE_USER') && !roles.includes('ROLE_USER');
}

/** A page that was made at build time knows nobody: whoever is signed in is seen once it runs. */
const nobody = () => undefined;

export const useLostFamily = () => useSyncExternalStore(session.watchLostFamily, session.lostFamily, () => false);

export const useLook = () => useSyncExternalStore(session.watch, session.looking, nobody);

export const useSession = () => useSyncExternalStore(session.watch, session.current, nobody);
