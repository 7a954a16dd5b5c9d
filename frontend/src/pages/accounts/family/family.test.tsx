import { describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { refreshSession } from 'schemas/accounts/accounts.contract';
import {
  addChild,
  archiveChild,
  chooseLearner,
  getMyFamily,
  MOST_CHILDREN,
  openParentsDoor,
  restoreChild,
  shutParentsDoor,
} from 'schemas/accounts/family.contract';
import { getMyParents } from 'schemas/accounts/family/parents.contract';
import { getMyPrivacy } from 'schemas/privacy/privacy.contract';
import { FakeServer, refused, Said } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { forgetAnswers } from '../../../client/kept';
import { session, type Session } from '../../../client/session';
import { WHO_IS_PRACTISING } from '../../../rooms/access';
import DeskRoom from '../../../rooms/desk/desk-room';
import { Guard } from '../../../rooms/guard';
import type { Child } from './api';

const names = ['Amara', 'O’Neill-van der Straeten', '张'];
const child = (name: string, archivedAt: string | null = null): Child => ({
  learnerId: name,
  name,
  bornOn: name === 'Amara' ? '2016-08-31' : null,
  archivedAt,
});

const alone = { isHolder: true, parents: [], invitations: [] };

/** A family at the server, and its session. */
function family(children: Child[], doorOpenSeconds = 0) {
  const somebody = signInSomebody('ROLE_USER');
  forgetAnswers();
  const state = { children, learnerId: children[0]?.learnerId ?? '', doorOpenSeconds };
  const now = (): Session => ({
    email: somebody.email,
    accessToken: somebody.accessToken,
    roles: somebody.roles,
    expiresInSeconds: 600,
    learnerId: state.learnerId,
    childName: state.learnerId,
    learners: state.children
      .filter(({ archivedAt }) => archivedAt === null)
      .map(({ learnerId, name }) => ({ learnerId, childName: name ?? '' })),
    doorOpenSeconds: state.doorOpenSeconds,
  });
  const server = new FakeServer()
    .on(getMyFamily)
    .answers(() => ({ parentFirstName: 'Grace', parentLastName: 'Adeyemi', children: state.children }))
    .on(getMyParents)
    .answers(() => alone)
    .on(chooseLearner)
    .answers(({ learnerId }) => {
      state.learnerId = learnerId;
      state.doorOpenSeconds = 0;
      return now();
    })
    .on(openParentsDoor)
    .answers(({ password }) => {
      if (password !== 'our password') return refused(403, 'PasswordNotRight', 'That is not the password.');
      state.doorOpenSeconds = 900;
      return now();
    })
    .on(shutParentsDoor)
    .answers(() => {
      state.doorOpenSeconds = 0;
      return now();
    })
    .on(refreshSession)
    .answers(now);
  return { server, state, now };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('“Who is practising?”', () => {
  it('shows each child, and goes on as the one who is chosen', async () => {
    const { server, now } = family(names.map((name) => child(name)));
    session.open(now(), 'logged-in');
    expect(session.current()?.asksWho).toBe(true);
    const { user, address } = showAt(`${WHO_IS_PRACTISING}?returnTo=%2Fapp%2Fanalytics`);
    expect(await screen.findByText('The Adeyemi family, on this device')).toBeInTheDocument();
    expect(await button(/^Amara\s*Year/)).toBeInTheDocument();
    await user.click(await button(/^张/));
    await waitFor(() => expect(session.current()).toMatchObject({ learnerId: '张', asksWho: false }));
    expect(server.of(chooseLearner)[0]?.body).toEqual({ learnerId: '张' });
    await waitFor(() => expect(address()).not.toContain(WHO_IS_PRACTISING));
  });

  it('leads a child past the page that a sibling had asked for', async () => {
    const { now } = family(names.map((name) => child(name)));
    session.open({ ...now(), learnerId: 'Amara' }, 'chosen');
    session.open(now(), 'logged-in');
    const { user, address } = showAt(`${WHO_IS_PRACTISING}?returnTo=%2Fapp%2Fmath%2Fquestions%3Fworksheet%3Dw1`);
    await user.click(await button(/^张/));
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
  });

  it('stays where it was when the server cannot be reached, and says so', async () => {
    const { server, now } = family(names.map((name) => child(name)));
    server.on(chooseLearner).answers(() => refused(404, 'ChildNotFound', 'There is no such child in your family.'));
    session.open(now(), 'logged-in');
    const { user, address } = showAt(WHO_IS_PRACTISING);
    await user.click(await button(/^张/));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such child in your family.');
    await waitFor(() => expect(address()).toBe(WHO_IS_PRACTISING));
  });

  it('is asked after a log-in, and when another comes out than was chosen; of an only child never', () => {
    const { state, now } = family(names.map((name) => child(name)));
    session.open(now(), 'chosen');
    session.open(now(), 'instead');
    expect(session.current()?.asksWho).toBe(false);
    // The one who was chosen has been put away on another device.
    state.learnerId = '张';
    session.open(now(), 'instead');
    expect(session.current()?.asksWho).toBe(true);
    session.open(now(), 'instead');
    expect(session.current()?.asksWho).toBe(true);
    state.children = [child('张')];
    session.open(now(), 'logged-in');
    expect(session.current()?.asksWho).toBe(false);
  });
});

describe('a page of a child', () => {
  const desk = (address: string) =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={WHO_IS_PRACTISING} element={<p>who</p>} />
          <Route path="/app/dashboard" element={<DeskRoom>the dashboard</DeskRoom>} />
          <Route
            path="*"
            element={
              <Guard who={['ROLE_USER']}>
                <DeskRoom>the page</DeskRoom>
              </Guard>
            }
          />
        </Routes>
      </MemoryRouter>,
    );

  it('goes with a switch in another tab: what stood there was the other child’s', async () => {
    const { state, now } = family(names.map((name) => child(name)));
    session.open(now(), 'chosen');
    desk('/app/math/questions?worksheet=w1');
    expect(await screen.findByText('the page')).toBeInTheDocument();
    state.learnerId = '张';
    act(() => session.open(now(), 'chosen'));
    expect(await screen.findByText('the dashboard')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '张: account menu' })).toBeInTheDocument();
  });
});

