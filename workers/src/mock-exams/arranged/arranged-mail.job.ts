import { job } from 'platform/jobs';
import { Id, Instant, orNull } from 'schemas/describe/schema';
import type { Services } from '../../services';
import { arrangedMail, arrangedTold } from './arranged-mails';

const data = { learnerId: Id, familyId: Id, sessionId: orNull(Id), of: Instant };

/** What a change of arrangements means for the exams that a child has a place in: one mail for each change. */
export const arrangedMailJob = job<typeof data, Services>('mock-exams.arranged-mail', {
  data,
  once: ({ learnerId, sessionId, of }) => `${learnerId} ${sessionId ?? 'always'} ${of}`,
  run: async ({ learnerId, familyId, sessionId, of }, { person, mail, arrangedSeats, publicUrl }) => {
    const [parent, seats] = await Promise.all([person(familyId), arrangedSeats({ learnerId, sessionId, of })]);
    if (parent === 'erased' || seats.length === 0) return 'skipped';
    return mail({ to: parent.email, template: arrangedMail, values: arrangedTold(seats, publicUrl) });
  },
});
