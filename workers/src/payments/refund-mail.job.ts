import Type, { type Static } from 'typebox';
import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Count, Id } from 'schemas/describe/schema';
import { Product, products } from 'schemas/payments/products';
import { greeting, londonMoment, pounds } from '../wording';
import type { Services } from '../services';

const data = {
  familyId: Id,
  paymentId: Id,
  pence: Count,
  paidPence: Count,
  isDuplicate: Type.Boolean(),
  /** Where it was paid for one mock exam of one child. */
  mockExamSessionId: Type.Optional(Id),
  learnerId: Type.Optional(Id),
  /** Where a plan was one too many by its practice alone. */
  practiceAlone: Type.Optional(Type.Literal(true)),
  /** How much of it had been given back before, where that is known. */
  beforePence: Type.Optional(Count),
  /** Which plan goes on though money goes back. */
  goesOnId: Type.Optional(Product),
};
type Told = Static<Type.TObject<typeof data>>;

/** Money that was given back is told of once; a further part of the same payment is told of again. */
export const refundMail = job<typeof data, Services>('payments.refund-mail', {
  data,
  once: ({ paymentId, pence }) => `${paymentId} ${pence}`,
  run: async (told, services) => {
    const { person, mail, publicUrl } = services;
    const parent = await person(told.familyId);
    if (parent === 'erased') return 'skipped';
    const { email, name } = parent;
    const exam = await examIn(told, services);
    const values = {
      name,
      given: pounds(told.pence),
      paid: pounds(told.paidPence),
      exam,
      what: whatWentBack(told, exam),
      goesOn: told.goesOnId && products[told.goesOnId].name,
      plan: `${publicUrl}/app/my-subscription`,
    };
    return mail({ to: email, template: templateOf(told), values });
  },
});

/** " for the mock exam on 19 December 2026 at 10:00 am"; empty where it was for something else. */
async function examIn({ mockExamSessionId, learnerId }: Told, { examSeat }: Pick<Services, 'examSeat'>) {
  if (mockExamSessionId === undefined || learnerId === undefined) return '';
  const { startsAt } = await examSeat(mockExamSessionId, learnerId);
  return ` for the mock exam on ${londonMoment(startsAt)}`;
}

/** What went back now, and where that is not all of it, how much in all. */
function whatWentBack({ pence, paidPence, beforePence }: Told, exam: string): string {
  const of = `your payment of ${pounds(paidPence)}${exam}`;
  const isWhole = pence === paidPence;
  // What was written before says no more than how much went back in all.
  if (beforePence === undefined && !isWhole) return `Of ${of} we have given back ${pounds(pence)} in all.`;
  const before = beforePence ?? 0;
  const part = pounds(pence - before);
  if (isWhole && before === 0) return `We have given back ${of}.`;
  if (isWhole) return `Of ${of} we have given back another ${part}. With that the whole of it has been given back.`;
  if (before === 0) return `Of ${of} we have given back ${part}.`;
  return `Of ${of} we have given back another ${part}, which makes ${pounds(pence)} in all.`;
}

const templateOf = ({ isDuplicate, practiceAlone }: Told) =>
  practiceAlone ? practiceTwice : isDuplicate ? boughtTwice : refund;

interface Refund {
  readonly name: string | null;
  readonly given: string;
  readonly paid: string;
  readonly exam: string;
  /** What went back, in a sentence or two. */
  readonly what: string;
  /** The name of a plan that goes on all the same. */
  readonly goesOn: string | undefined;
  readonly plan: string;
}

const whenItComes = 'Your bank may take five to ten working days to show it on the card that you paid with.';

const refund = mailTemplate<Refund>({
  subject: 'We have sent you a refund',
  paragraphs: (told) => [
    greeting(told.name),
    told.what,
    ...(told.goesOn === undefined ? [] : [`Nothing ends with it: “${told.goesOn}” stays as it is.`]),
    whenItComes,
    'Nothing of your child’s is lost. “My Subscription” shows what you have now.',
  ],
  action: ({ plan }) => ({ label: 'My Subscription', link: plan }),
});

const boughtTwice = mailTemplate<Refund>({
  subject: 'You had paid twice: we have sent the second payment back',
  paragraphs: (told) => [
    greeting(told.name),
    `A payment of ${told.paid}${told.exam} came, for something that you have already. You need it once only, so we have given back ${told.given}.`,
    whenItComes,
    'What you have goes on as before; there is nothing for you to do.',
  ],
  action: ({ plan }) => ({ label: 'My Subscription', link: plan }),
});

const practiceTwice = mailTemplate<Refund>({
  subject: 'You have practice already: we have sent the payment for both back',
  paragraphs: (told) => [
    greeting(told.name),
    `A payment of ${told.paid} came for “${products[4].name}”. Your family has unlimited practice already, for every child, so we have given back ${told.given}.`,
    whenItComes,
    `For another child’s mock exams choose “${products[2].name}” under “My Subscription”. What you have goes on as before.`,
  ],
  action: ({ plan }) => ({ label: 'My Subscription', link: plan }),
});
