import { beforeEach, describe, expect, it } from '@jest/globals';
import { keyring, masterKeys, memoryKeyStore, SubjectIsErased, type Keyring } from 'platform/crypto';
import { handle } from 'platform/decider/handle';
import { KeptStates } from 'platform/decider/kept-states';
import { eventLog } from 'platform/event-log';
import { memoryStore, type MemoryStore } from 'platform/testing/memory-store';
import { eventTypes } from 'schemas/events';
import { issuedQuestion } from 'schemas/questions/testing/issued-question';
import { worksheet, type WorksheetCommand } from './worksheet.decider';

const master = masterKeys('a secret for the tests of kept answers');
const learnerId = 'amara';
const at = '2026-11-21T14:05:00.000Z';
const issue: WorksheetCommand = {
  type: 'IssueWorksheet',
  data: {
    worksheetId: 'w-1',
    learnerId,
    subject: 'maths',
    topic: 'money-problems',
    purpose: 'practice',
    checksEach: true,
    questionTypes: ['change-one'],
    questions: [issuedQuestion(), issuedQuestion({ number: 2 })],
  },
};
const submit = (number: number, answer: string): WorksheetCommand => ({
  type: 'SubmitAnswer',
  data: { at, learnerId, number, answer },
});
const complete: WorksheetCommand = { type: 'CompleteWorksheet', data: { at, learnerId, answers: [] } };

let store: MemoryStore;
let send: (command: WorksheetCommand, id?: string) => Promise<unknown>;
/** Of another process, which has kept nothing: it is there that people are erased. */
let elsewhere: Keyring;

beforeEach(async () => {
  store = memoryStore();
  const keys = memoryKeyStore();
  elsewhere = keyring(keys, master);
  const log = eventLog(store, eventTypes, keyring(keys, master));
  const kept = new KeptStates();
  let ids = 0;
  send = (command, commandId = `c-${(ids += 1)}`) =>
    handle(log, worksheet, {
      id: 'w-1',
      command,
      kept,
      recording: { commandId, actor: { id: 'a', role: 'ROLE_USER' }, at },
    });
  await send(issue);
  await send(submit(1, '7'), 'the first answer');
  await send(submit(2, '8'));
});

describe('answers that are kept in memory when their child is erased', () => {
  const attempts: readonly (readonly [string, WorksheetCommand, string?])[] = [
    ['the worksheet is completed', complete],
    ['another answer is typed', submit(2, '9')],
    [
      'a question is flagged',
      {
        type: 'FlagQuestion',
        data: { learnerId, number: 1, isTypo: true, isMarkingIssue: false, isTooHard: false, comment: '' },
      },
    ],
  ];

  it.each(attempts)('are neither written nor told: %s', async (_, command) => {
    await elsewhere.destroy(learnerId);
    for (let round = 0; round < 2; round += 1) await expect(send(command)).rejects.toThrow(SubjectIsErased);
    expect(store.events.map(({ type }) => type)).toEqual(['WorksheetIssued', 'AnswerSubmitted', 'AnswerSubmitted']);
    expect(JSON.stringify(store.events)).not.toMatch(/"answer":"/);
  });

  it('are not checked: what has been typed is nowhere any more', async () => {
    const check: WorksheetCommand = { type: 'CheckAnswer', data: { learnerId, number: 2, answer: '8', try: 1 } };
    await elsewhere.destroy(learnerId);
    await expect(send(check)).rejects.toThrow(SubjectIsErased);
    expect(await send(check)).toMatchObject({ kind: 'refused', code: 'AnswerNotKept' });
    expect(store.events).toHaveLength(3);
  });

  it('are not told by commands that are under way at the same time', async () => {
    await elsewhere.destroy(learnerId);
    const outcomes = await Promise.allSettled([
      send(complete),
      send(submit(1, '6')),
      send(complete),
      send(submit(2, '5')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
    expect(store.events).toHaveLength(3);
  });
});

it('marks by the kept answers as long as their child is there', async () => {
  expect(await send(complete)).toMatchObject({ kind: 'accepted', state: { result: { correct: 1, asked: 2 } } });
});
