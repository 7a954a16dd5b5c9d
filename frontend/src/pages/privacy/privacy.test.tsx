import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getWhatWePassedOn } from 'schemas/advertising/advertising.contract';
import { getMyPrivacy } from 'schemas/privacy/privacy.contract';
import { FakeServer } from '../../../testing/fake-server';
import { showAt } from '../../../testing/show';
import { signInSomebody } from '../../../testing/somebody';
import type { MyPrivacy } from './api';

const kept = (table: string, count: number) => ({ table, words: `All of ${table}`, count, named: 0 });
const unpaid = { plan: null, examsToCome: 0 };
const child = (name: string): MyPrivacy['children'][number] => ({
  learnerId: name,
  name,
  isArchived: false,
  kept: [kept('practice_worksheets', 4)],
  ...unpaid,
});
const alone: MyPrivacy = {
  email: 'ann@example.org',
  hasPlan: false,
  account: [kept('accounts_accounts', 1)],
  address: [],
  isAddressConfirmed: true,
  otherParents: 0,
  childrenAside: 0,
  children: [child('Amara'), child('Ben'), child('Niamh')],
  looks: [],
  looksAsChild: [],
  copies: [],
  erasures: [],
};
const asked = (learnerId: string | null, state: MyPrivacy['erasures'][number]['state'] = 'asked') => ({
  erasureId: `erase ${learnerId}`,
  whom: learnerId === null ? ('family' as const) : ('child' as const),
  learnerId,
  state,
  askedAt: '2026-11-22T10:00:00.000Z',
  dueAt: '2026-12-06T10:00:00.000Z',
});

async function shown(privacy: Partial<MyPrivacy>) {
  new FakeServer()
    .on(getMyPrivacy)
    .answers(() => ({ ...alone, ...privacy }))
    .on(getWhatWePassedOn)
    .answers(() => ({ agreed: null, withdrawnAt: null, mailingList: null, passedOn: [] }));
  showAt('/app/privacy');
  await screen.findByRole('heading', { name: 'Erase' });
}

beforeEach(() => {
  signInSomebody('ROLE_FREE_USER');
});

describe('what is kept', () => {
  it('counts what stands under the address alone, and claims no more than it counts', async () => {
    await shown({ address: [kept('marketing_subscribers', 1)] });
    expect(screen.getByText('We keep 14 entries, of you and 3 children.')).toBeInTheDocument();
    expect(screen.getByText('All of marketing_subscribers')).toBeInTheDocument();
    expect(screen.queryByText(/nothing else is kept/i)).toBeNull();
    expect(screen.queryByText(/other parent/)).toBeNull();
  });
  it('says what it leaves out: other parents, children left aside, an address that nobody has confirmed', async () => {
    await shown({ otherParents: 1, childrenAside: 2, isAddressConfirmed: false });
    expect(screen.getByText(/Another parent belongs to your family/)).toHaveTextContent('is not counted here');
    expect(screen.getByText(/So does every other parent/)).toBeInTheDocument();
    expect(screen.getByText(/^2 children of your own/)).toBeInTheDocument();
    expect(screen.getByText(/once you have confirmed that the address is yours/)).toBeInTheDocument();
  });
  it('tells of looks at lists in which everybody stands', async () => {
    const lastAt = '2026-11-22T10:00:00.000Z';
    const look = (name: 'users' | 'sitters') => ({ shown: name, lastAt, times: 1 });
    await shown({ looks: [look('users'), look('sitters')] });
    expect(screen.getByText(/saw the list of all accounts, in which yours stands/)).toBeInTheDocument();
    expect(screen.getByText(/saw who has booked a mock exam/)).toBeInTheDocument();
  });
});

describe('erasing', () => {
  const offered = () =>
    within(screen.getByRole('region', { name: 'Erase' }))
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);

  it('is offered of each child but the last who stays, and names whom a button keeps', async () => {
    await shown({ erasures: [asked('Amara'), asked('Ben')] });
    expect(offered()).toEqual(['Keep Amara', 'Keep Ben', 'Erase the whole family']);
    expect(screen.getByText(/^Niamh would be the only child left/)).toBeInTheDocument();
  });
  it('is not offered of a child who was put away while every other is to be erased', async () => {
    const away = { ...child('Amara'), isArchived: true };
    await shown({ children: [away, child('Ben')], erasures: [asked('Ben')] });
    expect(offered()).toEqual(['Keep Ben', 'Erase the whole family']);
    expect(screen.getByText(/^Amara would be the only child left, and cannot be erased alone/)).toBeInTheDocument();
  });
  it('is offered of a child who was put away while another practises', async () => {
    await shown({ children: [{ ...child('Amara'), isArchived: true }, child('Ben')] });
    expect(offered()).toEqual(['Erase Amara', 'Erase the whole family']);
  });
  it('says what becomes of what is paid for a child, and nothing of money where nothing is', async () => {
    const paid = (name: string, more: Partial<MyPrivacy['children'][number]>) => ({ ...child(name), ...more });
    await shown({
      children: [
        paid('Amara', { plan: { productId: 2, how: 'ends' }, examsToCome: 1 }),
        paid('Ben', { plan: { productId: 4, how: 'practice goes on' } }),
        paid('Cleo', { plan: { productId: 2, how: 'ends with the month' } }),
        child('Niamh'),
      ],
    });
    const formOf = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: `Erase ${name}` }));
      const dialog = within(await screen.findByRole('dialog'));
      const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      return lines.slice(2).join(' ');
    };
    const amara = await formOf('Amara');
    expect(amara).toContain('“Monthly mock exams” ends on that day. Until then it is charged as always');
    expect(amara).toMatch(/1.mock exam that you bought for them is given up\. Nothing is given back by itself\./);
    expect(await formOf('Ben')).toContain('becomes “Standard plan” on that day: your other children go on practising');
    expect(await formOf('Cleo')).toContain('goes on to the end of its month, and nothing more is charged');
    expect(await formOf('Niamh')).toBe('');
  });
  it('is not offered of a family to which another parent belongs, and says why', async () => {
    await shown({ otherParents: 1 });
    expect(offered()).toEqual(['Erase Amara', 'Erase Ben', 'Erase Niamh']);
    expect(screen.getByText(/cannot be erased while another parent belongs to it/)).toBeInTheDocument();
  });
});
