import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMyAccount, refreshSession, sendConfirmationAgain } from 'schemas/accounts/accounts.contract';
import { endLookAsLearner, lookAsLearner } from 'schemas/accounts/looking/looking.contract';
import { FakeServer, refused } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { call } from '../../../client/call';
import { device, tab } from '../../../client/device-store';
import { anew, beginLook } from '../../../client/look';
import { session } from '../../../client/session';
import { leave } from '../../../client/sign-in';
import LookBar from '../../../rooms/look-bar';

const reply = {
  email: 'mum@example.com',
  accessToken: 'a look',
  childName: 'Amara',
  learnerId: 'amara',
  learners: [{ learnerId: 'amara', childName: 'Amara' }],
  roles: ['ROLE_FREE_USER' as const],
  expiresInSeconds: 300,
  doorOpenSeconds: 0,
  lookId: 'look-1',
  position: '1',
};
let server: FakeServer;
let went: string[];
const { to } = anew;
beforeEach(() => {
  went = [];
  anew.to = (address) => void went.push(address);
  signInSomebody('ROLE_ADMIN');
  server = new FakeServer()
    .on(lookAsLearner)
    .answers(() => reply)
    .on(endLookAsLearner)
    .answers(() => ({}));
});
afterEach(() => {
  anew.to = to;
  act(() => session.look(undefined));
});

it('leads to the users where its address names nobody', async () => {
  showAt('/app/admin-whizz/look-as');
  const link = await screen.findByRole('link', { name: 'Choose one among the users' });
  expect(link).toHaveAttribute('href', '/app/admin-whizz/view-all-users');
});

it('wants a reason first, and then shows the learner’s screens in this tab', async () => {
  const { user } = showAt('/app/admin-whizz/look-as?accountId=mum&learnerId=amara');
  await user.click(await screen.findByRole('button', { name: 'Look' }));
  expect(screen.getByLabelText('Why do you look?')).toHaveAccessibleDescription('Please say why, in a few words');
  await user.type(screen.getByLabelText('Why do you look?'), 'She asked for help{Enter}');
  await waitFor(() => expect(went).toEqual(['/app/dashboard']));
  expect(server.of(lookAsLearner)[0]?.body).toEqual({
    accountId: 'mum',
    learnerId: 'amara',
    reason: 'She asked for help',
  });
  expect(session.current()?.accessToken).toBe('a look');
  expect(globalThis.localStorage.getItem('fieldfare.session')).not.toContain('a look');
});

describe('a tab that looks', () => {
  const own = () => session.own()?.accessToken;
  beforeEach(() => {
    beginLook(reply);
    went = [];
  });

  it('says so, whose screens they are, and leads out, which the server is told in the admin’s name', async () => {
    render(<LookBar />);
    expect(screen.getByText('You are looking at the screens of Amara.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the office' }));
    await waitFor(() => expect(went).toEqual(['/app/admin-whizz/view-all-users']));
    const [told] = server.of(endLookAsLearner);
    expect(told?.body).toEqual({ lookId: 'look-1' });
    expect(told?.headers['Authorization']).toBe(`Bearer ${String(own())}`);
    expect(session.looking()).toBeUndefined();
  });
  it('sends no command, whatever is pressed', async () => {
    await expect(call(sendConfirmationAgain, {})).rejects.toMatchObject({ code: 'LooksOnly' });
    expect(server.of(sendConfirmationAgain)).toEqual([]);
  });
  it('keeps nothing of the learner on the device, and takes nothing on it for theirs', () => {
    act(() => session.look(undefined));
    device.write('worksheet', 'the admin’s own');
    beginLook(reply);
    expect(device.read('worksheet')).toBeUndefined();
    device.write('worksheet', 'what Amara answered');
    device.write('seconds', 'how long Amara took');
    tab.write('step.amara.w1', 'how Amara stands');
    expect(device.read('worksheet')).toBe('what Amara answered');
    expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/what|how long|stands/);
    act(() => session.look(undefined));
    expect(device.read('worksheet')).toBe('the admin’s own');
    expect([device.read('seconds'), tab.read('step.amara.w1')]).toEqual([undefined, undefined]);
  });
  it('is not renewed when its token is no good any more, and the admin’s own is left alone', async () => {
    server.on(getMyAccount).answers(() => refused(401, 'NotSignedIn', 'Please log in.'));
    const before = own();
    render(<LookBar />);
    await expect(call(getMyAccount, {})).rejects.toMatchObject({ code: 'NotSignedIn' });
    expect(server.of(refreshSession)).toEqual([]);
    expect(await screen.findByText(/This look is over/)).toBeInTheDocument();
    expect(own()).toBe(before);
  });
  it('is left by the log-out, which logs the admin out of nothing', async () => {
    const before = own();
    leave();
    await waitFor(() => expect(went).toHaveLength(1));
    expect(own()).toBe(before);
  });
  it('says when its time is over', () => {
    jest.useFakeTimers();
    try {
      session.look({ ...reply, endsAt: Date.now() + 1_000 });
      render(<LookBar />);
      act(() => {
        jest.advanceTimersByTime(1_000);
      });
      expect(screen.getByText(/This look is over/)).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });
});
