import { commandsTo, flow, type CommandDeps, type Route } from 'platform/http';
import type { WordList } from 'question-bank/english/checks/words/words';
import {
  addEnglishComprehensionToDB,
  addEnglishQuestionToDB,
  approveEnglishItem,
  retireEnglishItem,
} from 'schemas/questions/english.contract';
import { bankWith, COMPREHENSION } from './english-bank';
import { englishBank } from './english-bank.decider';
import { judgeItem, judgePassage } from './judging';
import { readItem } from './staff-item-draft';
import { readPassage } from './staff-passage-draft';

type Words = () => Promise<WordList>;

/** Written items and passages of the staff. */
export const englishStaffRoutes = (words: Words): Route<CommandDeps>[] => [
  addItem(words),
  addPassage(words),
  on(approveEnglishItem, ({ topic, itemId }, { caller: { accountId: approverId } }) => ({
    id: topic,
    command: { type: 'ApproveItem', data: { topic, itemId, approverId } },
  })),
  on(retireEnglishItem, (data) => ({ id: data.topic, command: { type: 'RetireItem', data } })),
];

const on = commandsTo(englishBank);

const addItem = (words: Words) =>
  flow(addEnglishQuestionToDB, async (request, tools) => {
    const { topic, checkOnly } = request;
    const itemId = tools.idFor('english-item');
    const staff = await tools.read(englishBank, topic);
    const draft = readItem(request, itemId);
    const judged = judgeItem(draft, { words: await words(), bank: bankWith(staff) });
    return concluded(judged, { itemId, isThere: staff.has(itemId), checkOnly }, () => {
      const data = { topic, item: draft.item, ...standingOf(tools.caller) };
      return tools.handle(englishBank, topic, { type: 'AddItem', data });
    });
  });

const addPassage = (words: Words) =>
  flow(addEnglishComprehensionToDB, async (request, tools) => {
    const itemId = tools.idFor('english-passage');
    const staff = await tools.read(englishBank, COMPREHENSION);
    const draft = readPassage(request, itemId);
    const judged = judgePassage(draft, { words: await words(), bank: bankWith(staff) });
    return concluded(judged, { itemId, isThere: staff.has(itemId), checkOnly: request.checkOnly }, () => {
      const data = { topic: COMPREHENSION, passage: draft.passage, ...standingOf(tools.caller) };
      return tools.handle(englishBank, COMPREHENSION, { type: 'AddPassage', data });
    });
  });

interface Wanted {
  readonly itemId: string;
  /** This very call has added it before. */
  readonly isThere: boolean;
  readonly checkOnly?: boolean | undefined;
}

/** Turns it down, only says how it is judged, or adds it. What was fit at first stays so, whatever the bank has got since. */
async function concluded<Shown>(
  { reasons, ...shown }: Shown & { readonly reasons: string[] },
  { itemId, isThere, checkOnly = false }: Wanted,
  add: () => Promise<unknown>,
) {
  if (reasons.length > 0 && !isThere) return { kind: 'not-fit' as const, reasons, ...shown };
  if (checkOnly) return { kind: 'checked' as const, reasons, ...shown };
  await add();
  return { kind: 'added' as const, itemId, reasons: [], ...shown };
}

/** What an admin writes may be given to children at once; what others write waits for an admin. */
const standingOf = ({ accountId, roles }: { readonly accountId: string; readonly roles: readonly string[] }) => ({
  authorId: accountId,
  isApproved: roles.includes('ROLE_ADMIN'),
});
