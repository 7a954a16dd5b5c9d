import { job } from 'platform/jobs';
import { mailTemplate, type MailTemplate } from 'platform/mail';
import { Id, Instant } from 'schemas/describe/schema';
import { Whom } from 'schemas/privacy/erasure.events';
import { londonMoment } from '../wording';

interface Values {
  readonly when: string;
  readonly what: string;
  readonly page: string;
  readonly certificate: string;
}

const PRIVACY = '/app/privacy';
const certificateAt = (publicUrl: string, erasureId: string) =>
  `${publicUrl}/erasure-certificate?reference=${erasureId}`;

const toThePage = ({ page }: Pick<Values, 'page'>) => ({ label: 'Keep everything as it is', link: page });

const asked: MailTemplate<Values> = mailTemplate<Values>({
  subject: 'We were asked to erase what we keep',
  paragraphs: ({ what, when, certificate }) => [
    'Hello,',
    `Somebody with the password of a parent of your family asked us to erase ${what}. We do it on ${when}, and not before: until then you can change your mind with one press.`,
    'If you do not want it, keep everything as it is, and choose a new password where you did not ask yourself.',
    `Once it is done we cannot write to you any more. We prove then that nothing is left, with a certificate that you find at this address: ${certificate}`,
  ],
  action: toThePage,
});

const near: MailTemplate<Values> = mailTemplate<Values>({
  subject: 'In three days we erase what we were asked to',
  paragraphs: ({ when, certificate }) => [
    'Hello,',
    `On ${when} we erase what we were asked to. After that nobody can bring it back, we neither.`,
    'If you want to keep it, one press is enough until then.',
    `This is our last mail about it. The certificate that nothing is left will be here: ${certificate}`,
  ],
  action: toThePage,
});

const kept: MailTemplate<Pick<Values, 'page'>> = mailTemplate<Pick<Values, 'page'>>({
  subject: 'We keep everything as it is',
  paragraphs: () => [
    'Hello,',
    'Nothing is erased: everything is as it was. A parent of your family wanted it so, or another parent has joined it.',
  ],
  action: ({ page }) => ({ label: 'What we keep', link: page }),
});

export const erasureAskedMail = job('privacy.erasure-asked-mail', {
  data: { erasureId: Id, accountId: Id, whom: Whom, dueAt: Instant },
  once: ({ erasureId, accountId }) => `${erasureId} ${accountId}`,
  run: async ({ erasureId, accountId, whom, dueAt }, { person, mail, publicUrl }) => {
    const parent = await person(accountId);
    if (parent === 'erased') return 'skipped';
    const what = whom === 'child' ? 'one of your children' : 'your whole family, with your account';
    const values = {
      what,
      when: londonMoment(dueAt),
      page: `${publicUrl}${PRIVACY}`,
      certificate: certificateAt(publicUrl, erasureId),
    };
    return mail({ to: parent.email, template: asked, values });
  },
});

export const erasureNearMail = job('privacy.erasure-near-mail', {
  data: { erasureId: Id, accountId: Id, dueAt: Instant },
  once: ({ erasureId, accountId }) => `${erasureId} ${accountId}`,
  run: async ({ erasureId, accountId, dueAt }, { person, mail, publicUrl }) => {
    const parent = await person(accountId);
    if (parent === 'erased') return 'skipped';
    const values = {
      what: '',
      when: londonMoment(dueAt),
      page: `${publicUrl}${PRIVACY}`,
      certificate: certificateAt(publicUrl, erasureId),
    };
    return mail({ to: parent.email, template: near, values });
  },
});

export const erasureCancelledMail = job('privacy.erasure-cancelled-mail', {
  data: { erasureId: Id, accountId: Id },
  once: ({ erasureId, accountId }) => `${erasureId} ${accountId}`,
  run: async ({ accountId }, { person, mail, publicUrl }) => {
    const parent = await person(accountId);
    if (parent === 'erased') return 'skipped';
    return mail({ to: parent.email, template: kept, values: { page: `${publicUrl}${PRIVACY}` } });
  },
});
