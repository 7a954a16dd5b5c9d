import { randomUUID } from 'node:crypto';
import { START } from 'platform/event-store';
import { until } from 'platform/testing/eventually';
import * as accounts from 'schemas/accounts/accounts.contract';
import { inviteParent } from 'schemas/accounts/family/parents.contract';
import { CONFIRM_EMAIL_PATH } from 'schemas/accounts/links';
import { lookAsLearner } from 'schemas/accounts/looking/looking.contract';
import { createMockExamUser, withdrawGuest } from 'schemas/accounts/people/people.contract';
import { ADVERTISING_TEXT } from 'schemas/advertising/conversions';
import { askLetterProof, releaseLetter, writeLetter } from 'schemas/marketing/letters/letter.contract';
import { createFreeMockUser } from 'schemas/marketing/mock-place.contract';
import { addToSubscriptionList, confirmSubscription } from 'schemas/marketing/subscription.contract';
import { createCheckoutFromDashboard, createCheckoutSession } from 'schemas/payments/checkout.contract';
import { flagQuestion } from 'schemas/practice/flagging/flagging.contract';
import { saveWorksheet, submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { getSomeQuestions } from 'schemas/practice/worksheets/issuing.contract';
import { giveGrant } from 'schemas/rights/rights.contract';
import { personWith } from '../people/people';
import { Client } from '../running/client';
import { mailsTo, tokenMailedTo } from '../running/inbox';
import type { System } from '../running/system';

/** Whom parents agree that it is passed on to. */
export const ADVERTISER = 'Adverts Ltd';
export const password = 'Sesame-opens-nothing-9';

/** What people say of themselves, and others of them. */
export const said = {
  parent: {
    parentEmail: 'Wilhelmina.Featherstonehaugh@families.example',
    parentFirstName: 'Wilhelmina',
    parentLastName: 'Featherstonehaugh',
    childName: 'Peregrine-Marmaduke',
    dateOfBirth: '2015-02-17',
  },
  /** Has begun to sign up. */
  beginner: { email: 'halfway.through@families.example', firstName: 'Bartholomew', surname: 'Cholmondeley' },
  /** Has gone to pay, and has not paid. */
  applicant: {
    parentEmail: 'Gone.To.Pay@families.example',
    parentFirstName: 'Ermintrude',
    parentLastName: 'Wriothesley',
    studentName: 'Hyacinthe-Ottoline',
    studentDob: '2016-03-29',
  },
  secondParent: 'Other.Parent@families.example',
  guest: {
    email: 'asked.by.the.office@families.example',
    parentFirstName: 'Theophania',
    parentLastName: 'Marjoribanks',
    childName: 'Barnaby-Leopold',
  },
  /** Wants a place in a free mock exam. */
  place: {
    parentEmail: 'free.of.charge@families.example',
    parentFirstName: 'Cressida',
    parentLastName: 'Beauchamp-Saint',
    childName: 'Lysander-Ignatius',
    telephone: '+44 (0)20 7946 0918',
  },
  subscriber: 'newsletter.reader@families.example',
  answer: 'Ptolemy has three and a half marbles',
  comment: 'My brother Ptolemy says that the answer should be seven.',
  /** Why staff did something about the family, in words of their own. */
  reasons: { look: 'Wilhelmina cannot find what Marmaduke wrote', grant: 'Her card was stolen in Llanfairpwll' },
} as const;

/** Was invited, and was not after all: of them and of the reason nothing is left. */
export const uninvited = {
  email: 'not.after.all@families.example',
  parentFirstName: 'Isambard',
  parentLastName: 'Fotheringay',
  childName: 'Clementine-Aurora',
  reason: 'Isambard has moved to Ullapool',
} as const;

/** What is left of it for others to go on with. */
export interface Lived {
  readonly learner: Client;
  readonly worksheetId: string;
}

/** What people do, and what they do wrong, with everything that they say of themselves. */
export async function liveALittle(system: System): Promise<Lived> {
  await signUp(system);
  const learner = await signedIn(system);
  const worksheetId = await practise(learner);
  await goToPay(system, learner);
  await inviteOthers(system, learner);
  await staffActs(system);
  return { learner, worksheetId };
}

async function signUp(system: System): Promise<void> {
  const visitor = new Client(system);
  const { parent, beginner } = said;
  const advertising = { textVersion: ADVERTISING_TEXT, receiver: ADVERTISER };
  await visitor.call(accounts.createFreeAccount, { ...parent, password, advertising });
  // Once more: the owner is told by mail.
  await visitor.call(accounts.createFreeAccount, { ...parent, password });
  await visitor.call(accounts.collectPartialSignUpInfo, { ...beginner, productId: 3 });
  await visitor.call(accounts.forgotPassword, { email: parent.parentEmail });
  await visitor.send(accounts.validateUser, { email: parent.parentEmail, password: `${password}?` });
  await visitor.sendRaw(accounts.createFreeAccount, {
    method: 'POST',
    path: accounts.createFreeAccount.path,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...parent, password, parentFirstName: parent }),
  });
  // From here on what they agreed to may be passed on.
  const token = await tokenMailedTo(system, parent.parentEmail, CONFIRM_EMAIL_PATH);
  await visitor.call(accounts.confirmEmail, { token });
}

