import { describe, expect, it } from '@jest/globals';
import { ran } from '../../testing/worker-kit';
import { confirmEmailMail } from './confirm-email-mail.job';
import { forgetSignUpJob } from './forget-sign-up.job';
import { incompleteSignUpMail } from './incomplete-sign-up-mail.job';
import { passwordChangedMail } from './password-changed-mail.job';
import { repeatedSignUpMail } from './repeated-sign-up-mail.job';
import { resetMail } from './reset-mail.job';
import { secondFactorMail } from './second-factor-mail.job';
import { theftMail } from './theft-mail.job';
import { welcomeMail } from './welcome-mail.job';

const people = {
  ann: { email: 'ann@example.org', name: "Niamh O'Neill" },
  nameless: { email: 'nobody@example.org', name: null },
};

describe('the welcome', () => {
  const data = { accountId: 'ann', trialEndsOn: '2026-12-05' };
  it('says when the trial ends, and how to log in', async () => {
    const { outcome, mails } = await ran(welcomeMail, data, { people });
    expect(outcome).toBe('done');
    expect(mails).toMatchObject([{ to: 'ann@example.org', subject: 'Welcome to Fieldfare: your account is ready' }]);
    const lines = mails[0]?.text.split('\n\n') ?? [];
    expect(lines[0]).toBe("Hello Niamh O'Neill,");
    expect(lines).toContain('Your account is ready. Log in with ann@example.org and the password you chose.');
    expect(lines.join()).toContain('50 questions a day until 5 December 2026.');
    expect(lines).toContain('Log in:\nhttps://fieldfare.example/auth/individual-login');
    expect(mails[0]?.html).toContain('Hello Niamh O&#39;Neill,');
    expect(mails[0]?.html).toContain('href="https://fieldfare.example/auth/individual-login"');
  });
  it('says nothing of a trial where there is none', async () => {
    const { mails } = await ran(welcomeMail, { accountId: 'nameless' }, { people });
    expect(mails[0]?.text).toMatch(/^Hello,\n/);
    expect(mails[0]?.text).not.toContain('trial');
  });
  it('speaks of no password to whoever has chosen none, and says how to come by one', async () => {
    const { mails } = await ran(welcomeMail, { accountId: 'ann', hasNoPassword: true }, { people });
    expect(mails[0]?.text).not.toContain('the password you chose');
    expect(mails[0]?.text).toContain('It has no password yet. Our other mail of today has a link to choose one');
  });
  it('goes to nobody who has been erased', async () =>
    expect(await ran(welcomeMail, data, {})).toMatchObject({ outcome: 'skipped', mails: [] }));
});

describe('the link that confirms an address', () => {
  const data = { accountId: 'ann', askedAt: '2026-11-21T12:00:00.000Z' };
  const link = 'https://fieldfare.example/auth/confirm-email?t=ann~2026-12-05T12:00:00.000Z';
  it('stands in the welcome, for two weeks, beside the way to the log-in', async () => {
    const { mails } = await ran(welcomeMail, data, { people });
    expect(mails[0]?.text).toContain(`Confirm this address:\n${link}\n`);
    expect(mails[0]?.text).toContain('at https://fieldfare.example/auth/individual-login.');
    expect(mails[0]?.html).toContain(`href="${link}"`);
  });
  it('is sent once more, and greets nobody by a name', async () => {
    const { mails } = await ran(confirmEmailMail, data, { people });
    expect(mails).toMatchObject([{ to: 'ann@example.org', subject: 'Please confirm your e-mail address' }]);
    expect(mails[0]?.text).toContain(`Confirm this address:\n${link}\n`);
    expect(mails[0]?.text).not.toContain('Niamh');
  });
  it('goes to nobody who has been erased', async () =>
    expect(await ran(confirmEmailMail, data, {})).toMatchObject({ outcome: 'skipped', mails: [] }));
});

describe('a repeated sign-up', () => {
  it('is told to the owner of the address', async () => {
    const { mails } = await ran(repeatedSignUpMail, { accountId: 'ann', eventId: 'e' }, { people });
    expect(mails).toMatchObject([{ to: 'ann@example.org', subject: 'You already have a Fieldfare account' }]);
    // They may have gone on to pay: what was paid is no nothing.
    expect(mails[0]?.text).not.toContain('nothing was changed');
    expect(mails[0]?.text).toContain('If you went on to pay for something, it is put on the account that you have');
    expect(mails[0]?.text).toContain('\nhttps://fieldfare.example/auth/individual-login\n');
  });
  it('says so where nobody has confirmed that the address is theirs, and what to do', async () => {
    const { mails } = await ran(
      repeatedSignUpMail,
      { accountId: 'ann', eventId: 'e', isUnconfirmed: true },
      { people },
    );
    expect(mails[0]?.text).toContain('somebody else did with your address: nobody has confirmed it yet');
    expect(mails[0]?.text).not.toContain('nothing you need to do');
  });
  it('is told to nobody who has been erased', async () =>
    expect(await ran(repeatedSignUpMail, { accountId: 'gone', eventId: 'e' }, {})).toMatchObject({
      outcome: 'skipped',
      mails: [],
    }));
});

