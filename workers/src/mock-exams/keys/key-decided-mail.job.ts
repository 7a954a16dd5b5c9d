import Type from 'typebox';
import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Id } from 'schemas/describe/schema';
import { ContentHash } from 'schemas/mock-exams/paper';
import type { Services } from '../../services';
import { adminToTell, keyLink } from './mailed-key';

const outcomes = ['confirmed', 'refused', 'out of date'] as const;
type Outcome = (typeof outcomes)[number];

interface KeyDecided {
  readonly outcome: Outcome;
  /** Who decided, as colleagues know them. */
  readonly by: string;
  readonly link: string;
}

const subjects: Readonly<Record<Outcome, string>> = {
  confirmed: 'Your change of a key was confirmed',
  refused: 'Your change of a key was refused',
  'out of date': 'Your change of a key was replaced',
};

const became: Readonly<Record<Outcome, (by: string) => string>> = {
  confirmed: (by) =>
    `${by} has confirmed the change of a key that you proposed. It counts from now on; the reports that say something else now are made anew, and their families are written to.`,
  refused: (by) =>
    `${by} has refused the change of a key that you proposed. Nothing has changed. If they said why, it stands on the page of the key.`,
  'out of date': (by) =>
    `${by} has proposed a change of a key anew: what yours was made on is no longer so. Yours counts no more.`,
};

/** To the admin who proposed a change of a key, when another has decided of it. No letter of a key is in it. */
const keyDecidedMail = mailTemplate<KeyDecided>({
  subject: ({ outcome }) => subjects[outcome],
  paragraphs: ({ outcome, by }) => ['Hello,', became[outcome](by)],
  action: ({ link }) => ({ label: 'Open the key', link }),
});

const data = { paperHash: ContentHash, proposalId: Id, outcome: Type.Enum([...outcomes]), decidedBy: Id };

/** Writes to whoever proposed it, once for each proposal; not to whoever decided, and to nobody but an admin. */
export const keyDecidedMailJob = job<typeof data, Services>('mock-exams.key-decided-mail', {
  data,
  once: ({ proposalId }) => proposalId,
  run: async ({ paperHash, proposalId, outcome, decidedBy }, services) => {
    const { proposedBy, questionId } = await services.reports.keyProposal(paperHash, proposalId);
    if (proposedBy === decidedBy) return 'skipped';
    const told = await adminToTell(proposedBy, services);
    if (told === 'erased') return 'skipped';
    const decider = await services.person(decidedBy);
    const by = (decider === 'erased' ? null : decider.name) ?? 'Another admin';
    const link = keyLink(services.publicUrl, { paperHash, questionId });
    return services.mail({ to: told.email, template: keyDecidedMail, values: { outcome, by, link } });
  },
});
