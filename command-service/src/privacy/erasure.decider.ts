import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import { isOfFormer } from 'schemas/accounts/token';
import type { ErasureStoryEvent } from 'schemas/privacy/erasure.events';

type DataOf<T extends ErasureStoryEvent['type']> = Extract<ErasureStoryEvent, { type: T }>['data'];
type Asked = DataOf<'ErasureAsked'>;

/** `others`: the children beside them who practise; whether they stay is decided here, since this stream tells of it. */
export type ErasureCommand =
  | { readonly type: 'AskErasure'; readonly data: Asked; readonly others: readonly string[] }
  | { readonly type: 'CancelErasure'; readonly data: Omit<DataOf<'ErasureCancelled'>, 'told'> }
  | {
      readonly type: 'KeepAfterNewPassword';
      readonly data: { readonly accountId: string; readonly changedAt: string; readonly passwordEpoch: number };
    }
  | { readonly type: 'NoteErasureNear'; readonly erasureId: string }
  | { readonly type: 'BeginErasure'; readonly data: DataOf<'ErasureBegun'> }
  | { readonly type: 'NoteCarriedOut'; readonly data: DataOf<'ErasureCarriedOut'> }
  | { readonly type: 'Certify'; readonly data: DataOf<'ErasureCertified'> };

/** One wish, and how far it has come. */
export interface Erasure {
  readonly asked: Asked;
  readonly stage: 'asked' | 'cancelled' | 'begun' | 'carried out' | 'certified';
  readonly isNear: boolean;
  /** From its beginning on; the values are null once it has been certified. */
  readonly begun?: Omit<DataOf<'ErasureBegun'>, 'values'> & { readonly values: readonly string[] | null };
  readonly carriedOutAt?: string;
}

type Erasures = readonly Erasure[];
type ErasureRefusal = 'ErasureAskedTooOften' | 'ErasureBegun' | 'ErasureNotDue' | 'ErasureNotFound' | 'LastChild';

/** Of a family, of wishes that stand: nobody has more to ask for within a day. */
const MOST_A_DAY = 5;
/**
 * Of one parent, whatever became of them, since each asking is a mail. What another parent has asked for and taken back,
 * or has taken back of theirs, must not shut out the one who means it: hence so many, and not of the family.
 */
const MOST_ASKED_A_DAY = 15;
const DAY_MS = 86_400_000;

export const erasure = decider({ category: 'erasure', initial: [] as Erasures, decide, evolve });

export const erasureIn = (all: Erasures, id: string): Erasure | undefined =>
  all.find(({ asked }) => asked.erasureId === id);

/** Whether the whole family is to be erased, or is being erased; and which of its children. */
export function whoIsToGo(all: Erasures) {
  const going = all.filter(({ stage }) => stage !== 'cancelled').map(({ asked }) => asked);
  return {
    isFamily: going.some(({ whom }) => whom === 'family'),
    learnerIds: going.flatMap(({ learnerId }) => learnerId ?? []),
  };
}

/** What is still to come of the same child, or of the whole family. */
const openOf = (all: Erasures, { whom, learnerId }: Asked): Erasure | undefined =>
  all.find(({ stage, asked }) => stage === 'asked' && asked.whom === whom && asked.learnerId === learnerId);

function decide(command: ErasureCommand, all: Erasures): Decision<ErasureStoryEvent, ErasureRefusal> {
  switch (command.type) {
    case 'AskErasure':
      return ask(command, all);
    case 'CancelErasure':
      return cancel(command.data, all);
    case 'KeepAfterNewPassword':
      return keepAll(command.data, all);
    case 'NoteErasureNear':
      return drawNear(erasureIn(all, command.erasureId));
    case 'BeginErasure':
      return begin(command.data, all);
    case 'NoteCarriedOut':
      return acceptUnless(stageIn(all, command.data) !== 'begun', { type: 'ErasureCarriedOut', data: command.data });
    case 'Certify':
      return acceptUnless(stageIn(all, command.data) !== 'carried out', {
        type: 'ErasureCertified',
        data: command.data,
      });
  }
}

