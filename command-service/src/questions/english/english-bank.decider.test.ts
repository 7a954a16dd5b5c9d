import { expect, it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { EnglishBankEvent, StaffItem, StaffPassage } from 'schemas/questions/english.events';
import { englishBank, type EnglishBankCommand } from './english-bank.decider';

const given = stories(englishBank);
const topic = 'synonyms';

const item: StaffItem = {
  itemId: 'i1',
  topic,
  level: 2,
  questionText: 'happy',
  key: 'A',
  ruleTag: 'adjective',
  options: ['glad', 'sad', 'cross', 'tall', 'red'],
  correctSentence: 'Happy is closest in meaning to glad.',
  explanation: 'Somebody who is glad feels happy about something.',
};
const passage: StaffPassage = {
  passageId: 'p1',
  level: 3,
  genre: 'story',
  title: 'Rain',
  description: 'A wet day.',
  text: 'It rained.',
  questions: [
    {
      questionNumber: 1,
      level: 3,
      skill: 'retrieve',
      questionText: 'What did it do?',
      key: 'A',
      options: ['rain', 'snow', 'hail', 'shine', 'blow'],
      evidence: 'It rained.',
      explanation: 'The text says that it rained.',
    },
  ],
};

const added = (isApproved: boolean, authorId = 'noor'): EnglishBankEvent => ({
  type: 'EnglishItemAdded',
  data: { topic, item, authorId, isApproved },
});
const approved: EnglishBankEvent = { type: 'EnglishItemApproved', data: { topic, itemId: 'i1', approverId: 'ravi' } };
const retired: EnglishBankEvent = { type: 'EnglishItemRetired', data: { topic, itemId: 'i1' } };
const add: EnglishBankCommand = { type: 'AddItem', data: { topic, item, authorId: 'noor', isApproved: false } };
const approve = (approverId = 'ravi', itemId = 'i1'): EnglishBankCommand => ({
  type: 'ApproveItem',
  data: { topic, itemId, approverId },
});
const retire: EnglishBankCommand = { type: 'RetireItem', data: { topic, itemId: 'i1' } };

it('adds an item, and not twice', () => {
  given().when(add).then(added(false));
  given(added(false)).when(add).thenNothing();
});

it('adds a passage, and not twice', () => {
  const data = { topic: 'comprehension', passage, authorId: 'ravi', isApproved: true };
  given().when({ type: 'AddPassage', data }).then({ type: 'EnglishPassageAdded', data });
  given({ type: 'EnglishPassageAdded', data }).when({ type: 'AddPassage', data }).thenNothing();
});

it('has an item approved by somebody other than its author', () => {
  given(added(false)).when(approve()).then(approved);
  given(added(false)).when(approve('noor')).thenRefused('OwnItemNotApprovable');
});

it('approves once', () => {
  given(added(false), approved).when(approve('someone.else')).thenNothing();
  given(added(true)).when(approve('noor')).thenNothing();
});

it('approves nothing that is unknown or retired', () => {
  given(added(false)).when(approve('ravi', 'i2')).thenRefused('EnglishItemNotFound');
  given(added(false), retired).when(approve()).thenRefused('EnglishItemNotFound');
});

it('retires an item once, approved or not', () => {
  given(added(false)).when(retire).then(retired);
  given(added(true)).when(retire).then(retired);
  given(added(true), retired).when(retire).thenNothing();
  given().when(retire).thenRefused('EnglishItemNotFound');
});

it('knows how each item stands', () => {
  const statusAfter = (...events: EnglishBankEvent[]) =>
    given(...events)
      .state()
      .get('i1')?.status;
  expect([statusAfter(added(false)), statusAfter(added(true)), statusAfter(added(false), approved)]).toEqual([
    'draft',
    'approved',
    'approved',
  ]);
  expect(statusAfter(added(true), retired)).toBe('retired');
  expect(statusAfter(approved)).toBeUndefined();
});
