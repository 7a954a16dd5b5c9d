import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { refreshSession, validateUser } from 'schemas/accounts/accounts.contract';
import { submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { question, Sheet } from '../../testing/practice/catalogue';
import { refused } from '../../testing/fake-server';
import { serving } from '../../testing/practice/practice-server';
import { signInSomebody } from '../../testing/somebody';
import { answers, startSendingAnswers } from '../client/answers/saved';
import type { Session } from '../client/session';
import { routes } from '../routes';
import { Guard } from './guard';

startSendingAnswers();

let here = '';
function Here() {
  const { pathname, search } = useLocation();
  here = pathname + search;
  return null;
}

/** The screens behind their guard, without the frame of the room. */
function show() {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/app/math/questions?worksheet=w1&q=2']}>
      <Here />
      <Suspense>
        <Routes>
          {routes.map(({ path, who, Page }) => (
            <Route key={path} path={path} element={who ? <Guard who={who}>{<Page />}</Guard> : <Page />} />
          ))}
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  return user;
}

/** A child whose session is ended elsewhere in the middle of the second question. */
async function sentOut() {
  const child = signInSomebody('ROLE_USER');
  const sheet = new Sheet(
    'w1',
    [1, 2, 3].map((number) => ({ question: question(number), key: '5' })),
  );
  sheet.answers.set(1, '5');
  const door: { child: Session; open: boolean } = { child, open: false };
  const server = serving(sheet, (all) =>
    all
      .on(refreshSession)
      .answers(() => refused(401, 'SessionEnded', 'This session has ended.'))
      .on(validateUser)
      .answers(() => {
        door.open = true;
        return door.child;
      })
      .on(submitAnswer)
      .answers(({ questionNumber, answer }) => {
        if (!door.open) return refused(401, 'NotSignedIn', 'Please log in.');
        sheet.answers.set(questionNumber, answer);
        return {};
      }),
  );
  const user = show();
  await screen.findByRole('heading', { level: 1, name: 'Question 2' });
  await user.keyboard('999');
  await screen.findByText('You have been logged out.');
  const logIn = async (as: Session) => {
    door.child = as;
    await user.type(await screen.findByLabelText('Email'), as.email);
    await user.type(screen.getByLabelText('Password'), 'password1{Enter}');
  };
  return { child, server, sheet, logIn };
}

describe('a session that was ended elsewhere', () => {
  it('is told with its reason and what is kept, and goes on at the same question with the answer sent', async () => {
    const { child, sheet, logIn } = await sentOut();
    expect(screen.getByText(/The password was changed, or this log-in was ended/)).toBeInTheDocument();
    expect(await screen.findByText(/^1.answer is kept on this device, and is sent/)).toBeInTheDocument();
    await logIn(child);
    await screen.findByRole('heading', { level: 1, name: 'Question 2' });
    expect(here).toBe('/app/math/questions?worksheet=w1&q=2');
    await waitFor(() => expect(sheet.answers.get(2)).toBe('999'));
    await waitFor(async () => expect(await answers.keptFor(child.learnerId)).toBe(0));
    expect(screen.getByRole('textbox', { name: /Your answer/ })).toHaveValue('999');
  });

  it('leads another child of the device to their own pages, and sends nothing of the first', async () => {
    const { child, sheet, logIn } = await sentOut();
    await logIn({
      email: 'ben@example.com',
      accessToken: 'token-ben',
      roles: ['ROLE_USER'],
      childName: 'Ben',
      learnerId: 'ben',
      learners: [],
      expiresInSeconds: 600,
      doorOpenSeconds: 0,
    });
    await waitFor(() => expect(here).toBe('/app/dashboard'));
    await answers.sendNow();
    expect(sheet.answers.has(2)).toBe(false);
    expect(await answers.keptFor(child.learnerId)).toBe(1);
    expect(await answers.keptFor('ben')).toBe(0);
  });
});
