import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Count, Id } from 'schemas/describe/schema';
import { ContentHash } from 'schemas/mock-exams/paper';
import type { Services } from '../../services';
import { adminToTell, keyLink, placeWords } from './mailed-key';

interface KeyAsked {
  readonly reports: number;
  readonly place: string;
  readonly link: string;
}

/** To an admin who is asked to confirm a change of a key. */
const keyAskedMail = mailTemplate<KeyAsked>({
  subject: ({ place }) => `The key of ${place} waits for you to confirm it`,
  paragraphs: ({ reports, place }) => [
    'Hello,',
    `A colleague has proposed to put the key of ${place} right, and asks you to confirm it.`,
    `${reports === 1 ? 'One report' : `${reports} reports`} that ${reports === 1 ? 'was' : 'were'} issued would say something different about the child, so a second person has to look at it first. You see there whose marks change, and what families will read; nothing is decided until then.`,
  ],
  action: ({ link }) => ({ label: 'See what it would change', link }),
});

const data = {
  paperHash: ContentHash,
  proposalId: Id,
  questionId: Id,
  reports: Count,
  accountId: Id,
};

/** Writes to whoever was asked, once for each proposal; nobody but an admin is written to. */
export const keyAskedMailJob = job<typeof data, Services>('mock-exams.key-asked-mail', {
  data,
  once: ({ proposalId }) => proposalId,
  run: async ({ paperHash, proposalId, questionId, reports: count, accountId }, services) => {
    const asked = await adminToTell(accountId, services);
    if (asked === 'erased') return 'skipped';
    const link = keyLink(services.publicUrl, { paperHash, questionId });
    const place = placeWords(await services.reports.keyProposal(paperHash, proposalId));
    return services.mail({ to: asked.email, template: keyAskedMail, values: { reports: count, place, link } });
  },
});
