import { londonDay } from 'platform/clock';
import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Maybe } from 'schemas/describe/events';
import { Id, Instant } from 'schemas/describe/schema';
import { Whom, WhyKept } from 'schemas/privacy/erasure.events';
import type { Static } from 'typebox';
import type { Services } from '../services';
import { londonMoment, longDay } from '../wording';
import type { ErasureTold } from './erasure-told';
import { paidWords } from './paid-words';

interface Values extends ErasureTold {
  readonly page: string;
}
interface DueValues extends Values {
  readonly when: string;
  /** Of `when`, alone. */
  readonly day: string;
  readonly certificate: string;
}

const PRIVACY = '/app/privacy';
const certificateAt = (publicUrl: string, erasureId: string) =>
  `${publicUrl}/erasure-certificate?reference=${erasureId}`;

/** Whom it is about, as a subject line says it: without a name, which stands in the mail. */
const whoseOf = ({ whom }: ErasureTold) => (whom === 'child' ? 'one of your children' : 'your whole family');
const whatOf = (told: ErasureTold) => {
  if (told.whom === 'family') return 'your whole family, with your account';
  return told.child === null ? 'one of your children' : `what we keep of your child ${told.child}`;
};
const toThePage = ({ page }: Values) => ({ label: 'Go to “What we keep”', link: page });

const asked = mailTemplate<DueValues>({
  subject: (told) => `We were asked to erase ${whoseOf(told)}`,
  paragraphs: (told) => [
    'Hello,',
    `Somebody with the password of a parent of your family asked us to erase ${whatOf(told)}. We do it on ${told.when}, and not before. Until then you can take it back on the page “What we keep”, behind your password.`,
    'If you did not ask yourself, please choose a new password, too.',
    told.whom === 'child'
      ? 'Your account and your other children stay as they are.'
      : 'Once it is done nobody can log in any more, and we cannot write to you.',
    ...paidWords(told),
    `We prove then that nothing is left, with a certificate that you find at this address: ${told.certificate}`,
  ],
  action: toThePage,
});

const near = mailTemplate<DueValues>({
  // By its date and not by days from now: a mail that had to wait says what is so.
  subject: (told) => `On ${told.day} we erase ${whoseOf(told)}`,
  paragraphs: (told) => [
    'Hello,',
    `On ${told.when} we erase ${whatOf(told)}. After that nobody can bring it back, and neither can we.`,
    ...paidWords(told),
    'If you have changed your mind, you can take it back until then on the page “What we keep”, behind your password.',
    `This is our last mail about it before it is done. The certificate that nothing is left will be here: ${told.certificate}`,
  ],
  action: toThePage,
});

type Why = Static<typeof WhyKept>;

const whyWords: Readonly<Record<Why, string>> = {
  'taken back': 'A parent of your family has taken it back.',
  'new password':
    'Whoever asked did so with a password that has been replaced since, by a link that we sent. If it was you, please ask again on the page “What we keep”.',
  'another parent': 'Another parent belongs to your family by now, and the children are theirs, too.',
  'last child':
    'No other child would have been left to practise. You can erase the whole family instead, or add or bring back another child first, and ask again.',
};

const kept = mailTemplate<Values & { readonly why: Why | undefined }>({
  subject: ({ whom }) =>
    whom === 'child' ? 'One of your children is not erased after all' : 'Your family is not erased after all',
  paragraphs: (told) => [
    'Hello,',
    `We were asked to erase ${whatOf(told)}, and do not.${told.why === undefined ? '' : ` ${whyWords[told.why]}`}`,
    told.othersStand
      ? 'Something else of your family is still to be erased: it stands on the page “What we keep”.'
      : 'Nothing of your family is to be erased now.',
  ],
  action: toThePage,
});

const once = ({ erasureId, accountId }: { readonly erasureId: string; readonly accountId: string }) =>
  `${erasureId} ${accountId}`;
const which = { erasureId: Id, accountId: Id };

/** To whom, and what is told; undefined of somebody who has been erased. */
async function toldOf(
  { erasureId, accountId }: { readonly erasureId: string; readonly accountId: string },
  { person, erasureTold, publicUrl }: Services,
) {
  const parent = await person(accountId);
  if (parent === 'erased') return undefined;
  const told = await erasureTold(erasureId, accountId);
  return { to: parent.email, values: { ...told, page: `${publicUrl}${PRIVACY}` } };
}

const dueOf = (erasureId: string, dueAt: string, { publicUrl }: Services) => ({
  when: londonMoment(dueAt),
  day: longDay(londonDay(dueAt)),
  certificate: certificateAt(publicUrl, erasureId),
});

export const erasureAskedMail = job('privacy.erasure-asked-mail', {
  data: { ...which, whom: Whom, dueAt: Instant },
  once,
  run: async ({ erasureId, accountId, dueAt }, services: Services) => {
    const mail = await toldOf({ erasureId, accountId }, services);
    if (mail === undefined) return 'skipped';
    const values = { ...mail.values, ...dueOf(erasureId, dueAt, services) };
    return services.mail({ to: mail.to, template: asked, values });
  },
});

export const erasureNearMail = job('privacy.erasure-near-mail', {
  data: { ...which, dueAt: Instant },
  once,
  run: async ({ erasureId, accountId, dueAt }, services: Services) => {
    // After an outage that lasted beyond the day nothing can be taken back any more.
    if (services.now() >= new Date(dueAt)) return 'skipped';
    const mail = await toldOf({ erasureId, accountId }, services);
    if (mail === undefined) return 'skipped';
    const values = { ...mail.values, ...dueOf(erasureId, dueAt, services) };
    return services.mail({ to: mail.to, template: near, values });
  },
});

export const erasureCancelledMail = job('privacy.erasure-cancelled-mail', {
  data: { ...which, why: Maybe(WhyKept) },
  once,
  run: async ({ erasureId, accountId, why }, services: Services) => {
    const mail = await toldOf({ erasureId, accountId }, services);
    if (mail === undefined) return 'skipped';
    return services.mail({ to: mail.to, template: kept, values: { ...mail.values, why } });
  },
});
