import { expect, it } from '@jest/globals';
import { askedFor, ran } from '../../../testing/worker-kit';
import { addressLetterJob } from './address-letter.job';
import { letterMailJob } from './letter-mail.job';
import { letterProof } from './letter-proof.job';
import { sendLetters } from './send-letters.process';

const letter = { version: 2, subject: 'A quiet week', body: 'Dear parents,\n\n- rest' };
const people = { s: { email: 'reader@example.org', name: null }, admin: { email: 'admin@example.org', name: null } };

it('asks for each reader once, in their turn', () => {
  const data = { letterId: 'l', firstNumber: 100, subscriberIds: ['a', 'b'] };
  expect(askedFor(sendLetters, { type: 'LetterAddressed', data })).toEqual([
    {
      task: 'marketing.letter-mail',
      once: 'l a',
      data: { letterId: 'l', subscriberId: 'a' },
      at: new Date('2026-11-21T12:00:25.000Z'),
    },
    {
      task: 'marketing.letter-mail',
      once: 'l b',
      data: { letterId: 'l', subscriberId: 'b' },
      at: new Date('2026-11-21T12:00:25.250Z'),
    },
  ]);
  const released = askedFor(sendLetters, { type: 'LetterReleased', data: { letterId: 'l', version: 2 } });
  expect(released).toEqual([{ task: 'marketing.address-letter', once: 'l', data: { letterId: 'l' } }]);
});

it.each([0, 1, 99, 100, 101, 250])('notes all of %i readers, and closes', async (count) => {
  const readers = Array.from({ length: count }, (_, n) => `s${String(n).padStart(3, '0')}`);
  const { commands } = await ran(addressLetterJob, { letterId: 'l' }, { readers });
  const noted = commands
    .slice(0, -1)
    .flatMap((call) => (call as [string, { subscriberIds: string[] }])[1].subscriberIds);
  expect(noted).toEqual(readers);
  expect(commands.at(-1)).toEqual(['/marketing/closeLetter', { letterId: 'l' }]);
});

it('is left by its own link, by a page or by a press of the mail program', async () => {
  const { mails } = await ran(letterMailJob, { letterId: 'l', subscriberId: 's' }, { people, letter });
  const leave = 'https://fieldfare.example/auth/leave-list/s~l~2036-11-20T12:00:00.000Z';
  expect(mails).toMatchObject([{ to: 'reader@example.org', subject: 'A quiet week', leave }]);
  expect(mails[0]?.text).toBe(`Dear parents,\n\n- rest\n\nFieldfare\n\nLeave the list:\n${leave}\n`);
});

it('goes to nobody who has left', async () =>
  expect(await ran(letterMailJob, { letterId: 'l', subscriberId: 'gone' }, { people, letter })).toMatchObject({
    outcome: 'skipped',
    mails: [],
  }));

it('is proved to whoever asks, marked as such, with nobody\u2019s link', async () => {
  const asked = { letterId: 'l', version: 2, accountId: 'admin', eventId: 'e' };
  const { mails } = await ran(letterProof, asked, { people, letter });
  expect(mails).toMatchObject([
    { to: 'admin@example.org', subject: 'Proof: A quiet week', leave: 'https://fieldfare.example/auth/leave-list' },
  ]);
});