async function signedIn(system: System): Promise<Client> {
  const wanted = { email: said.parent.parentEmail, password };
  const { accessToken } = await new Client(system).call(accounts.validateUser, wanted);
  return new Client(system, accessToken);
}

async function practise(learner: Client): Promise<string> {
  const { worksheetId = '' } = await learner.call(getSomeQuestions, {
    subject: 'maths',
    parent: 'fractions',
    topic: 'fractions',
    type: 'practice-test',
    count: '1',
    email: said.parent.parentEmail,
  });
  await learner.call(submitAnswer, { worksheetId, questionNumber: 1, answer: said.answer });
  await learner.call(flagQuestion, { worksheetId, questionNumber: 1, userComments: said.comment });
  // What was typed is nowhere repeated by the marking.
  await learner.call(saveWorksheet, { worksheetId });
  return worksheetId;
}

/** The one family pays, whose address was confirmed; somebody else has gone to pay, and is waited for. */
async function goToPay(system: System, learner: Client): Promise<void> {
  const applicant = { ...said.applicant, password, acceptedTerms: true, productId: 1 as const };
  await new Client(system).call(createCheckoutSession, applicant);
  const { url } = await learner.call(createCheckoutFromDashboard, { productId: 1 });
  const page = `${system.service('stripe-stand-in').url}${new URL(url).pathname}`;
  await fetch(`${page}/pay`, { method: 'POST', redirect: 'manual' });
  const isTold = async () => (await happened(system, 'SubscriptionSeen')).length > 0;
  await until(isTold, 'what was paid is told');
}

async function inviteOthers(system: System, learner: Client): Promise<void> {
  const visitor = new Client(system);
  await learner.call(inviteParent, { email: said.secondParent });
  await visitor.call(createFreeMockUser, { ...said.place, acceptTerms: true, source: 'the-gl-exams' });
  await visitor.call(addToSubscriptionList, { email: said.subscriber, source: 'blog' });
  const token = await tokenMailedTo(system, said.subscriber, '/auth/confirm');
  await visitor.call(confirmSubscription, { token });
}

/** Somebody is invited and not after all, a family is looked at and helped, and the list is written to. */
async function staffActs(system: System): Promise<void> {
  const { client } = await personWith(system, ['ROLE_ADMIN'], 'Quintilian');
  await client.call(createMockExamUser, { ...said.guest, selectedDates: 'all' });
  const { reason, ...guest } = uninvited;
  const { invitationId } = await client.call(createMockExamUser, { ...guest, selectedDates: 'all' });
  await until(async () => (await mailsTo(system, guest.email)).length > 0, 'the second guest is written to');
  await client.call(withdrawGuest, { invitationId, reason });
  const registered = await happened(system, 'AccountRegistered');
  const family = registered.find(({ data }) => data['email'] === said.parent.parentEmail);
  const { accountId = '', learnerId = '' } = (family?.data ?? {}) as Record<string, string>;
  await client.call(lookAsLearner, { accountId, learnerId, reason: said.reasons.look });
  await client.call(giveGrant, { familyId: accountId, gives: ['practice'], reason: said.reasons.grant });
  const letterId = randomUUID();
  const letter = { letterId, subject: 'A quiet week', body: 'Dear parents,\n\nrest.' };
  await client.call(writeLetter, { ...letter, version: 0 });
  await client.call(askLetterProof, { letterId, version: 1 });
  await client.call(releaseLetter, { letterId, version: 1 });
}

async function happened({ ground: { log } }: System, type: string) {
  const found = [];
  for await (const events of log.readAll(START)) found.push(...events.filter((event) => event.type === type));
  return found;
}
