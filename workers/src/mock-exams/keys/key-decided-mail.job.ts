import Type from 'typebox';
import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Id } from 'schemas/describe/schema';
import { ContentHash } from 'schemas/mock-exams/paper';
import type { Services } from '../../services';
import { adminToTell, colleague, keyLink, placeWords } from './mailed-key';

const outcomes = ['confirmed', 'refused', 'out of date'] as const;
type Outcome = (typeof outcomes)[number];

interface KeyDecided {
  readonly outcome: Outcome;
  /** Who decided, as colleagues know them. */
  readonly by: string;
  readonly place: string;
  readonly link: string;
}

const ends: Readonly<Record<Outcome, string>> = {
  confirmed: 'confirmed',
  refused: 'refused',
  'out of date': 'replaced',
};

const became: Readonly<Record<Outcome, (by: string, place: string) => string>> = {
  confirmed: (by, place) =>
    `${by} has confirmed the change of the key of ${place} that you proposed. It counts from now on; the reports that say something else now are made anew, and their families are written to.`,
  refused: (by, place) =>
    `${by} has refused the change of the key of ${place} that you proposed. Nothing has changed. If they said why, it stands on the page of the key.`,
  'out of date': (by, place) =>
    `${by} has proposed a change in the place of yours of the key of ${place}: what yours was made on is no longer so. Yours counts no more.`,
};

/** To the admin who proposed a change of a key, when another has decided of it. No letter of a key is in it. */
const keyDecidedMail = mailTemplate<KeyDecided>({
  subject: ({ outcome, place }) => `Your change of the key of ${place} was ${ends[outcome]}`,
  paragraphs: ({ outcome, by, place }) => ['Hello,', became[outcome](by, place)],
  action: ({ link }) => ({ label: 'Open the key', link }),
});

const data = { paperHash: ContentHash, proposalId: Id, outcome: Type.Enum([...outcomes]), decidedBy: Id };

/** Writes to whoever proposed it, once for each proposal; not to whoever decided, and to nobody but an admin. */
export const keyDecidedMailJob = job<typeof data, Services>('mock-exams.key-decided-mail', {
  data,
  once: ({ proposalId }) => proposalId,
  run: async ({ paperHash, proposalId, outcome, decidedBy }, services) => {
    const proposed = await services.reports.keyProposal(paperHash, proposalId);
    const { proposedBy, questionId } = proposed;
    if (proposedBy === decidedBy) return 'skipped';
    const told = await adminToTell(proposedBy, services);
    if (told === 'erased') return 'skipped';
    const by = await colleague(decidedBy, services);
    const link = keyLink(services.publicUrl, { paperHash, questionId });
    const values = { outcome, by, place: placeWords(proposed), link };
    return services.mail({ to: told.email, template: keyDecidedMail, values });
  },
});