describe('the parents’ door', () => {
  it('keeps the page until the password is right, and opens it where it stood', async () => {
    const { server, now } = family([child('Amara')]);
    session.open(now());
    const { user } = showAt('/app/family');
    const box = await screen.findByLabelText('Parent’s password');
    expect(server.of(getMyFamily)).toHaveLength(0);
    await user.type(box, 'a guess{Enter}');
    expect(await screen.findByText('That is not the password.')).toBeInTheDocument();
    await user.clear(box);
    await user.type(box, 'our password{Enter}');
    expect(await screen.findByText(/is open for 15.minutes/)).toBeInTheDocument();
    await user.click(await button('Close the parents’ door'));
    expect(await screen.findByLabelText('Parent’s password')).toHaveValue('');
    expect(screen.queryByText('Amara')).toBeNull();
  });

  it('is asked for by a command whose time was over, which then goes on by itself', async () => {
    const { server, state, now } = family([child('Amara')]);
    // By this device’s clock it is open still.
    session.open({ ...now(), doorOpenSeconds: 900 });
    server.on(addChild).answers(({ name }) => {
      if (state.doorOpenSeconds === 0) return refused(403, 'PasswordWanted', 'This is for parents.');
      state.children = [...state.children, child(name)];
      return { learnerId: name };
    });
    const user = userEvent.setup();
    render(
      <MemoryRouter initialEntries={['/app/family']}>
        <Routes>
          <Route path="*" element={<DeskRoom>{await pageOf('/app/family')}</DeskRoom>} />
        </Routes>
      </MemoryRouter>,
    );
    await user.click(await button('Add a child'));
    await user.type(await screen.findByLabelText('Name'), 'Tunde{Enter}');
    await user.type(await screen.findByLabelText('Parent’s password'), 'our password{Enter}');
    expect(await screen.findByRole('heading', { name: 'Tunde' })).toBeInTheDocument();
    expect(server.of(addChild).map(({ headers }) => headers['Idempotency-Key'])).toHaveLength(2);
  });
});

async function pageOf(path: string) {
  const { routes } = await import('../../../routes');
  const Page = routes.find((screen) => screen.path === path)?.Page;
  return Page ? <Page /> : null;
}

