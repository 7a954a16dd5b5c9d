import { randomUUID } from 'node:crypto';
import { streamOf } from 'platform/event-store';
import { inProcessHasher } from 'platform/passwords';
import { inviteParent } from 'schemas/accounts/family/parents.contract';
import type { RequestOf } from 'schemas/describe/contract';
import { createCheckoutFromDashboard } from 'schemas/payments/checkout.contract';
import { getSomeQuestions } from 'schemas/practice/worksheets/issuing.contract';
import { askCopy } from 'schemas/privacy/privacy.contract';
import { sampleOf } from 'schemas/testing/all-calls';
import { password } from 'schemas/testing/called';
import type { Belonging } from 'schemas/testing/named-ids';
import { seated } from '../mock-exams/seats';
import { happened, personWith, type Person } from '../people/people';
import type { System } from '../running/system';
import { examIn, ofTheOpenExam, sits, type Exam } from './household-exams';

/** By its id, one of everything that a request can name. */
export type Belongings = Readonly<Record<Belonging, string>>;

/** A family with one of everything. */
export interface Household {
  readonly holder: Person;
  /** Looks at its screens. */
  readonly admin: Person;
  readonly has: Belongings;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Of nothing that there is, in the forms that ids of ours have. */
export function nobodys(): Belongings {
  const id = () => randomUUID();
  return {
    child: id(),
    parent: id(),
    invitation: id(),
    session: id(),
    'session that calls': id(),
    look: id(),
    worksheet: id(),
    copy: id(),
    erasure: id(),
    'page to pay on': id(),
    'exam paid for': `cs_${id()}`,
    plan: `sub_${id()}`,
    'exam to come': id(),
    'open exam': id(),
    'open paper': `${id()}.1`,
    'hash of the open paper': `${id()}${id()}`.replaceAll('-', ''),
    'open question': `${id()}.1.q1`,
    'message in the room': id(),
    'sat exam': id(),
    'sat paper': `${id()}.1`,
  };
}

/** `beside`: an exam that the child has sat together with those of other families. */
export async function household(system: System, beside: Exam, nth: number): Promise<Household> {
  const roles = ['ROLE_USER', 'ROLE_MOCK_EXAM_STUDENT'] as const;
  const passwordHash = await inProcessHasher().hash(password);
  const holder = await personWith(system, roles, { name: 'Philippa', passwordHash });
  const own = await examIn(system, -10);
  for (const exam of [own, beside]) await sits(system, holder, { ...exam, nth });
  const coming = await examIn(system, 48);
  await seated(system, coming.planned, holder);
  const { admin, look } = await lookedAt(system, holder);
  return {
    holder,
    admin,
    has: {
      look,
      ...(await ofThePeople(system, holder)),
      ...(await ofThePractice(holder)),
      ...(await ofThePayments(system, holder)),
      ...(await ofTheOpenExam(system, holder)),
      'exam to come': coming.planned.sessionId,
      'sat exam': own.planned.sessionId,
      'sat paper': own.kept.set.papers[0]?.paperId ?? '',
    },
  };
}

/** Two children, two parents and one who is invited, two browsers, and a wish to be forgotten. */
async function ofThePeople(system: System, holder: Person) {
  const { accountId: familyId, learnerId, sessionId } = holder;
  const { invitationId } = await holder.client.call(inviteParent, { email: `${familyId}@grandparents.example` });
  const { accountId: parent } = await personWith(system, ['ROLE_USER']);
  const [sibling, session, erasure] = [randomUUID(), randomUUID(), randomUUID()] as const;
  await happened(system, streamOf('family', familyId), [
    { type: 'ChildAdded', data: { familyId, learnerId: sibling, name: 'Tunde' } },
    { type: 'ParentJoinedFamily', data: { familyId, accountId: parent, invitationId: randomUUID() } },
  ]);
  await happened(system, streamOf('session', session), [
    {
      type: 'SessionOpened',
      data: { sessionId: session, accountId: familyId, passwordEpoch: 0, refreshHash: 'none', expiresAt: inDays(9) },
    },
  ]);
  const asked = { erasureId: erasure, familyId, accountId: familyId, told: [familyId], learnerId: sibling };
  await happened(system, streamOf('erasure', familyId), [
    { type: 'ErasureAsked', data: { ...asked, whom: 'child', askedAt: inDays(0), dueAt: inDays(14) } },
  ]);
  const own = { child: learnerId, session, 'session that calls': sessionId };
  return { ...own, parent, erasure, invitation: invitationId };
}

async function ofThePractice({ client }: Person) {
  const wanted = sampleOf(getSomeQuestions, { worksheetId: '', accountId: '', fresh: '' });
  const { worksheetId = '' } = await client.call(getSomeQuestions, wanted as RequestOf<typeof getSomeQuestions>);
  const { copyId } = await client.call(askCopy, {});
  return { worksheet: worksheetId, copy: copyId };
}

/** A page to pay on that is open, and what somebody paid for with the family's address without logging in. */
async function ofThePayments(system: System, { client, accountId: familyId, learnerId }: Person) {
  await client.call(createCheckoutFromDashboard, { productId: 4 });
  const billing = streamOf('billing', familyId);
  const opened = (await system.ground.log.readStream(billing)).findLast(({ type }) => type === 'CheckoutStarted');
  const [plan, checkoutId] = [`sub_${randomUUID()}`, `cs_${randomUUID()}`] as const;
  const bought = { familyId, customerId: 'cus_of_a_stranger', learnerId, pence: 100 };
  const months = { periodBeganAt: inDays(-1), periodEndsAt: inDays(29), seenAt: inDays(0) };
  await happened(system, billing, [
    {
      type: 'SubscriptionSeen',
      data: { ...bought, ...months, subscriptionId: plan, productId: 1, status: 'active', endsWithPeriod: false },
    },
    { type: 'CheckoutPaid', data: { ...bought, checkoutId, productId: 3, paidAt: inDays(0), withoutLogIn: true } },
  ]);
  return { 'page to pay on': String(opened?.data['askId']), plan, 'exam paid for': checkoutId };
}

/** An admin looks at the family's screens. */
async function lookedAt(system: System, { accountId, learnerId }: Person) {
  const admin = await personWith(system, ['ROLE_ADMIN']);
  const lookId = randomUUID();
  const data = { lookId, by: admin.accountId, accountId, learnerId, reason: 'They asked for help', endsAt: inDays(1) };
  await happened(system, streamOf('lookas', lookId), [{ type: 'LearnerLookedAs', data }]);
  return { admin, look: lookId };
}
