import { expect, it } from '@jest/globals';
import { refreshSession } from 'schemas/accounts/accounts.contract';
import { submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { FakeServer, refused, unreachable } from '../../../testing/fake-server';
import { signInSomebody } from '../../../testing/somebody';
import { session, type Session } from '../session';
import { answers } from './saved';

/** Two children of one device, and a server that knows each of them by the token, as ours does. */
function siblings() {
  const amara = signInSomebody('ROLE_USER');
  const learners = [amara.learnerId, `${amara.learnerId}-b`].map((learnerId) => ({ learnerId, childName: learnerId }));
  const as = (learnerId: string, token: string): Session => ({
    email: amara.email,
    roles: amara.roles,
    childName: learnerId,
    expiresInSeconds: 600,
    doorOpenSeconds: 0,
    accessToken: token,
    learnerId,
    learners,
  });
  const [one, other] = [as(amara.learnerId, 'token-of-one'), as(`${amara.learnerId}-b`, 'token-of-other')];
  const door = { online: true, expired: '' };
  const taken: string[] = [];
  new FakeServer()
    .on(submitAnswer)
    .answers(({ answer }, { headers }) => {
      const token = headers['Authorization']?.replace('Bearer ', '') ?? '';
      if (!door.online) return unreachable();
      if (token === door.expired) return refused(401, 'NotSignedIn', 'Please log in.');
      if (!token.startsWith(one.accessToken)) return refused(404, 'WorksheetNotFound', 'There is no such worksheet.');
      taken.push(answer);
      return {};
    })
    .on(refreshSession)
    .answers(() => other);
  session.open(one, 'chosen');
  const write = (questionNumber: number, answer: string) =>
    answers.keep(
      { learnerId: one.learnerId, worksheetId: 'w1', questionNumber, answer, secondsSpent: 1 },
      // Sent by hand, when the story has come so far.
      600_000,
    );
  return { one, other, door, taken, write };
}

it('keeps what one child wrote offline while another practises, and sends it once they are back', async () => {
  const { one, other, door, taken, write } = siblings();
  door.online = false;
  await write(1, 'a');
  await write(2, 'b');
  await answers.sendNow();
  expect(answers.status()).toMatchObject({ stage: 'not-saved', waiting: 2 });
  session.open(other, 'chosen');
  door.online = true;
  await answers.sendNow();
  expect(taken).toEqual([]);
  // Of a sibling's answers the badge says nothing.
  expect(answers.status()).toEqual({ stage: 'nothing' });
  expect(await answers.keptFor(one.learnerId)).toBe(2);
  session.open(one, 'chosen');
  await answers.sendNow();
  expect(taken).toEqual(['a', 'b']);
  expect(await answers.keptFor(one.learnerId)).toBe(0);
});

it('does not send it with the token of another who was chosen while it was on its way', async () => {
  const { one, door, taken, write } = siblings();
  await write(1, 'a');
  door.expired = one.accessToken;
  // The renewal brings the sibling: somebody chose them in another tab.
  await answers.sendNow();
  expect(session.current()?.learnerId).not.toBe(one.learnerId);
  expect(taken).toEqual([]);
  expect(await answers.keptFor(one.learnerId)).toBe(1);
  door.expired = '';
  session.open(one, 'chosen');
  await answers.sendNow();
  expect(taken).toEqual(['a']);
});
