import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Id, Instant } from 'schemas/describe/schema';

/** In ms: for as long as anything is kept by which the link could be of use. */
const GOOD_FOR = 372 * 86_400_000;

export const mockPlaceMail = job('marketing.mock-place-mail', {
  data: { placeId: Id, askedAt: Instant },
  once: ({ placeId }) => placeId,
  run: async ({ placeId, askedAt }, { person, mail, signedLink }) => {
    const parent = await person(placeId);
    if (parent === 'erased') return 'skipped';
    const expiresAt = new Date(Date.parse(askedAt) + GOOD_FOR);
    const link = signedLink({ path: '/auth/free-mock', parts: [placeId], expiresAt });
    return mail({ to: parent.email, template: place, values: { link } });
  },
});

// Nothing of what was typed stands in it: a stranger may have typed it.
const place = mailTemplate<{ link: string }>({
  subject: 'Please confirm: a place in our free mock exam',
  paragraphs: () => [
    'Hello,',
    'Somebody, probably you, asked for a place in our next free 11-plus mock exam with this address. Open the link within 7 days and press the button on its page, and the place is kept.',
    'We write again with the date and how to log in as soon as a session is set. No account is made before that, and nothing is to be paid.',
    'What was typed is kept for a year at most. By the same link you can give the place up at any time, and what was typed is erased with it. If it was not you, leave this mail alone: after 7 days all of it is erased by itself.',
  ],
  action: ({ link }) => ({ label: 'Keep my place', link }),
});
