import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { getAdminDashboard } from 'schemas/accounts/people/users.contract';
import type { ReplyOf } from 'schemas/describe/contract';
import {
  findStreams,
  getProjections,
  requestProjectionRebuild,
  retryJob,
} from 'schemas/investigations/investigations.contract';
import { getMockKeyProposals } from 'schemas/mock-exams/keys/key-proposals.contract';
import { askAllAgain } from '../../client/kept';
import { refused, type Said } from '../../../testing/fake-server';
import { officeServer, projections } from '../../../testing/office/office-server';
import { showAt } from '../../../testing/show';
import { signInSomebody } from '../../../testing/somebody';
import { routes } from '../../routes';

// The tables' library alone takes seconds to be read.
beforeAll(() => import('./investigations.page'), 60_000);

describe('the investigations', () => {
  it('show what has failed for good, and have it tried again once', async () => {
    signInSomebody('ROLE_ADMIN');
    const server = officeServer();
    const { user } = showAt('/app/admin-whizz/investigations');
    const certificate = await screen.findByRole('link', { name: 'Check the certificate of an erasure' });
    expect(certificate).toHaveAttribute('href', '/erasure-certificate');
    const failed = within(await screen.findByRole('row', { name: /accounts.welcome-mail/ }));
    expect(failed.getByText(/refused the mail \(550\)/)).toBeInTheDocument();
    const button = failed.getByRole('button', { name: 'Try again: accounts.welcome-mail for a1' });
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(button).toHaveFocus();
    await user.click(button);
    expect(server.of(retryJob).map(({ body }) => body)).toEqual([{ task: 'accounts.welcome-mail', once: 'a1' }]);
  });

  it('show what is held up by an outage, and ask nothing of anybody for it', async () => {
    signInSomebody('ROLE_ADMIN');
    officeServer();
    showAt('/app/admin-whizz/investigations');
    const held = (await screen.findByText(/Held up by something that is away/)).closest('div') ?? document.body;
    expect(within(held).getByText(/payments.make-refund: 3.jobs, the first since/)).toBeInTheDocument();
    expect(within(held).getByText('Stripe is away')).toBeInTheDocument();
    expect(within(held).queryByRole('button')).toBeNull();
  });

  it('show each read model, how far behind it is and why it stopped', async () => {
    signInSomebody('ROLE_ADMIN');
    officeServer();
    showAt('/app/admin-whizz/investigations');
    const stopped = within(await screen.findByRole('row', { name: /accounts_accounts/ }));
    expect(stopped.getByText('AccountRegistered at 103: no such field')).toBeInTheDocument();
    expect(
      stopped.getByText(/stood still since .*, before the event at 103; .* start the projectors again/),
    ).toBeInTheDocument();
    const rebuilding = within(screen.getByRole('row', { name: /practice_flags/ }));
    expect(rebuilding.getByRole('progressbar', { name: 'Rebuild of practice_flags' })).toHaveAttribute(
      'aria-valuenow',
      '43',
    );
    expect(rebuilding.getByText('12 s')).toBeInTheDocument();
    expect(rebuilding.getByRole('button', { name: 'Rebuild practice_flags' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('The log ends at 120')).toBeInTheDocument();
  });

  it('rebuild a read model once it is confirmed', async () => {
    signInSomebody('ROLE_ADMIN');
    const server = officeServer();
    const { user } = showAt('/app/admin-whizz/investigations');
    await user.click(await screen.findByRole('button', { name: 'Rebuild practice_worksheets' }));
    expect(server.of(requestProjectionRebuild)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Rebuild' }));
    await waitFor(() =>
      expect(server.of(requestProjectionRebuild)[0]?.body).toEqual({ projection: 'practice_worksheets' }),
    );
    expect(screen.getByRole('button', { name: 'Rebuild practice_worksheets' })).toHaveFocus();
  });

  it('say of a rebuild that it waits, how far it is, and that it is done', async () => {
    signInSomebody('ROLE_ADMIN');
    const [first, ...others] = projections.projections;
    let now: Partial<typeof first> = {};
    const server = officeServer();
    server.on(getProjections).answers(() => {
      const changed = { ...first, ...now } as (typeof others)[number];
      return { head: projections.head, projections: [changed, ...others] };
    });
    const { user } = showAt('/app/admin-whizz/investigations');
    await user.click(await screen.findByRole('button', { name: 'Rebuild practice_worksheets' }));
    await user.click(await screen.findByRole('button', { name: 'Rebuild' }));
    expect(await screen.findByText(/Asked for. It waits/)).toBeInTheDocument();
    now = { state: 'rebuilding', progress: 0.259 };
    expect(await screen.findByText('Rebuilding: 25%')).toBeInTheDocument();
    now = { builtAt: '00000000000000000121' };
    expect(await screen.findByText('Rebuilt: the new one is in use.')).toBeInTheDocument();
  });

  it('do not say that there is nothing while they are on their way', async () => {
    signInSomebody('ROLE_ADMIN');
    officeServer();
    globalThis.fetch = () => new Promise(() => undefined);
    showAt('/app/admin-whizz/investigations');
    await screen.findByText('Read models');
    expect(screen.queryByText('No data')).toBeNull();
    expect(screen.queryByText(/There are no read models/)).toBeNull();
  });

  it('read the events of a stream, found by how its name begins; the address leads there again', async () => {
    signInSomebody('ROLE_ADMIN');
    const server = officeServer();
    const { user, address } = showAt('/app/admin-whizz/investigations');
    await user.type(await screen.findByLabelText('Streams whose name begins with'), 'account-{Enter}');
    await user.click(await screen.findByRole('button', { name: 'account-1f3c' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('AnswerSubmitted')).toBeInTheDocument();
    expect(drawer.getByText(/Sat 21 Nov 2026, 14:02:09/)).toBeInTheDocument();
    expect(drawer.getByText('<b>48</b>')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/app/admin-whizz/investigations?prefix=account-&stream=account-1f3c'));
    expect(server.of(findStreams).at(-1)?.body).toMatchObject({ prefix: 'account-' });
  });

  it('say that no stream begins like that', async () => {
    signInSomebody('ROLE_ADMIN');
    const server = officeServer();
    server.on(findStreams).answers(() => ({ streams: [] }));
    showAt('/app/admin-whizz/investigations?prefix=enquiry-');
    expect(await screen.findByText('No stream has a name that begins like this.')).toBeInTheDocument();
  });

  it('do not send a name that cannot be one', async () => {
    signInSomebody('ROLE_ADMIN');
    const server = officeServer();
    const { user } = showAt('/app/admin-whizz/investigations');
    await user.type(await screen.findByLabelText('Streams whose name begins with'), 'No such; drop{Enter}');
    expect(screen.getByText(/A name is a category, a hyphen and an id/)).toBeInTheDocument();
    expect(server.of(findStreams).every(({ body }) => body['prefix'] === '')).toBe(true);
  });
});

describe('the overview', () => {
  let waiting: ReplyOf<typeof getMockKeyProposals>['proposals'] = [];
  const overview = (counts: () => ReplyOf<typeof getAdminDashboard> | Said) => {
    signInSomebody('ROLE_ADMIN');
    officeServer()
      .on(getAdminDashboard)
      .answers(counts)
      .on(getMockKeyProposals)
      .answers(() => ({ proposals: waiting }));
    showAt('/app/admin-whizz');
  };
  const counts = { schools: 0, schoolStudents: 0, individualStudents: 1_234, accounts: 987, openInvitations: 3 };

  it('says at once that something has stopped', async () => {
    overview(() => counts);
    expect(await screen.findByText(/1.read model has stopped/)).toBeInTheDocument();
  });

  it('leads to each change of a key that waits for whoever looks, and says nothing where none does', async () => {
    const one = {
      proposalId: 'p1',
      paperHash: 'a1'.repeat(32),
      questionId: 'q16',
      number: 16,
      paperName: 'Paper 1',
      setName: 'CEM set 7',
      by: 'Nadia Rahman',
      isAskedOfYou: true,
      proposedAt: '2026-12-05T14:00:00.000Z',
    };
    waiting = [one];
    overview(() => counts);
    const panel = within(await screen.findByRole('region', { name: 'Waits for you' }));
    expect(panel.getByRole('heading', { name: /^1.change of a key waits for a second person/ })).toBeVisible();
    expect(panel.getByRole('link', { name: 'Question 16 of Paper 1, CEM set 7' })).toHaveAttribute(
      'href',
      `/app/admin-whizz/mock-exam-key?paperHash=${one.paperHash}&questionId=q16`,
    );
    expect(panel.getByText(/^Nadia Rahman proposed it on Sat 5 Dec 2026, .* and asked you\.$/)).toBeVisible();
    waiting = [];
    act(askAllAgain);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Waits for you' })).toBeNull());
  });

  it('counts who is there', async () => {
    overview(() => counts);
    const count = async (title: string) => (await screen.findByText(title)).nextSibling;
    expect(await screen.findByText('1,234')).toBeInTheDocument();
    expect(await count('Schools')).toHaveTextContent('0');
    expect(await count('School students')).toHaveTextContent('0');
    expect(await count('Individual students')).toHaveTextContent('1,234');
    expect(await count('Open invitations')).toHaveTextContent('3');
  });

  it('says why it cannot count, and shows what can be done all the same', async () => {
    overview(() => refused(422, 'Unavailable', 'The service is catching its breath.'));
    expect(await screen.findByText('The service is catching its breath.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /View all current users/ })).toBeInTheDocument();
  });

  it('has every card of the office, and a link on none that leads nowhere', async () => {
    overview(() => counts);
    for (const title of [
      ...['Create Admin', 'Add new Head teacher', 'Add new mock exam user', 'View all current users'],
      ...['Manage Mock Exam Sessions', 'Create Mock Exam Session', 'Manage Mock Exams', 'Create Mock Exam Set'],
      'Add English Questions',
    ])
      expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    const known = new Set(routes.map(({ path }) => path));
    const cards = screen.getAllByRole('link').filter((link) => link.classList.contains('office-card'));
    const leadTo = cards.map((link) => new URL(link.getAttribute('href') ?? '', 'http://office').pathname);
    expect(leadTo.length).toBeGreaterThan(5);
    expect(leadTo.filter((path) => !known.has(path))).toEqual([]);
  });
});
