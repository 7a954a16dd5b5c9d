import Type from 'typebox';
import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Id } from 'schemas/describe/schema';
import { ContentHash } from 'schemas/mock-exams/paper';
import type { Services } from '../../services';
import { adminToTell, colleague, keyLink, placeWords } from './mailed-key';

const outcomes = ['withdrawn', 'refused'] as const;
type Outcome = (typeof outcomes)[number];

interface KeyOver {
  readonly outcome: Outcome;
  /** Who ended it, as colleagues know them. */
  readonly by: string;
  readonly place: string;
  readonly link: string;
}

const over: Readonly<Record<Outcome, (by: string, place: string) => string>> = {
  withdrawn: (by, place) =>
    `${by} has taken away the proposal to put the key of ${place} right, which you were asked to confirm.`,
  refused: (by, place) => `${by} has refused to put the key of ${place} right, which you were asked to confirm.`,
};

/** To the admin who was asked to confirm a change of a key, when there is nothing to confirm any more. No letter of a key is in it. */
const keyOverMail = mailTemplate<KeyOver>({
  subject: ({ place }) => `The key of ${place} needs you no more`,
  paragraphs: ({ outcome, by, place }) => [
    'Hello,',
    over[outcome](by, place),
    'There is nothing for you to confirm any more, and the key stays as it is. If they said why, it stands on the page of the key.',
  ],
  action: ({ link }) => ({ label: 'Open the key', link }),
});

const data = { paperHash: ContentHash, proposalId: Id, outcome: Type.Enum([...outcomes]), endedBy: Id };

/** Writes to whoever was asked, once for each proposal; not to whoever ended it, and to nobody but an admin. */
export const keyOverMailJob = job<typeof data, Services>('mock-exams.key-over-mail', {
  data,
  once: ({ proposalId }) => proposalId,
  run: async ({ paperHash, proposalId, outcome, endedBy }, services) => {
    const proposed = await services.reports.keyProposal(paperHash, proposalId);
    const { askedOf, proposedBy, questionId } = proposed;
    // Whoever asked themselves was never written to.
    if (askedOf === null || askedOf === endedBy || askedOf === proposedBy) return 'skipped';
    const told = await adminToTell(askedOf, services);
    if (told === 'erased') return 'skipped';
    const by = await colleague(endedBy, services);
    const link = keyLink(services.publicUrl, { paperHash, questionId });
    const values = { outcome, by, place: placeWords(proposed), link };
    return services.mail({ to: told.email, template: keyOverMail, values });
  },
});
