import { commandsTo, flow, type CommandDeps, type Route } from 'platform/http';
import type { WordList } from 'question-bank/english/checks/words';
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
    const { topic, checkOnly = false } = request;
    const itemId = tools.idFor('english-item');
    const staff = await tools.read(englishBank, topic);
    const draft = readItem(request, itemId);
    const { reasons, ...shown } = judgeItem(draft, { words: await words(), bank: bankWith(staff) });
    // What was fit at the first time stays added, whatever the bank has got since.
    if (reasons.length > 0 && !staff.has(itemId)) return { kind: 'not-fit' as const, reasons, ...shown };
    if (checkOnly) return { kind: 'checked' as const, reasons, ...shown };
    const data = { topic, item: draft.item, ...standingOf(tools.caller) };
    await tools.handle(englishBank, topic, { type: 'AddItem', data });
    return { kind: 'added' as const, itemId, reasons: [], ...shown };
  });

const addPassage = (words: Words) =>
  flow(addEnglishComprehensionToDB, async (request, tools) => {
    const itemId = tools.idFor('english-passage');
    const staff = await tools.read(englishBank, COMPREHENSION);
    const draft = readPassage(request, itemId);
    const { reasons, ...shown } = judgePassage(draft, { words: await words(), bank: bankWith(staff) });
    if (reasons.length > 0 && !staff.has(itemId)) return { kind: 'not-fit' as const, reasons, ...shown };
    if (request.checkOnly ?? false) return { kind: 'checked' as const, reasons, ...shown };
    const data = { topic: COMPREHENSION, passage: draft.passage, ...standingOf(tools.caller) };
    await tools.handle(englishBank, COMPREHENSION, { type: 'AddPassage', data });
    return { kind: 'added' as const, itemId, reasons: [], ...shown };
  });

/** What an admin writes may be given to children at once; what others write waits for an admin. */
const standingOf = ({ accountId, roles }: { readonly accountId: string; readonly roles: readonly string[] }) => ({
  authorId: accountId,
  isApproved: roles.includes('ROLE_ADMIN'),
});
