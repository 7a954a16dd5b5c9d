import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { getWorksheetQuestions } from 'schemas/practice/worksheets/worksheets.contract';
import { question, Sheet } from '../../../../testing/practice/catalogue';
import { serving } from '../../../../testing/practice/practice-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { beingWritten } from '../../../client/answers/being-written';
import { forgetAnswers } from '../../../client/kept';
import { session } from '../../../client/session';

const two = () =>
  new Sheet('w1', [
    { question: question(1), key: '5' },
    { question: question(2), key: '20' },
  ]);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Your answer/ });

/** As the browser brings a page back that it has kept whole. */
const restore = () => {
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
};

beforeEach(() => {
  beingWritten.drop();
  signInSomebody('ROLE_USER');
});

describe('the place in a worksheet', () => {
  it('is found again by a reload once its question was checked, though the next is open', async () => {
    const sheet = two();
    sheet.checksEach = true;
    serving(sheet);
    const first = showAt('/app/math/questions?worksheet=w1');
    await first.user.type(await box(), '5');
    await first.user.click(screen.getByRole('button', { name: 'Check' }));
    await screen.findByRole('button', { name: 'Next: question 2' });
    const left = first.address();
    first.unmount();
    forgetAnswers();
    showAt(left);
    await heading('Question 1');
    expect(screen.getByRole('button', { name: 'Next: question 2' })).toBeInTheDocument();
  });

  it('stands in the address once it is shown, without another page to go back through', async () => {
    serving(two());
    const { user, address, back } = showAt('/app/math/questions?topic=fractions&subtopic=of-amounts');
    await user.click(await screen.findByRole('button', { name: /Start 5/ }));
    await heading('Question 1');
    await waitFor(() => expect(address()).toBe('/app/math/questions?worksheet=w1&q=1'));
    await back();
    await heading('Of amounts');
  });
});

describe('a page that the browser brings back as it was', () => {
  it('asks again for what was answered elsewhere meanwhile', async () => {
    const sheet = two();
    const server = serving(sheet);
    showAt('/app/math/questions?worksheet=w1&q=1');
    await heading('Question 1');
    const asked = server.of(getWorksheetQuestions).length;
    sheet.answers.set(1, '7');
    restore();
    await waitFor(async () => expect(await box()).toHaveValue('7'), { timeout: 60_000 });
    expect(server.of(getWorksheetQuestions).length).toBeGreaterThan(asked);
  });

  it('looks who is signed in: another tab may have ended the session, and no event has told of it', () => {
    let told = 0;
    session.watch(() => (told += 1));
    localStorage.removeItem('fieldfare.session');
    restore();
    expect(told).toBeGreaterThan(0);
    expect(session.current()).toBeUndefined();
  });
});
