import { londonDay } from 'platform/clock';
import type { Counter } from 'platform/counters';
import { flow, type CommandDeps, type CommandTools, type Route } from 'platform/http';
import {
  addChild,
  archiveChild,
  changeChild,
  chooseLearner,
  openParentsDoor,
  restoreChild,
  shutParentsDoor,
} from 'schemas/accounts/family.contract';
import { canBeBirthday } from '../birthday.rules';
import { account } from '../account/account.decider';
import { session } from '../signing-in/session.decider';
import { doorFrom, identify, signedIn, type Giving, type SigningIn } from '../signing-in/signing-in';
import { childrenOfAccount, familyOf, householdOf } from './household';
import { family, practising, type FamilyCommand } from './family.decider';

/** By one family, those who were put away after it as well: nobody has more, and each is somebody to give places and mails to. */
export const CHILDREN_ADDED_A_DAY = { name: 'children-added', most: 20, seconds: 86_400 };

export interface FamilySettings extends SigningIn {
  readonly addedChildren: Counter;
  /** Gives back a child's places in free mock exams to come. May be repeated. */
  readonly giveBackFreePlaces: (learnerId: string, tools: CommandTools) => Promise<void>;
  /** Which children of a family are to be erased, or are being erased. */
  readonly childrenToGo: (familyId: string, tools: CommandTools) => Promise<readonly string[]>;
}

export const familyRoutes = ({
  childrenToGo,
  addedChildren,
  giveBackFreePlaces,
  ...signingIn
}: FamilySettings): Route<CommandDeps>[] => [
  choosing(signingIn),
  ...parentsDoor(signingIn),
  flow(addChild, async ({ name, bornOn }, tools) => {
    if (!canBeBirthday(bornOn, londonDay(tools.now))) return tools.refuse('BirthdayNotPossible');
    const learnerId = tools.idFor('learner');
    const data = { learnerId, name: name.trim(), ...(bornOn !== undefined && { bornOn }) };
    const giveBack = await countChild(learnerId, addedChildren, tools);
    const added = await change({ type: 'AddChild', data }, tools).catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
    // By a repeat that came in the same moment.
    if (added.events.length === 0) await giveBack();
    return { learnerId };
  }),
  flow(changeChild, async ({ learnerId, name, bornOn }, tools) => {
    if (!canBeBirthday(bornOn, londonDay(tools.now))) return tools.refuse('BirthdayNotPossible');
    const data = { learnerId, name: name.trim(), ...(bornOn !== undefined && { bornOn }) };
    await change({ type: 'ChangeChild', data }, tools);
    return {};
  }),
  flow(archiveChild, async (data, tools) => {
    const of = familyOf(await householdOf(await caller(tools), tools));
    // Their erasure is told of in another stream: whoever is asked for in this very moment is kept on its day, if need be.
    const toGo = await childrenToGo(of.familyId, tools);
    await tools.handle(family, of.familyId, { ...of, type: 'ArchiveChild', data, toGo });
    await giveBackFreePlaces(data.learnerId, tools);
    return {};
  }),
  flow(restoreChild, async (data, tools) => {
    await change({ type: 'RestoreChild', data }, tools);
    return {};
  }),
];

/** Counted before they are added, and given back by what is returned where they were not. */
async function countChild(learnerId: string, added: Counter, tools: CommandTools): Promise<() => Promise<void>> {
  const { familyId } = await householdOf(await caller(tools), tools);
  const { children } = await tools.read(family, familyId);
  if (children.some((child) => child.learnerId === learnerId)) return () => Promise.resolve();
  const taken = await added.take(familyId);
  if (taken.within) return () => added.giveBack(familyId);
  await added.giveBack(familyId);
  return tools.refuse('TooManyChildrenToday', new Date(Date.parse(tools.now) + taken.retryMs));
}

/** The session remembers it, so that a renewal gives the same child. Its reply holds a token: never that of a repeat. */
const choosing = (signingIn: Giving) =>
  flow(
    chooseLearner,
    async ({ learnerId }, tools) => {
      const { accountId, sessionId } = tools.caller;
      const known = await caller(tools);
      const children = practising(await childrenOfAccount(known, tools));
      if (!children.some((child) => child.learnerId === learnerId)) return tools.refuse('ChildNotFound');
      const data = { sessionId, accountId, learnerId };
      const { state } = await tools.handle(session, sessionId, { type: 'ChooseLearner', data });
      if (state.stage !== 'open') return tools.refuse('SessionEnded');
      return signedIn(known, state, { ...signingIn, tools });
    },
    { answersRepeats: false },
  );

/** Guesses at the password count here as they do at the log-in. Both replies hold a token. */
const parentsDoor = (signingIn: SigningIn) => [
  flow(
    openParentsDoor,
    async ({ password }, tools) => {
      const { accountId, sessionId } = tools.caller;
      const { email } = await caller(tools);
      const known = await identify(email ?? '', password, { ...signingIn, tools, otherwise: 'PasswordNotRight' });
      const data = { sessionId, accountId, until: doorFrom(tools.now) };
      const { state } = await tools.handle(session, sessionId, { type: 'OpenParentsDoor', data });
      return state.stage === 'open' ? signedIn(known, state, { ...signingIn, tools }) : tools.refuse('SessionEnded');
    },
    { answersRepeats: false },
  ),
  flow(
    shutParentsDoor,
    async (_, tools) => {
      const { accountId, sessionId } = tools.caller;
      const command = { type: 'ShutParentsDoor', data: { sessionId, accountId } } as const;
      const { state } = await tools.handle(session, sessionId, command);
      if (state.stage !== 'open') return tools.refuse('SessionEnded');
      return signedIn(await caller(tools), state, { ...signingIn, tools });
    },
    { answersRepeats: false },
  ),
];

/** A command of a family that does not say yet of which. */
export type Unplaced<C> = C extends unknown ? Omit<C, 'familyId' | 'first'> : never;

async function change(command: Unplaced<FamilyCommand>, tools: CommandTools) {
  const of = familyOf(await householdOf(await caller(tools), tools));
  return tools.handle(family, of.familyId, { ...command, ...of });
}

/** The account of whoever calls. */
export async function caller(tools: CommandTools) {
  const known = await tools.read(account, tools.caller.accountId);
  if (known === null) throw new Error('somebody who is signed in has no account');
  return known;
}
