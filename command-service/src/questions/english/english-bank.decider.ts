import { accept, decider, refuse, type Decision } from 'platform/decider';
import type { EnglishBankEvent, StaffItem, StaffPassage } from 'schemas/questions/english.events';

type DataOf<T extends EnglishBankEvent['type']> = Extract<EnglishBankEvent, { type: T }>['data'];

export type EnglishBankCommand =
  | { type: 'AddItem'; data: DataOf<'EnglishItemAdded'> }
  | { type: 'AddPassage'; data: DataOf<'EnglishPassageAdded'> }
  | { type: 'ApproveItem'; data: DataOf<'EnglishItemApproved'> }
  | { type: 'RetireItem'; data: DataOf<'EnglishItemRetired'> };

export interface BankEntry {
  readonly item?: StaffItem;
  readonly passage?: StaffPassage;
  readonly authorId: string;
  readonly status: 'draft' | 'approved' | 'retired';
}

/** What staff have added to a topic, by the id of the item or the passage. */
export type EnglishBankState = ReadonlyMap<string, BankEntry>;

const initial: EnglishBankState = new Map();

export const englishBank = decider({ category: 'englishbank', initial, readOn: true, decide, evolve });

type Made = Decision<EnglishBankEvent, 'EnglishItemNotFound' | 'OwnItemNotApprovable'>;

function decide(command: EnglishBankCommand, bank: EnglishBankState): Made {
  switch (command.type) {
    case 'AddItem':
      return bank.has(command.data.item.itemId) ? accept() : accept({ type: 'EnglishItemAdded', data: command.data });
    case 'AddPassage':
      return bank.has(command.data.passage.passageId)
        ? accept()
        : accept({ type: 'EnglishPassageAdded', data: command.data });
    case 'ApproveItem':
      return approve(command.data, bank.get(command.data.itemId));
    case 'RetireItem':
      return retire(command.data, bank.get(command.data.itemId));
  }
}

/** One editor writes, another approves. */
function approve(data: DataOf<'EnglishItemApproved'>, entry: BankEntry | undefined): Made {
  if (entry === undefined || entry.status === 'retired') return refuse('EnglishItemNotFound');
  if (entry.status === 'approved') return accept();
  return entry.authorId === data.approverId
    ? refuse('OwnItemNotApprovable')
    : accept({ type: 'EnglishItemApproved', data });
}

function retire(data: DataOf<'EnglishItemRetired'>, entry: BankEntry | undefined): Made {
  if (entry === undefined) return refuse('EnglishItemNotFound');
  return entry.status === 'retired' ? accept() : accept({ type: 'EnglishItemRetired', data });
}

function evolve(bank: EnglishBankState, event: EnglishBankEvent): EnglishBankState {
  switch (event.type) {
    case 'EnglishItemAdded': {
      const { item, authorId, isApproved } = event.data;
      return new Map(bank).set(item.itemId, { item, authorId, status: isApproved ? 'approved' : 'draft' });
    }
    case 'EnglishPassageAdded': {
      const { passage, authorId, isApproved } = event.data;
      return new Map(bank).set(passage.passageId, { passage, authorId, status: isApproved ? 'approved' : 'draft' });
    }
    case 'EnglishItemApproved':
      return withStatus(bank, event.data.itemId, 'approved');
    case 'EnglishItemRetired':
      return withStatus(bank, event.data.itemId, 'retired');
  }
}

function withStatus(bank: EnglishBankState, id: string, status: BankEntry['status']): EnglishBankState {
  const entry = bank.get(id);
  return entry ? new Map(bank).set(id, { ...entry, status }) : bank;
}
