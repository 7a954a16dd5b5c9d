import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import type { FamilyEvent } from 'schemas/accounts/family/family.events';
import type { ParentEvent } from 'schemas/accounts/family/parents.events';
import { MOST_CHILDREN } from 'schemas/accounts/family.contract';
import {
  decideOfParents,
  noParents,
  parentsAfter,
  type Parents,
  type ParentsCommand,
  type ParentsRefusal,
} from './parents.rules';

/** A child of a family. */
export interface Child {
  readonly learnerId: string;
  /** Null where none was given, and once the child has been erased. */
  readonly name: string | null;
  readonly isArchived: boolean;
  /** Erased for good: nobody sees them any more, and nothing can be done about them. */
  readonly isRemoved?: true;
}

interface Details {
  readonly learnerId: string;
  readonly name: string;
  readonly bornOn?: string;
}

/** `first`: the child with whom the account was registered, since its stream tells of them and this one does not. */
interface Of {
  readonly familyId: string;
  readonly first: Pick<Child, 'learnerId' | 'name'>;
}

type ChildCommand =
  | (Of & { readonly type: 'AddChild' | 'ChangeChild'; readonly data: Details })
  | (Of & { readonly type: 'RestoreChild' | 'RemoveChild'; readonly data: Pick<Details, 'learnerId'> })
  | Archive;

/** `toGo`: the children who are to be erased, and so are not left to practise. */
type Archive = Of & {
  readonly type: 'ArchiveChild';
  readonly data: Pick<Details, 'learnerId'>;
  readonly toGo: readonly string[];
};

export type FamilyCommand = ChildCommand | (Of & ParentsCommand);

type Event = FamilyEvent | Exclude<ParentEvent, { type: 'FamilyJoinBegan' }>;

/** What the stream tells. The first child's name is null here unless it was changed: see `childrenOf`. */
interface Told {
  readonly founded: boolean;
  /** Of all that was ever changed. */
  readonly changes: number;
  readonly children: readonly Child[];
  /** The grown-ups beside the one who began it. */
  readonly parents: Parents;
}

type FamilyRefusal =
  | ParentsRefusal
  | 'ChildNotFound'
  | 'ChildNameTaken'
  | 'FamilyFull'
  | 'FamilyChangedTooOften'
  | 'LastChild';

/** Nobody who means it changes more, in all the years of a childhood; the stream is read at each log-in. */
export const MOST_CHANGES = 300;

const initial: Told = { founded: false, changes: 0, children: [], parents: noParents };

export const family = decider({ category: 'family', initial, decide, evolve });

/** The children of a family in the order in which they came, the first one included; those who were erased are not among them. */
export function childrenOf({ children }: Told, { learnerId, name }: Of['first']): readonly Child[] {
  const told = children.find((child) => child.learnerId === learnerId);
  const first = { ...told, learnerId, name: told?.name ?? name, isArchived: told?.isArchived ?? false };
  return [first, ...children.filter((child) => child !== told)].filter(({ isRemoved }) => isRemoved !== true);
}

function decide(command: FamilyCommand, told: Told): Decision<Event, FamilyRefusal> {
  const decided = change(command, told);
  if (decided.kind === 'refused' || decided.events.length === 0) return decided;
  if (told.changes >= MOST_CHANGES && !endsSomething(command)) return refuse('FamilyChangedTooOften');
  if (told.founded) return decided;
  const { familyId, first } = command;
  return accept({ type: 'FamilyFounded', data: { familyId, learnerId: first.learnerId } }, ...decided.events);
}

// However often a family was changed: whoever is to see its children no longer does not.
const endsSomething = ({ type }: FamilyCommand): boolean =>
  type === 'RemoveChild' || type === 'LeaveFamily' || type === 'WithdrawInvitation' || type === 'WithdrawInvitationsOf';

function change(command: FamilyCommand, told: Told): Decision<Event, FamilyRefusal> {
  switch (command.type) {
    case 'AddChild':
    case 'ChangeChild':
    case 'ArchiveChild':
    case 'RestoreChild':
    case 'RemoveChild':
      return changeChildren(command, childrenOf(told, command.first));
    case 'InviteParent':
    case 'WithdrawInvitation':
    case 'WithdrawInvitationsOf':
    case 'JoinFamily':
    case 'LeaveFamily':
      return decideOfParents(command, told.parents, command.familyId);
  }
}

