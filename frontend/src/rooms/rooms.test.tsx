import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { sendConfirmationAgain, signOut } from 'schemas/accounts/accounts.contract';
import type { RoleName } from 'schemas/accounts/roles';
import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';
import { FakeServer, refused } from '../../testing/fake-server';
import { signInSomebody } from '../../testing/somebody';
import { forgetAnswers } from '../client/kept';
import { session } from '../client/session';
import { routes } from '../routes';
import type { Room } from '../screen';
import { asksNobody, landingFor, safeReturn, WHO_IS_PRACTISING } from './access';
import DeskRoom from './desk/desk-room';
import { whatHappens } from './desk/confirm-address';
import { FrontRoom } from './desk/front-room';
import { Guard } from './guard';
import OfficeRoom from './office/office-room';

function LogIn() {
  const { pathname, search } = useLocation();
  return <p>log-in {pathname + search}</p>;
}

function showDesk(address = '/app/math/questions') {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/auth/individual-login" element={<LogIn />} />
        <Route
          path="*"
          element={
            <Guard who={['ROLE_USER', 'ROLE_FREE_USER']}>
              <DeskRoom>
                <h1>The page</h1>
              </DeskRoom>
            </Guard>
          }
        />
      </Routes>
    </MemoryRouter>,
  );
}

const trialOf = (daysLeft: number, confirmEmailBy: string | null = null) =>
  new FakeServer()
    .on(getTimeLeftOnFreemiumTrial)
    .answers(() => ({ daysLeft, trialEndsOn: '2026-12-01', dailyLimit: 50, remainingToday: 20, confirmEmailBy }))
    .on(signOut)
    .answers(() => ({}));