describe('a link for a new password', () => {
  const data = { accountId: 'ann', resetId: 'r', askedAt: '2026-11-21T11:59:00.000Z' };
  it('proves whose it is, which one, and when it was asked for, until it expires', async () => {
    const expiresAt = '2026-11-21T12:00:01.000Z';
    const { mails } = await ran(resetMail, { ...data, expiresAt }, { people });
    expect(mails).toMatchObject([{ to: 'ann@example.org', subject: 'Choose a new password' }]);
    const link = `https://fieldfare.example/auth/change-password?t=ann~r~${data.askedAt}~${expiresAt}`;
    expect(mails[0]?.text).toContain(`Choose a new password:\n${link}\n`);
    expect(mails[0]?.html).toContain(`href="${link}"`);
  });
  it('is not sent once it is no good any more, or to somebody who has been erased', async () => {
    const late = await ran(resetMail, { ...data, expiresAt: '2026-11-21T12:00:00.000Z' }, { people });
    const erased = await ran(resetMail, { ...data, expiresAt: '2026-11-21T13:00:00.000Z' }, {});
    for (const one of [late, erased]) expect(one).toMatchObject({ outcome: 'skipped', mails: [] });
  });
});

describe('a sign-up that was begun', () => {
  const data = { signUpId: 'ann', emailHash: 'h', productId: 3 };
  it('is reminded of with the way back to its form', async () => {
    const { mails } = await ran(incompleteSignUpMail, data, { people });
    expect(mails).toMatchObject([{ to: 'ann@example.org', subject: 'Your sign-up is half done' }]);
    expect(mails[0]?.text).toContain('https://fieldfare.example/auth/register/3');
  });
  it('is not, where it was finished or forgotten in the meantime', async () => {
    const finished = await ran(incompleteSignUpMail, data, { people, accounts: ['h'] });
    const forgotten = await ran(incompleteSignUpMail, data, {});
    for (const one of [finished, forgotten]) expect(one).toMatchObject({ outcome: 'skipped', mails: [] });
  });
  it.each(['done', 'skipped'] as const)('is forgotten by a command, whose outcome is its own: %s', async (outcome) =>
    expect(await ran(forgetSignUpJob, { signUpId: 's' }, { outcome })).toEqual({
      outcome,
      mails: [],
      commands: [['/auth/forgetSignUp', { signUpId: 's' }]],
    }),
  );
});

describe('a session whose token came back', () => {
  const data = { sessionId: 's', accountId: 'ann' };
  it('is told in plain words, with the way to a new password', async () => {
    const { mails } = await ran(theftMail, data, { people });
    expect(mails).toMatchObject([{ to: 'ann@example.org', subject: 'We logged one of your devices out' }]);
    expect(mails[0]?.text).toContain('Choose a new password:\nhttps://fieldfare.example/auth/forgot-password\n');
  });
  it('is told to nobody who has been erased', async () =>
    expect(await ran(theftMail, data, {})).toMatchObject({ outcome: 'skipped', mails: [] }));
});

describe('a new password', () => {
  const changed = (changedAt: string) => ({ accountId: 'ann', resetId: 'r', changedAt });
  it.each([
    ['2026-01-15T14:05:00.000Z', '15 January 2026 at 2:05 pm'],
    ['2026-07-31T23:30:00.000Z', '1 August 2026 at 12:30 am'],
  ])('is told with its time in London, winter and summer', async (changedAt, moment) => {
    const { mails } = await ran(passwordChangedMail, changed(changedAt), { people });
    expect(mails).toMatchObject([{ to: 'ann@example.org', subject: 'Your password was changed' }]);
    expect(mails[0]?.text).toContain(`was changed on ${moment}.`);
    expect(mails[0]?.text).toContain('Choose a new password:\nhttps://fieldfare.example/auth/forgot-password\n');
  });
  it('names the other parents of the family, whom it does not shut out', async () => {
    const textOf = async (otherParents: readonly string[]) =>
      (await ran(passwordChangedMail, changed('2026-01-15T14:05:00.000Z'), { people, otherParents })).mails[0]?.text;
    expect(await textOf([])).not.toContain('parent');
    expect(await textOf(['bob@example.org'])).toContain(
      'another parent, who sees your children as you do: bob@example.org. If you do not know them, take them out of your family at https://fieldfare.example/app/family.',
    );
    expect(await textOf(['bob@example.org', 'eve@example.org'])).toContain('do: bob@example.org, eve@example.org. If');
  });
  it('is told to nobody who has been erased', async () =>
    expect(await ran(passwordChangedMail, changed('2026-01-15T14:05:00.000Z'), {})).toMatchObject({
      outcome: 'skipped',
    }));
});

describe('what became of a second factor', () => {
  const data = { accountId: 'ann', eventId: 'e', at: '2026-11-21T12:00:00.000Z' };
  it.each([
    ['set up', 'Your log-in now asks for a code', 'on 21 November 2026 at 12:00 pm'],
    ['removed', 'Your log-in no longer asks for a code', 'with your password and a code'],
    ['reset', 'An admin has reset your second factor', 'logged out everywhere'],
    ['recovery code used', 'A recovery code was used', 'One code is left'],
  ] as const)('is told of by mail: %s', async (what, subject, words) => {
    const { mails } = await ran(secondFactorMail, { ...data, what, left: 1 }, { people });
    expect(mails).toMatchObject([{ to: 'ann@example.org', subject }]);
    expect(mails[0]?.text).toContain(words);
  });
  it('goes to nobody who has been erased', async () =>
    expect(await ran(secondFactorMail, { ...data, what: 'reset' }, {})).toMatchObject({
      outcome: 'skipped',
      mails: [],
    }));
});
