import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getRefunds, lookAtPayments } from 'schemas/payments/refunds/refunds.contract';
import { giveGrant, whyRights, withdrawGrant } from 'schemas/rights/rights.contract';
import { FakeServer } from '../../../testing/fake-server';
import { showAt } from '../../../testing/show';
import { signInSomebody } from '../../../testing/somebody';
import type { ChildDay, DaySpan, FoundRights, GrantTold } from './api';

const span: DaySpan = {
  fromAt: '2026-11-21T00:00:00.000Z',
  toAt: '2026-11-22T00:00:00.000Z',
  practice: 'daily',
  comprehension: false,
  allMockSessions: false,
  sessionIds: [],
  because: [{ right: 'daily-practice', grantIds: ['trial'] }],
};
const trial: GrantTold = {
  grantId: 'trial',
  learnerId: null,
  gives: ['daily-practice'],
  sessionIds: [],
  examsAt: [],
  source: 'trial',
  beginsAt: '2026-11-01T10:00:00.000Z',
  terms: [{ since: '2026-11-01T10:00:00.000Z', endsAt: '2026-12-01T00:00:00.000Z', why: 'given', by: 'ann' }],
  reason: null,
  endReason: null,
  stream: 'account-ann',
};
const plan: GrantTold = {
  ...trial,
  grantId: 'sub',
  learnerId: 'amara',
  gives: ['practice', 'comprehension'],
  source: 'staff',
  terms: [
    { since: '2026-11-21T14:05:00.000Z', endsAt: '2026-12-05T14:30:00.000Z', why: 'given' },
    { since: '2026-11-22T09:00:00.000Z', endsAt: '2026-11-22T09:00:00.000Z', why: 'withdrawn' },
  ],
  beginsAt: '2026-11-21T14:05:00.000Z',
  reason: 'They were ill.',
  endReason: 'They are well.',
  stream: 'rights-ann',
};
const amara: ChildDay = {
  learnerId: 'amara',
  name: 'Amara',
  archivedAt: null,
  userType: 'Freemium User',
  isPaidCustomer: false,
  isMockExamSubscriber: false,
  spans: [span],
};

let account: FoundRights | null;
let server: FakeServer;
beforeEach(() => {
  signInSomebody('ROLE_ADMIN');
  account = {
    accountId: 'ann',
    familyId: 'ann',
    email: 'ann@example.org',
    registeredAt: '2026-11-01T10:00:00.000Z',
    active: true,
    waitsForConfirmation: false,
    questionsADay: 50,
    children: [amara],
    grants: [trial, plan],
    grantCount: 2,
    actors: [{ id: 'ann', email: 'ann@example.org' }],
  };
  server = new FakeServer().on(whyRights).answers(() => ({ account }));
});

async function finding(typed = 'ann@example.org') {
  const { user } = showAt('/app/admin-whizz/rights');
  await user.type(await screen.findByLabelText('Address of the account'), typed);
  await user.click(screen.getByRole('button', { name: 'Find' }));
  return user;
}

