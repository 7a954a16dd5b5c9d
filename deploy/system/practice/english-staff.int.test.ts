import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestOf } from 'schemas/describe/contract';
import { getEnglishComprehension, getEnglishQuestions } from 'schemas/practice/worksheets/issuing.contract';
import {
  addEnglishComprehensionToDB,
  addEnglishQuestionToDB,
  approveEnglishItem,
  getStaffEnglishItems,
  retireEnglishItem,
} from 'schemas/questions/english.contract';
import { itemIdsOf } from './issued-worksheets';
import { happened, personWith, type Person } from '../people/people';
import { startSystem, type System } from '../running/system';

let system: System;
let editor: Person;
let admin: Person;

beforeAll(async () => {
  system = await startSystem();
  editor = await personWith(system, ['ROLE_CONTENT_ENTRY']);
  admin = await personWith(system, ['ROLE_ADMIN']);
});

afterAll(async () => {
  await system.stop();
});

const topic = 'shuffled-sentences';
const ITEMS_OF_THE_HOUSE = 60;
const PASSAGES_OF_THE_HOUSE = 12;

/** A fit item about as many boats as nobody else has written of. */
function item(boats: string): RequestOf<typeof addEnglishQuestionToDB> {
  return {
    topic,
    correctAnswer: 'swim',
    ruleTag: 'verb-form',
    level: 2,
    questionText: `harbour the ${boats} swim boats in wait patiently the`,
    multipleChoiceOptions: 'harbour||swim||boats||wait||patiently',
    correctSentenceVersion: `The ${boats} boats wait patiently in the harbour.`,
    explanation: 'Boats wait in a harbour. There is no place left in the sentence for swim.',
  };
}

async function add({ client }: Person, boats: string, key: string = randomUUID()) {
  const { itemId = '', ...reply } = await client.call(addEnglishQuestionToDB, item(boats), { key });
  return { itemId, ...reply };
}

const codeOf = ({ body }: { readonly body: unknown }) => (body as { code?: string }).code;

async function statusOf(itemId: string, after: string): Promise<string | undefined> {
  const listed = await editor.client.call(getStaffEnglishItems, { topic }, { after });
  return listed.find((row) => row.itemId === itemId)?.status;
}

/** Whether a new learner meets the item before any comes twice. */
async function isGiven(itemId: string): Promise<boolean> {
  const { client } = await personWith(system, ['ROLE_USER']);
  const given: string[] = [];
  while (given.length <= ITEMS_OF_THE_HOUSE + 10) {
    const { worksheetId } = await client.call(getEnglishQuestions, { questionTopic: topic, numQuestions: 20 });
    given.push(...(await itemIdsOf(system, worksheetId)));
  }
  return given.includes(itemId);
}