describe('the routes', () => {
  it('have each path once', () => {
    const paths = routes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('guard everything under /mock-exams that is a page', () => {
    const open = routes.filter(({ path, who, load }) => path.startsWith('/mock-exams/') && load && !who);
    expect(open).toEqual([]);
  });

  it('guard everything under /app', () => {
    const open = routes.filter(({ path, who, load }) => path.startsWith('/app') && load && !who);
    expect(open).toEqual([]);
  });
});

describe('somebody at the door of another room', () => {
  /** Every guarded address of one room, with something in the places that an address leaves open. */
  const addressesOf = (room: Room) =>
    routes.filter((each) => each.room === room && each.who).map(({ path }) => path.replace(/:\w+/, 'questions'));

  function opened(address: string): string {
    let here = '';
    function Here() {
      here = useLocation().pathname;
      return null;
    }
    const { unmount } = render(
      <MemoryRouter initialEntries={[address]}>
        <Here />
        <Routes>
          {routes.map(({ path, who }) => (
            <Route key={path} path={path} element={who && <Guard who={who}>The page</Guard>} />
          ))}
        </Routes>
      </MemoryRouter>,
    );
    unmount();
    return here;
  }

  it.each<{ who: string; roles: RoleName[]; room: Room; own: string }>([
    {
      who: 'an admin whose account began as a free one',
      roles: ['ROLE_FREE_USER', 'ROLE_ADMIN'],
      room: 'desk',
      own: '/app/admin-whizz',
    },
    { who: 'an admin', roles: ['ROLE_ADMIN'], room: 'desk', own: '/app/admin-whizz' },
    {
      who: 'an editor',
      roles: ['ROLE_FREE_USER', 'ROLE_CONTENT_ENTRY'],
      room: 'desk',
      own: '/app/admin-whizz/add-english-question',
    },
    { who: 'a child', roles: ['ROLE_USER'], room: 'office', own: '/app/dashboard' },
    { who: 'a child on a trial', roles: ['ROLE_FREE_USER'], room: 'office', own: '/app/dashboard' },
  ])('is sent to their own: $who, from every address of the $room', ({ roles, room, own }) => {
    signInSomebody(...roles);
    const addresses = addressesOf(room);
    expect(addresses.length).toBeGreaterThan(4);
    expect(addresses.map(opened)).toEqual(addresses.map(() => own));
  });

  it.each<[RoleName[], string]>([
    [['ROLE_USER', 'ROLE_ADMIN'], '/app/math'],
    [['ROLE_USER', 'ROLE_ADMIN'], '/app/admin-whizz'],
    [['ROLE_FREE_USER', 'ROLE_TEACHER'], '/app/dashboard'],
    [['ROLE_CONTENT_ENTRY'], '/app/admin-whizz/flagged-questions'],
  ])('is let in where they belong: %j at %s', (roles, address) => {
    signInSomebody(...roles);
    expect(opened(address)).toBe(address);
  });
});

describe('access', () => {
  it.each<[RoleName[], string]>([
    [['ROLE_FREE_USER'], '/app/dashboard'],
    [['ROLE_USER', 'ROLE_ADMIN'], '/app/admin-whizz'],
    [['ROLE_MOCK_EXAM_STUDENT', 'ROLE_USER'], '/mock-exams'],
    [['ROLE_USER', 'ROLE_CONTENT_ENTRY'], '/app/admin-whizz/add-english-question'],
    [['ROLE_TEACHER'], '/'],
    [[], '/'],
  ])('lands %j at %s', (roles, landing) => {
    expect(landingFor(roles)).toBe(landing);
  });

  it.each([
    ['/app/math?topic=x', '/app/math?topic=x'],
    ['//elsewhere', undefined],
    ['/\\elsewhere', undefined],
    ['/\t/elsewhere', undefined],
    ['/app/\n/x', undefined],
    ['/\u00a0/x', undefined],
    ['javascript:alert(1)', undefined],
    [null, undefined],
  ])('comes back to %j as %j', (address, back) => {
    expect(safeReturn(address)).toBe(back);
  });
});

describe('the desk', () => {
  it('sends a visitor to the log-in, and remembers where they wanted to go', async () => {
    session.close('expired');
    showDesk('/app/math/questions?topic=fractions');
    expect(await screen.findByText(/^log-in/)).toHaveTextContent(
      '/auth/individual-login?returnTo=%2Fapp%2Fmath%2Fquestions%3Ftopic%3Dfractions',
    );
  });

  it('sends to the log-in somebody whose room is not built yet', async () => {
    signInSomebody('ROLE_TEACHER');
    showDesk();
    expect(await screen.findByText(/^log-in/)).toBeInTheDocument();
  });

  it('shows a free account its trial and the way to upgrade', async () => {
    trialOf(6);
    signInSomebody('ROLE_FREE_USER');
    showDesk();
    expect(await screen.findByText(/You have 6.days left on your trial\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/app/my-subscription');
  });

  it('shows no message, but still the upgrade, when the trial cannot be looked up', async () => {
    const server = new FakeServer().on(getTimeLeftOnFreemiumTrial).answers(() => refused(403, 'NotAllowed', 'No'));
    signInSomebody('ROLE_FREE_USER');
    showDesk();
    await waitFor(() => expect(server.seen).toHaveLength(1));
    expect(screen.queryByText(/trial/i)).toBeNull();
    expect(screen.getByRole('link', { name: 'Upgrade' })).toBeInTheDocument();
  });

  it('lets no page be pushed down by what it learns of the trial, and remembers that for the day', async () => {
    trialOf(6, '2999-01-01');
    signInSomebody('ROLE_FREE_USER');
    const first = showDesk('/app/dashboard');
    const page = () => screen.queryByRole('heading', { name: 'The page' });
    const banner = () => screen.queryByRole('region', { name: 'For a parent' });
    expect(page()).toBeNull();
    await waitFor(() => expect(page()).toBeInTheDocument());
    expect(banner()).toBeInTheDocument();
    first.unmount();
    forgetAnswers();
    showDesk('/app/dashboard');
    expect(page()).toBeInTheDocument();
    expect(screen.getByText(/You have 6.days left on your trial\./)).toBeInTheDocument();
    expect(banner()).toBeInTheDocument();
  });

  it('tells the parent from the first minute that the address waits, and sends the mail again', async () => {
    const server = trialOf(30, '2999-01-01')
      .on(sendConfirmationAgain)
      .answers(() => ({}));
    signInSomebody('ROLE_FREE_USER');
    showDesk('/app/dashboard');
    const banner = within(await screen.findByRole('region', { name: 'For a parent' }));
    expect(banner.getByText(/the mail we sent to amara@example\.com/)).toBeInTheDocument();
    expect(banner.getByText(/^Everything works today\. From tomorrow on/)).toBeInTheDocument();
    await userEvent.click(banner.getByRole('button', { name: 'Send the mail again' }));
    expect(await banner.findByRole('status')).toHaveTextContent('We have sent the mail again, to amara@example.com.');
    expect(server.of(sendConfirmationAgain)).toHaveLength(1);
  });

  it('says on the second day what waits, and that nothing is lost', () => {
    expect(whatHappens('2026-11-22', '2026-11-22')).toMatch(/^Everything works today/);
    expect(whatHappens('2026-11-22', '2026-11-23')).toMatch(/^New worksheets start again .* nothing is lost\.$/);
  });

  it.each([
    ['beside a question', '/app/math/questions?worksheet=w1', '2999-01-01'],
    ['where the address is confirmed', '/app/dashboard', null],
  ])('says nothing of it %s', async (_, address, confirmEmailBy) => {
    trialOf(6, confirmEmailBy);
    signInSomebody('ROLE_FREE_USER');
    showDesk(address);
    await screen.findByText(/left on your trial/);
    expect(screen.queryByRole('region', { name: 'For a parent' })).toBeNull();
  });

  it.each(asksNobody.filter((page) => page !== WHO_IS_PRACTISING))(
    'asks a parent of two children for no child on %s',
    async (page) => {
      trialOf(6);
      const { learners, ...parent } = signInSomebody('ROLE_USER');
      session.open({ ...parent, learners: [...learners, { learnerId: 'learner-b', childName: 'Bea' }] });
      expect(session.current()?.asksWho).toBe(true);
      showDesk(page);
      expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
    },
  );

  it('asks for no child where a mail’s link leads to the plan', () => {
    expect(asksNobody).toContain('/app/my-subscription');
  });

  it('asks nobody to upgrade who has a plan', () => {
    const server = trialOf(6);
    signInSomebody('ROLE_FREE_USER', 'ROLE_USER');
    showDesk();
    expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull();
    expect(server.seen).toEqual([]);
  });

  it('leads to the three subjects, and to mock exams only those who sit them', () => {
    trialOf(6);
    signInSomebody('ROLE_USER');
    showDesk();
    const menu = within(screen.getByRole('navigation', { name: 'Practice and progress' }));
    expect(menu.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/app/math/questions');
    expect(menu.getByRole('link', { name: /Verbal Reasoning.*BETA/ })).toHaveAttribute(
      'href',
      '/app/verbal-reasoning/questions',
    );
    expect(menu.queryByText('Mock Exam Portal')).toBeNull();
  });

  it('has the mock exam portal for a mock exam student', () => {
    trialOf(6);
    signInSomebody('ROLE_USER', 'ROLE_MOCK_EXAM_STUDENT');
    showDesk();
    expect(screen.getByRole('link', { name: 'Mock Exam Portal' })).toHaveAttribute('href', '/mock-exams');
  });

  it('has as many names across a phone where mock exams are sat: the portal is under "More"', async () => {
    trialOf(30);
    signInSomebody('ROLE_USER', 'ROLE_MOCK_EXAM_STUDENT');
    showDesk('/mock-exams');
    const menu = screen.getByRole('navigation', { name: 'Practice and progress' });
    const across = within(menu)
      .getAllByRole('link')
      .filter((link) => !link.classList.contains('wide-only'));
    expect(across).toHaveLength(5);
    const more = screen.getByRole('button', { name: 'More' });
    expect(more).toHaveClass('present');
    await userEvent.click(more);
    const panel = within(screen.getAllByRole('list').at(-1) ?? document.body);
    expect(panel.getByRole('link', { name: 'Mock Exam Portal' })).toHaveAttribute('href', '/mock-exams');
  });

  it('has what does not fit across a phone under "More", and closes it once somebody has chosen', async () => {
    trialOf(30);
    signInSomebody('ROLE_USER');
    showDesk('/app/parents');
    const more = screen.getByRole('button', { name: 'More' });
    expect(more).toHaveClass('present');
    await userEvent.click(more);
    const panel = within(screen.getAllByRole('list').at(-1) ?? document.body);
    expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Review',
      'Mistakes book',
      'For parents',
    ]);
    expect(panel.getByRole('link', { name: 'For parents' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(panel.getByRole('link', { name: 'Mistakes book' }));
    expect(more).toHaveAttribute('aria-expanded', 'false');
  });

  it('leads to the mistakes book and to the view of the parents, on a phone by the account menu', async () => {
    trialOf(6);
    signInSomebody('ROLE_USER');
    showDesk();
    const menu = within(screen.getByRole('navigation', { name: 'Practice and progress' }));
    expect(menu.getByRole('link', { name: 'Mistakes book' })).toHaveAttribute('href', '/app/mistakes');
    expect(menu.getByRole('link', { name: 'For parents' })).toHaveAttribute('href', '/app/parents');
    await userEvent.click(screen.getByRole('button', { name: 'Amara: account menu' }));
    expect(screen.getAllByRole('link', { name: 'Mistakes book' })).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'For parents' })).toHaveLength(2);
  });

  it('has no menu for the account that only enters content', () => {
    trialOf(6);
    signInSomebody('ROLE_USER', 'ROLE_CONTENT_ENTRY');
    showDesk();
    expect(screen.queryByRole('navigation', { name: 'Practice and progress' })).toBeNull();
  });

  it('logs out here and on the server, and does not lead the next child to this page', async () => {
    const server = trialOf(6);
    signInSomebody('ROLE_FREE_USER');
    showDesk();
    await userEvent.click(screen.getByRole('button', { name: 'Amara: account menu' }));
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText(/^log-in/)).toHaveTextContent(/^log-in \/auth\/individual-login$/);
    expect(session.current()).toBeUndefined();
    await waitFor(() => expect(server.of(signOut)).toHaveLength(1));
  });

  it('closes its menus with Escape and gives the focus back', async () => {
    trialOf(6);
    signInSomebody('ROLE_USER');
    showDesk();
    const opener = screen.getByRole('button', { name: 'Reading comfort' });
    await userEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
  });

  it('remembers reading comfort for each child of this device', async () => {
    trialOf(6);
    const { learnerId } = signInSomebody('ROLE_USER');
    showDesk();
    await userEvent.click(screen.getByRole('button', { name: 'Reading comfort' }));
    await userEvent.click(screen.getByLabelText('150%'));
    await userEvent.click(screen.getByLabelText('Pale blue'));
    await userEvent.click(screen.getByLabelText('Wider'));
    expect(document.documentElement.dataset).toMatchObject({ text: '150', paper: 'blue', spacing: 'wide' });
    expect(localStorage.getItem(`fieldfare.comfort.${learnerId}`)).toBe(
      '{"text":"150","paper":"blue","spacing":"wide"}',
    );
  });
});

describe('the pages before the log-in', () => {
  it('have reading comfort one press away, too, and take it up', async () => {
    session.close();
    render(
      <MemoryRouter>
        <FrontRoom>A page</FrontRoom>
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Reading comfort' }));
    await userEvent.click(screen.getByLabelText('125%'));
    await userEvent.click(screen.getByLabelText('White'));
    expect(document.documentElement.dataset).toMatchObject({ text: '125', paper: 'white', spacing: 'normal' });
  });
});

describe('the office', () => {
  it.each<[RoleName, string[]]>([
    [
      'ROLE_ADMIN',
      [
        'Overview',
        'English questions',
        'Flagged questions',
        'Users',
        'Sets and papers',
        'Mock exams',
        'Articles',
        'Mailing list',
        'Funnel',
        'Rights',
        'Prices',
        'Discount codes',
        'Stripe and us',
        'Investigations',
        'Logging in',
      ],
    ],
    ['ROLE_CONTENT_ENTRY', ['English questions', 'Flagged questions', 'Logging in']],
  ])('shows %s %j, and its mark leads where their work begins', (role, titles) => {
    signInSomebody(role);
    render(
      <MemoryRouter>
        <OfficeRoom />
      </MemoryRouter>,
    );
    const menu = within(screen.getByRole('navigation', { name: 'Office' }));
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(titles);
    expect(screen.getByRole('link', { name: /Fieldfare/ })).toHaveAttribute('href', landingFor([role]));
  });

  it('shows whoever has yet to set up their second factor the page that does it, and none that leads back there', () => {
    session.open(Object.assign(signInSomebody('ROLE_ADMIN'), { mustEnrol: true as const }));
    render(
      <MemoryRouter>
        <OfficeRoom />
      </MemoryRouter>,
    );
    const menu = within(screen.getByRole('navigation', { name: 'Office' }));
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['Logging in']);
  });
});