function changeChildren(command: ChildCommand, children: readonly Child[]): Decision<FamilyEvent, FamilyRefusal> {
  const { familyId } = command;
  const known = children.find(({ learnerId }) => learnerId === command.data.learnerId);
  if (command.type === 'AddChild') return known ? accept() : admit(command, children);
  if (command.type === 'RemoveChild')
    return acceptUnless<FamilyEvent>(!known, { type: 'ChildRemoved', data: { familyId, ...command.data } });
  if (!known) return refuse('ChildNotFound');
  switch (command.type) {
    case 'ChangeChild':
      return isTaken(command.data, children)
        ? refuse('ChildNameTaken')
        : accept({ type: 'ChildDetailsChanged', data: { familyId, ...command.data } });
    case 'ArchiveChild':
      return archive(known, command, children);
    case 'RestoreChild':
      return restore(known, familyId, children);
  }
}

function admit({ familyId, data }: Of & { readonly data: Details }, children: readonly Child[]) {
  if (isTaken(data, children)) return refuse('ChildNameTaken');
  return practising(children).length < MOST_CHILDREN
    ? accept<FamilyEvent>({ type: 'ChildAdded', data: { familyId, ...data } })
    : refuse('FamilyFull');
}

function archive({ learnerId, isArchived }: Child, { familyId, toGo }: Archive, children: readonly Child[]) {
  const isLeft = (child: Child) => child.learnerId !== learnerId && !toGo.includes(child.learnerId);
  if (!isArchived && !practising(children).some(isLeft)) return refuse('LastChild');
  return acceptUnless<FamilyEvent>(isArchived, { type: 'ChildArchived', data: { familyId, learnerId } });
}

function restore(child: Child, familyId: string, children: readonly Child[]) {
  if (!child.isArchived) return accept<FamilyEvent>();
  if (isTaken(child, children)) return refuse('ChildNameTaken');
  if (practising(children).length >= MOST_CHILDREN) return refuse('FamilyFull');
  return accept<FamilyEvent>({ type: 'ChildRestored', data: { familyId, learnerId: child.learnerId } });
}

/** Those among whom the page asks who is practising. */
export const practising = (children: readonly Child[]) => children.filter(({ isArchived }) => !isArchived);

// Two of one name cannot be told apart where they choose themselves; one that was put away is not among those.
const isTaken = ({ learnerId, name }: Pick<Child, 'learnerId' | 'name'>, children: readonly Child[]) =>
  practising(children).some((child) => child.learnerId !== learnerId && isSameName(child.name, name));

/** Whether both are called the same, however it is typed; nobody is who has no name. */
export const isSameName = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && plain(one) === plain(other);

// Some scripts join letters with them, so they may stand in a name; nobody sees by them which child it is.
const unseen = /[\p{Cf}\p{DI}]/gu;

const plain = (name: string) =>
  name.normalize('NFC').replace(unseen, '').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-GB');

function evolve(told: Told, event: Event): Told {
  return { ...told, ...changedBy(event, told), changes: told.changes + 1 };
}

function changedBy(event: Event, { children, parents }: Told): Partial<Told> {
  const { type, data } = event;
  switch (type) {
    case 'FamilyFounded':
      return { founded: true, children: [{ learnerId: data.learnerId, name: null, isArchived: false }, ...children] };
    case 'ChildAdded':
      return { children: [...children, { learnerId: data.learnerId, name: data.name, isArchived: false }] };
    case 'ChildDetailsChanged':
      return { children: changed(children, data.learnerId, { name: data.name }) };
    case 'ChildArchived':
      return { children: changed(children, data.learnerId, { isArchived: true }) };
    case 'ChildRestored':
      return { children: changed(children, data.learnerId, { isArchived: false }) };
    case 'ChildRemoved':
      return { children: changed(children, data.learnerId, { isArchived: true, isRemoved: true }) };
    case 'ParentInvited':
    case 'InvitationWithdrawn':
    case 'ParentJoinedFamily':
    case 'ParentLeftFamily':
      return { parents: parentsAfter(parents, event) };
  }
}

const changed = (children: readonly Child[], learnerId: string, changes: Partial<Child>): readonly Child[] =>
  children.map((child) => (child.learnerId === learnerId ? { ...child, ...changes } : child));