describe('the page of rights', () => {
  it('names the mock exams that were given by their days', async () => {
    const exams: GrantTold = {
      ...plan,
      gives: ['mock-sessions'],
      sessionIds: ['s-1', 's-2', 's-gone'],
      examsAt: ['2026-12-05T10:00:00.000Z', '2027-07-03T13:30:00.000Z'],
    };
    account = account && { ...account, grants: [exams], grantCount: 1 };
    await finding();
    const told = within(await screen.findByRole('region', { name: 'What happened' }));
    const days = 'Sat 5 Dec 2026, 10:00\u00a0am; Sat 3 Jul 2027, 2:30\u00a0pm; 1 without a date';
    expect(
      told.getByText(`For Amara: single mock exams (${days}).`, { normalizer: (text) => text }),
    ).toBeInTheDocument();
  });

  it('says what a child may do on a day, and because of what', async () => {
    await finding();
    const child = within(await screen.findByRole('region', { name: 'Amara' }));
    expect(child.getByText('Freemium User')).toBeInTheDocument();
    expect(child.getByText('All day')).toBeInTheDocument();
    expect(child.getByText(/^Practises up to 50 questions a day/)).toBeInTheDocument();
    expect(child.getByRole('link', { name: 'Free trial' })).toHaveAttribute('href', '#grant-trial');
  });

  it('tells grants of the same source apart by their days', async () => {
    const longer: GrantTold = { ...trial, grantId: 'longer', beginsAt: '2026-11-10T09:00:00.000Z', terms: [] };
    const again = { ...span, because: [{ right: 'daily-practice' as const, grantIds: ['trial', 'longer'] }] };
    account = account && { ...account, grants: [trial, longer], children: [{ ...amara, spans: [again] }] };
    await finding();
    const child = within(await screen.findByRole('region', { name: 'Amara' }));
    expect(child.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Free trial from Sun 1 Nov 2026 until the end of Mon 30 Nov 2026',
      'Free trial from Tue 10 Nov 2026 without an end',
    ]);
  });

  it('calls a free place in a mock exam by what it is, and not the trial', async () => {
    const place: GrantTold = { ...trial, grantId: 's-1.amara', learnerId: 'amara', gives: ['mock-sessions'] };
    const both = { ...span, because: [{ right: 'mock-sessions' as const, grantIds: ['trial', 's-1.amara'] }] };
    account = account && { ...account, grants: [trial, place], children: [{ ...amara, spans: [both] }] };
    await finding();
    const child = within(await screen.findByRole('region', { name: 'Amara' }));
    expect(child.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Free trial',
      'Free place in a mock exam',
    ]);
  });

  it('is as it was for whoever comes back from the payments of the family, and begins anew otherwise', async () => {
    server
      .on(getRefunds)
      .answers(() => ({ family: { id: 'ann', email: 'ann@example.org' }, refunds: [] }))
      .on(lookAtPayments)
      .answers(() => ({ payments: [] }));
    const { user, back } = showAt('/app/admin-whizz/payments');
    await user.click(await screen.findByRole('link', { name: 'Find the family by an address' }));
    await user.type(await screen.findByLabelText('Address of the account'), 'ann@example.org{Enter}');
    await user.click(await screen.findByRole('link', { name: /What this family has paid/ }));
    expect(await screen.findByRole('heading', { name: 'Payments of a family' })).toBeInTheDocument();
    await back();
    expect(await screen.findByRole('region', { name: 'Amara' })).toBeInTheDocument();
    expect(screen.getByLabelText('Address of the account')).toHaveValue('ann@example.org');
  });

  it('tells what happened, with its reason and the way to its events', async () => {
    await finding();
    const told = within(await screen.findByRole('region', { name: 'What happened' }));
    expect(told.getByText('Given, until the end of Mon 30 Nov 2026.')).toBeInTheDocument();
    expect(told.getByText('For Amara: practice without a limit, comprehension.')).toBeInTheDocument();
    expect(told.getByText('Why: They were ill.')).toBeInTheDocument();
    expect(told.getByText('Taken back.')).toBeInTheDocument();
    expect(told.getAllByRole('link', { name: 'See its events' }).map((link) => link.getAttribute('href'))).toEqual([
      '/app/admin-whizz/investigations?stream=account-ann',
      '/app/admin-whizz/investigations?stream=rights-ann',
    ]);
  });

  it('tells the parts of a day on which something changed, and why nothing is given', async () => {
    const [noon, five] = ['2026-11-21T12:00:00.000Z', '2026-11-21T17:00:00.000Z'];
    const spans: DaySpan[] = [
      { ...span, toAt: noon },
      { ...span, fromAt: noon, toAt: five, practice: 'unlimited', comprehension: true, allMockSessions: true },
      { ...span, fromAt: five, practice: 'none', because: [], sessionIds: ['one', 'two'] },
    ];
    account = account && { ...account, waitsForConfirmation: true, children: [{ ...amara, spans }], active: false };
    await finding();
    const child = await screen.findByRole('region', { name: 'Amara' });
    expect(child).toHaveTextContent(/Until 12:00.pm.*the address has not been confirmed/);
    expect(child).toHaveTextContent(/From 12:00.pm to 5:00.pmPractises as much as they like.*every mock exam/);
    expect(child).toHaveTextContent(/From 5:00.pm onGets no new questions.*Sits 2 mock exams.*Because nothing/);
    expect(screen.getByText(/This account is deactivated now/)).toBeInTheDocument();
  });

  it('asks for the day that is chosen, and for none that cannot be', async () => {
    const user = await finding();
    await screen.findByRole('region', { name: 'Amara' });
    const box = screen.getByLabelText('Day');
    fireEvent.change(box, { target: { value: '2027-02-28' } });
    expect(await screen.findByRole('heading', { name: 'Sun 28 Feb 2027' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Day after' }));
    expect(await screen.findByRole('heading', { name: 'Mon 1 Mar 2027' })).toBeInTheDocument();
    expect(server.of(whyRights).at(-1)?.body).toEqual({ email: 'ann@example.org', day: '2027-03-01' });
    fireEvent.change(box, { target: { value: '' } });
    expect(screen.getByRole('heading', { name: 'Mon 1 Mar 2027' })).toBeInTheDocument();
  });

  it('gives something for days in London, and takes it back, each with a reason', async () => {
    server.on(giveGrant).answers(() => ({ grantId: 'new', position: '1' }));
    server.on(withdrawGrant).answers(({ grantId }) => {
      const at = '2026-11-22T10:00:00.000Z';
      const taken = (grant: GrantTold): GrantTold =>
        grant.grantId === grantId
          ? { ...grant, terms: [...grant.terms, { since: at, endsAt: at, why: 'withdrawn' }] }
          : grant;
      account = account && { ...account, grants: account.grants.map(taken) };
      return { position: '2' };
    });
    const given = { ...plan, grantId: 'staff', terms: plan.terms.slice(0, 1) };
    account = account && { ...account, grants: [trial, plan, given], grantCount: 70 };
    const user = await finding();
    const form = within(await screen.findByRole('region', { name: 'Give something' }));
    await user.click(form.getByRole('button', { name: 'Give it' }));
    expect(server.of(giveGrant)).toHaveLength(0);
    const fill = (label: RegExp, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } });
    fill(/First day/, '2027-06-01');
    fill(/Last day/, '2027-05-31');
    fill(/Why/, 'They were ill.');
    await user.click(form.getByRole('button', { name: 'Give it' }));
    expect(form.getByText('Not before its first day')).toBeInTheDocument();
    fill(/Last day/, '2027-06-30');
    await user.click(form.getByRole('button', { name: 'Give it' }));
    expect(await screen.findByText('It is given.')).toBeInTheDocument();
    expect(server.of(giveGrant).map(({ body }) => body)).toEqual([
      {
        familyId: 'ann',
        gives: ['practice', 'comprehension'],
        reason: 'They were ill.',
        beginsAt: '2027-05-31T23:00:00.000Z',
        endsAt: '2027-06-30T23:00:00.000Z',
      },
    ]);
    const told = within(screen.getByRole('region', { name: 'What happened' }));
    expect(told.getByText('by ann@example.org')).toBeInTheDocument();
    // Neither the trial nor what was taken back already.
    await user.click(told.getByRole('button', { name: /^Take back…/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Why'), 'A mistake.{Enter}');
    await waitFor(() =>
      expect(server.of(withdrawGrant).map(({ body }) => body)).toEqual([
        { familyId: 'ann', grantId: 'staff', reason: 'A mistake.' },
      ]),
    );
    await waitFor(() => expect(screen.queryByText('It is given.')).toBeNull());
    await user.click(told.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(server.of(whyRights).at(-1)?.body['mostGrants']).toBe(400));
  });

  it('says that there is no such account, and keeps no address on the device', async () => {
    account = null;
    await finding('bob@example.org');
    expect(await screen.findByText(/No account has the address/)).toBeInTheDocument();
    expect(JSON.stringify(globalThis.sessionStorage)).not.toContain('bob@example.org');
  });
});
