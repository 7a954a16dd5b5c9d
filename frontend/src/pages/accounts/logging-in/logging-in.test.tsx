import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refreshSession, validateUser } from 'schemas/accounts/accounts.contract';
import { endMyOtherSessions, endMySession, getMySessions } from 'schemas/accounts/own-sessions/own-sessions.contract';
import {
  getMySecondFactor,
  offerSecondFactor,
  setUpSecondFactor,
} from 'schemas/accounts/second-factor/second-factor.contract';
import { FakeServer, refused } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { session } from '../../../client/session';

const at = '2026-11-21T10:00:00.000Z';
const here = { sessionId: 's1', device: 'Chrome on Windows', openedAt: at, seenAt: at, isThis: true };
const phone = { sessionId: 's2', device: 'Safari on an iPhone', openedAt: at, seenAt: at, isThis: false };
const codes = Array.from({ length: 10 }, (_, n) => `CODE-NUMB-ER0${n}`);
const OFFICE = '/app/admin-whizz/logging-in';
let server: FakeServer;
let sessions: (typeof here)[];
beforeEach(() => {
  sessions = [here, phone];
  server = new FakeServer().on(getMySessions).answers(() => ({ sessions, sessionCount: sessions.length }));
});

describe('where somebody is logged in', () => {
  it('is told by device, this one marked; another is ended by one press', async () => {
    signInSomebody();
    server.on(endMySession).answers(({ sessionId }) => {
      sessions = sessions.filter((one) => one.sessionId !== sessionId);
      return {};
    });
    const { user } = showAt('/app/logging-in');
    const row = (await screen.findByText('Chrome on Windows')).closest('li');
    expect(within(row as HTMLElement).getByText('this one')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Log out Safari on an iPhone/ }));
    expect(await screen.findByText('Safari on an iPhone is logged out.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Log out/ })).toBeNull());
  });
  it('is left to this one alone by one press, which goes on with its new token', async () => {
    const somebody = signInSomebody();
    server.on(endMyOtherSessions).answers(({ keep }) => {
      sessions = sessions.filter((one) => one.sessionId === keep);
      return { ...somebody, accessToken: 'the next', position: '1' };
    });
    const { user } = showAt('/app/logging-in');
    await user.click(await screen.findByRole('button', { name: 'Log out the other one' }));
    expect(await screen.findByText('You are logged in here alone now.')).toBeInTheDocument();
    expect(server.of(endMyOtherSessions)[0]?.body).toEqual({ keep: 's1' });
    expect(session.current()?.accessToken).toBe('the next');
  });
  it('stands behind the parents’ door', async () => {
    session.open({ ...signInSomebody(), doorOpenSeconds: 0 });
    showAt('/app/logging-in');
    expect(await screen.findByRole('region', { name: 'Parents’ door' })).toBeInTheDocument();
    expect(server.of(getMySessions)).toEqual([]);
  });
});

describe('a second factor', () => {
  it('is set up with the password and a code, and its recovery codes are shown once', async () => {
    const somebody = signInSomebody('ROLE_ADMIN');
    let setUpAt: string | null = null;
    server
      .on(getMySecondFactor)
      .answers(() => ({ setUpAt, recoveryCodesLeft: setUpAt === null ? 0 : 10 }))
      .on(offerSecondFactor)
      .answers(() => ({ secret: 'ABCDEFGH', address: 'otpauth://totp/Fieldfare:ann?secret=ABCDEFGH' }))
      .on(setUpSecondFactor)
      .answers(({ code }) => {
        if (code !== '123456') return refused(403, 'SecondCodeNotRight', 'That code is not right.');
        setUpAt = at;
        return { recoveryCodes: codes };
      })
      .on(refreshSession)
      .answers(() => ({ ...somebody, accessToken: 'renewed', position: '1' }));
    const { user } = showAt(OFFICE);
    await user.type(await screen.findByLabelText('Your password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Set it up' }));
    expect(await screen.findByRole('img', { name: 'For your app to scan' })).toBeInTheDocument();
    expect(screen.getByText('ABCD EFGH')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Code'), '000000{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('That code is not right.'));
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    for (const code of codes) expect(await screen.findByText(code)).toBeInTheDocument();
    expect(JSON.stringify([globalThis.sessionStorage, globalThis.localStorage])).not.toMatch(/ABCD|CODE|horse|123456/);
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByText(/every log-in asks for a code/)).toBeInTheDocument();
    expect(screen.queryByText(codes[0] ?? '')).toBeNull();
  });
});