describe('the family', () => {
  const open = (children: Child[]) => {
    const all = family(children, 900);
    session.open(all.now());
    return { ...all, ...showAt('/app/family') };
  };

  it('says that nobody has said who practises, where nobody has', async () => {
    open([{ ...child('one'), name: null }]);
    expect(await screen.findByText(/^Nobody has said yet who practises here/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change My first child' })).toBeInTheDocument();
  });

  it('says what is known of each, and puts away and brings back', async () => {
    const { server, state, user } = open([child('Amara'), child('Tunde'), child('Ife', '2026-11-20T10:00:00.000Z')]);
    server
      .on(archiveChild)
      .answers(() => {
        state.children = [child('Amara'), child('Tunde', '2026-11-22T10:00:00.000Z'), child('Ife')];
        return {};
      })
      .on(restoreChild)
      .answers(() => refused(409, 'ChildNameTaken', 'You have a child of this name already.'));
    expect(await screen.findByText(/, born Wed 31 Aug 2016$/)).toBeInTheDocument();
    await user.click(await button('Bring Ife back'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You have a child of this name already.');
    await user.click(await button('Put Tunde away'));
    const dialog = await screen.findByRole('dialog', { hidden: true });
    await user.click(within(dialog).getByRole('button', { name: 'Put away', hidden: true }));
    expect(await button('Bring Tunde back')).toBeInTheDocument();
    await waitFor(() =>
      expect(session.current()?.learners.map(({ childName }) => childName)).toEqual(['Amara', 'Ife']),
    );
  });

  it('does not put the only child away, and says when there are as many as can be', async () => {
    const { unmount } = open([child('Amara')]);
    await screen.findByRole('heading', { name: 'Amara' });
    expect(screen.queryByRole('button', { name: 'Put Amara away' })).toBeNull();
    unmount();
    open(Array.from({ length: MOST_CHILDREN }, (_, index) => child(`Child ${index}`)));
    expect(await screen.findByText(/^10 children can practise at a time/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a child' })).toBeNull();
  });

  it('does not put away the last who is not to be erased, and says why', async () => {
    const { server, now } = family([child('Amara'), child('Tunde')], 900);
    session.open(now());
    server.on(getMyPrivacy).answers(() => ({
      email: 'ann@example.org',
      hasPlan: false,
      account: [],
      address: [],
      isAddressConfirmed: true,
      otherParents: 0,
      childrenAside: 0,
      children: [],
      looks: [],
      looksAsChild: [],
      copies: [],
      erasures: [
        {
          erasureId: 'e-1',
          whom: 'child',
          learnerId: 'Tunde',
          state: 'asked',
          askedAt: '2026-11-22T10:00:00.000Z',
          dueAt: '2026-12-06T10:00:00.000Z',
        },
      ],
    }));
    showAt('/app/family');
    expect(await screen.findByText(/^Amara is the only child who is not to be erased/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Put Amara away' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Put Tunde away' })).toBeInTheDocument();
  });

  it('says beside the box what is wrong with a name or a birthday', async () => {
    const { server, user } = open([child('Amara')]);
    server.on(addChild).answers(() => refused(409, 'ChildNameTaken', 'You have a child of this name already.'));
    await user.click(await button('Add a child'));
    const name = await screen.findByLabelText('Name');
    await user.click(screen.getByRole('button', { name: 'Add', hidden: true }));
    expect(name).toHaveAccessibleDescription('Name is required');
    await user.type(name, 'amara');
    const born = screen.getByLabelText(/^Date of birth/);
    await user.type(born, '2100-01-01');
    await user.click(screen.getByRole('button', { name: 'Add', hidden: true }));
    expect(born).toHaveAccessibleDescription('Enter a date in the past');
    await user.clear(born);
    await user.click(screen.getByRole('button', { name: 'Add', hidden: true }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('You have a child of this name already.'));
  });

  it.each([
    ['name', 'Name', /^Please type the name again/],
    ['bornOn', /^Date of birth/, /^Please check the date/],
  ] as const)('says at its own box what the server did not take: %s', async (field, label, words) => {
    const { server, user } = open([child('Amara')]);
    const errors = [{ field: `/${field}`, message: 'must match pattern' }];
    server
      .on(addChild)
      .answers(() => new Said(400, { code: 'RequestNotValid', title: 'Please check what you sent.', errors }));
    await user.click(await button('Add a child'));
    await user.type(await screen.findByLabelText('Name'), 'Tunde');
    await user.type(screen.getByLabelText(/^Date of birth/), '2016-02-29');
    await user.click(screen.getByRole('button', { name: 'Add', hidden: true }));
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words));
    const other = field === 'name' ? screen.getByLabelText(/^Date of birth/) : screen.getByLabelText('Name');
    expect(other).not.toBeInvalid();
  });
});