const stageIn = (all: Erasures, { erasureId }: { readonly erasureId: string }) => erasureIn(all, erasureId)?.stage;

function ask({ data, others }: Extract<ErasureCommand, { type: 'AskErasure' }>, all: Erasures) {
  if (openOf(all, data)) return accept<ErasureStoryEvent>();
  // One who is to be erased is not left to practise, and neither is one who was put away.
  const going = whoIsToGo(all).learnerIds;
  if (data.learnerId !== undefined && others.every((id) => going.includes(id))) return refuse('LastChild');
  const since = Date.parse(data.askedAt) - DAY_MS;
  const ofLate = all.filter(({ asked }) => Date.parse(asked.askedAt) > since);
  const standing = ofLate.filter(({ stage }) => stage !== 'cancelled');
  const own = ofLate.filter(({ asked }) => asked.accountId === data.accountId);
  return standing.length >= MOST_A_DAY || own.length >= MOST_ASKED_A_DAY
    ? refuse('ErasureAskedTooOften')
    : accept<ErasureStoryEvent>({ type: 'ErasureAsked', data });
}

function cancel(data: Omit<DataOf<'ErasureCancelled'>, 'told'>, all: Erasures) {
  const known = erasureIn(all, data.erasureId);
  if (known === undefined) return refuse('ErasureNotFound');
  if (known.stage === 'cancelled') return accept<ErasureStoryEvent>();
  return known.stage === 'asked'
    ? accept<ErasureStoryEvent>({ type: 'ErasureCancelled', data: { ...data, told: known.asked.told } })
    : refuse('ErasureBegun');
}

// Whoever chose the password by a link owns the address; whoever asked before may have known it only.
function keepAll({ accountId, ...chosen }: NewPassword, all: Erasures): Decision<ErasureStoryEvent> {
  const theirs = all.filter(({ stage, asked: { askedAt: at, passwordEpoch, ...asked } }) => {
    return stage === 'asked' && asked.accountId === accountId && isOfFormer({ at, passwordEpoch }, chosen);
  });
  return accept(
    ...theirs.map(({ asked: { erasureId, familyId, told } }) => ({
      type: 'ErasureCancelled' as const,
      data: { erasureId, familyId, accountId, told, why: 'new password' as const },
    })),
  );
}

type NewPassword = Extract<ErasureCommand, { type: 'KeepAfterNewPassword' }>['data'];

function drawNear(known: Erasure | undefined): Decision<ErasureStoryEvent> {
  if (known?.stage !== 'asked' || known.isNear) return accept();
  const { erasureId, familyId, told, dueAt } = known.asked;
  return accept({ type: 'ErasureDrewNear', data: { erasureId, familyId, told, dueAt } });
}

// Who cancels at the last moment and who begins meet at one revision of this stream: one of them is first.
function begin(data: DataOf<'ErasureBegun'>, all: Erasures) {
  const known = erasureIn(all, data.erasureId);
  if (known?.stage !== 'asked') return accept<ErasureStoryEvent>();
  return data.begunAt < known.asked.dueAt
    ? refuse('ErasureNotDue')
    : accept<ErasureStoryEvent>({ type: 'ErasureBegun', data });
}

function evolve(all: Erasures, event: ErasureStoryEvent): Erasures {
  if (event.type === 'ErasureAsked') return [...all, { asked: event.data, stage: 'asked', isNear: false }];
  return all.map((one) => (one.asked.erasureId === event.data.erasureId ? { ...one, ...after(event) } : one));
}

function after(event: Exclude<ErasureStoryEvent, { type: 'ErasureAsked' }>): Partial<Erasure> {
  switch (event.type) {
    case 'ErasureCancelled':
      return { stage: 'cancelled' };
    case 'ErasureDrewNear':
      return { isNear: true };
    case 'ErasureBegun':
      return { stage: 'begun', begun: event.data };
    case 'ErasureCarriedOut':
      return { stage: 'carried out', carriedOutAt: event.data.carriedOutAt };
    case 'ErasureCertified':
      return { stage: 'certified' };
  }
}
