import { job } from 'platform/jobs';
import { letterMail } from 'platform/mail';
import { Count, Id } from 'schemas/describe/schema';
import type { Services } from '../../services';

const data = { letterId: Id, version: Count, accountId: Id, eventId: Id };

/** A letter to whoever wants to see it first. */
export const letterProof = job<typeof data, Services>('marketing.letter-proof', {
  data,
  once: ({ eventId }) => eventId,
  run: async ({ letterId, version, accountId }, { mailingList, person, mail, publicUrl }) => {
    const { subject, body } = await mailingList.letter(letterId, version);
    const writer = await person(accountId);
    if (writer === 'erased') return 'skipped';
    // They are no reader, and have nothing to leave: the page behind it says so.
    const values = { subject: `Proof: ${subject}`, body, leave: `${publicUrl}/auth/leave-list` };
    return mail({ to: writer.email, template: letterMail, values });
  },
});