describe('an item', () => {
  it('of an editor reaches no child until an admin has approved it, and none once it is retired', async () => {
    const { itemId, kind, position } = await add(editor, 'ten');
    expect([kind, await statusOf(itemId, position), await isGiven(itemId)]).toEqual(['added', 'draft', false]);

    const approved = await admin.client.call(approveEnglishItem, { topic, itemId });
    expect([await statusOf(itemId, approved.position), await isGiven(itemId)]).toEqual(['approved', true]);

    const retired = await editor.client.call(retireEnglishItem, { topic, itemId, reason: 'Too easy.' });
    expect([await statusOf(itemId, retired.position), await isGiven(itemId)]).toEqual(['retired', false]);
  });

  it('of an admin reaches children at once', async () => {
    const { itemId, position } = await add(admin, 'twenty');
    expect([await statusOf(itemId, position), await isGiven(itemId)]).toEqual(['approved', true]);
  });

  it('is approved by an admin alone, and not by one who wrote it', async () => {
    const { itemId, position } = await add(editor, 'thirty');
    expect(codeOf(await editor.client.send(approveEnglishItem, { topic, itemId }))).toBe('NotAllowed');

    // Written while the admin was no admin yet.
    const listed = await editor.client.call(getStaffEnglishItems, { topic }, { after: position });
    const written = listed.find((row) => row.itemId === itemId)?.item;
    if (!written) throw new Error('the item is not listed');
    const own = { topic, item: { ...written, itemId: randomUUID() }, authorId: admin.accountId, isApproved: false };
    await happened(system, `englishbank-${topic}`, [{ type: 'EnglishItemAdded', data: own }]);
    const approval = admin.client.send(approveEnglishItem, { topic, itemId: own.item.itemId });
    expect(codeOf(await approval)).toBe('OwnItemNotApprovable');
  });

  it('that nobody has added is neither approved nor retired', async () => {
    for (const contract of [approveEnglishItem, retireEnglishItem]) {
      const answers = [
        { topic, itemId: 'none' },
        { topic: 'cookery', itemId: 'none' },
        { topic, itemId: `${topic}-101` },
      ];
      for (const request of answers)
        expect(
          codeOf(
            await admin.client.send(contract, {
              ...request,
              ...(contract === retireEnglishItem && { reason: 'None.' }),
            }),
          ),
        ).toBe('EnglishItemNotFound');
    }
  });

  it('is added once by a repeated call, and not by another call', async () => {
    const key = randomUUID();
    const [first, ...again] = await Promise.all([1, 2, 3].map(() => add(editor, 'forty', key)));
    expect(again.map(({ itemId, kind }) => [itemId, kind])).toEqual(again.map(() => [first?.itemId, 'added']));
    const second = await add(editor, 'forty');
    expect(second).toMatchObject({ kind: 'not-fit', reasons: ['The bank has a question with this text already.'] });
  });

  it('that is only checked, or is not fit, is not added', async () => {
    const before = (await system.ground.log.readStream(`englishbank-${topic}`)).length;
    const { client } = editor;
    const checked = await client.call(addEnglishQuestionToDB, { ...item('fifty'), checkOnly: true });
    expect(checked).toMatchObject({ kind: 'checked', reasons: [], preview: { topic, number: 1 } });
    const unfit = await client.call(addEnglishQuestionToDB, { ...item('fivty'), explanation: '' });
    expect(unfit).toMatchObject({ kind: 'not-fit', preview: { topic } });
    expect(unfit.reasons).toEqual(['Say why the answer is right.', '"fivty" is not in the dictionary.']);
    expect(await system.ground.log.readStream(`englishbank-${topic}`)).toHaveLength(before);
  });
});

describe('a passage', () => {
  it('is judged with its questions and shown as a child will see it', async () => {
    const reply = await editor.client.call(addEnglishComprehensionToDB, {
      title: 'Rain',
      comprehensionDescription: 'A wet day.',
      comprehensionPassage: 'It rained.',
      comprehensionQuestionsData: [
        {
          questionNumber: 1,
          questionText: 'What fell?',
          correctAnswer: 'rain',
          multipleChoiceAnswerOptions: 'rain||snow||hail||ash||dust',
        },
      ],
    });
    expect(reply).toMatchObject({ kind: 'not-fit', passage: { title: 'Rain' }, questions: [{ prompt: 'What fell?' }] });
    expect(reply.reasons).toContain('Question 1: Quote the words of the passage that prove the answer.');
  });

  it('of an admin is listed with its questions, and given to children', async () => {
    const request = passageRequest();
    const added = await admin.client.call(addEnglishComprehensionToDB, request);
    expect(added).toMatchObject({ kind: 'added', reasons: [] });
    const after = added.position;
    const [listed] = await editor.client.call(getStaffEnglishItems, { topic: 'comprehension' }, { after });
    expect(listed).toMatchObject({ itemId: added.itemId, status: 'approved', title: request.title, questionCount: 8 });

    const { client } = await personWith(system, ['ROLE_USER']);
    const read: (string | undefined)[] = [];
    for (let n = 0; n <= PASSAGES_OF_THE_HOUSE; n += 1)
      read.push((await client.call(getEnglishComprehension, {})).passage?.passageId);
    expect(read).toContain(added.itemId);
  });
});

/** A text as long and as hard as the checks ask for. */
function passageRequest(): RequestOf<typeof addEnglishComprehensionToDB> {
  const paragraph =
    'The old lighthouse stood on a narrow rock beyond the harbour. Every evening the keeper patiently climbed its hundred stairs to light the great lamp.';
  return {
    title: 'The Keeper',
    genre: 'story',
    comprehensionDescription: 'A keeper looks after his lamp.',
    comprehensionPassage: Array.from({ length: 16 }, () => paragraph).join('\n\n'),
    comprehensionQuestionsData: Array.from({ length: 8 }, (_, n) => ({
      questionNumber: n + 1,
      questionText: 'What did the keeper light?',
      correctAnswer: 'A',
      skill: 'retrieve' as const,
      evidence: 'to light the great lamp',
      multipleChoiceAnswerOptions: 'the great lamp||a small fire||the kitchen||a candle||the stove',
      explanation: 'The text says that he climbed the stairs to light the great lamp.',
    })),
  };
}