describe('the log-in', () => {
  const reply = {
    email: 'ann@example.com',
    accessToken: 't',
    childName: '',
    learnerId: 'l',
    learners: [],
    expiresInSeconds: 600,
    doorOpenSeconds: 0,
    roles: ['ROLE_ADMIN' as const],
  };
  it('asks for a code once the password was right, and says beside it what is wrong with it', async () => {
    server.on(validateUser).answers(({ code }) => {
      if (code === undefined) return refused(403, 'SecondFactorWanted', 'Please type the code.');
      return code === '123456' ? reply : refused(403, 'SecondCodeNotRight', 'That code is not right.');
    });
    const { user, address } = showAt('/auth/individual-login');
    await user.type(await screen.findByLabelText('Email'), 'ann@example.com');
    expect(screen.queryByLabelText('Code')).toBeNull();
    await user.type(screen.getByLabelText('Password'), 'password1{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    expect(screen.queryByRole('alert')).toBeNull();
    // Nobody could have typed one yet.
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/your app shows now.*recovery codes/);
    expect(screen.queryByText('Code is required')).toBeNull();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Code is required')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Code'), '654321{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('That code is not right.'));
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(address()).toBe('/app/admin-whizz'));
  });
  it('leads whoever needs a second factor to the page that sets it up', async () => {
    server.on(validateUser).answers(() => ({ ...reply, mustEnrol: true as const }));
    server.on(getMySecondFactor).answers(() => ({ setUpAt: null, recoveryCodesLeft: 0 }));
    const { user, address } = showAt('/auth/individual-login?returnTo=%2Fapp%2Fadmin-whizz%2Frights');
    await user.type(await screen.findByLabelText('Email'), 'ann@example.com');
    await user.type(screen.getByLabelText('Password'), 'password1{Enter}');
    await waitFor(() => expect(address()).toBe(`${OFFICE}?returnTo=%2Fapp%2Fadmin-whizz%2Frights`));
    expect(await screen.findByText(/One thing first/)).toBeInTheDocument();
  });
  it.each([
    ['ROLE_ADMIN', `${OFFICE}?returnTo=%2Fapp%2Fadmin-whizz%2Frights`, '/app/admin-whizz/rights'],
    ['ROLE_CONTENT_ENTRY', OFFICE, '/app/admin-whizz/add-english-question'],
    ['ROLE_ADMIN', `${OFFICE}?returnTo=https%3A%2F%2Felsewhere.example`, '/app/admin-whizz'],
  ] as const)('goes on from there, as %s at %s, to %s', async (role, from, to) => {
    const wanted = Object.assign(signInSomebody(role), { mustEnrol: true as const });
    session.open(wanted);
    let setUpAt: string | null = null;
    server
      .on(getMySecondFactor)
      .answers(() => ({ setUpAt, recoveryCodesLeft: 10 }))
      .on(offerSecondFactor)
      .answers(() => ({ secret: 'ABCDEFGH', address: 'otpauth://totp/Fieldfare:ann?secret=ABCDEFGH' }))
      .on(setUpSecondFactor)
      .answers(() => {
        setUpAt = at;
        return { recoveryCodes: codes };
      })
      .on(refreshSession)
      .answers(() => {
        const { mustEnrol: _, ...renewed } = wanted;
        return { ...renewed, accessToken: 'renewed', position: '1' };
      });
    const { user, address } = showAt(from);
    await user.type(await screen.findByLabelText('Your password'), 'correct horse{Enter}');
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    await user.click(await screen.findByRole('button', { name: 'I have kept them' }));
    await waitFor(() => expect(address()).toBe(to));
  });
});
