import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { getFlagNotes, markFlagNoteRead } from 'schemas/practice/flagging/flagging.contract';
import { FakeServer } from '../../../testing/fake-server';
import { flagNote } from '../../../testing/practice/flag-note';
import { signInSomebody } from '../../../testing/somebody';
import { FlagNotesForParents, UnreadFlagNotes, useFlagNotes, type FlagNote } from './flag-notes';

const note: FlagNote = { ...flagNote, note: 'Only one of the answers is right now.', answer: 2 };

function Notes() {
  const { data } = useFlagNotes();
  return (
    <>
      <UnreadFlagNotes notes={data} />
      <FlagNotesForParents notes={data} />
    </>
  );
}

it('a note is told to the child until it is put away, and to the parents all the same', async () => {
  signInSomebody();
  let isRead = false;
  const server = new FakeServer()
    .on(getFlagNotes)
    .answers(() => [{ ...note, isRead }])
    .on(markFlagNoteRead)
    .answers(() => {
      isRead = true;
      return {};
    });
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <Notes />
    </MemoryRouter>,
  );
  expect(await screen.findByText('About the question that you flagged')).toBeInTheDocument();
  expect(screen.getAllByText(/Only one of the answers is right now/)).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'Simplify, question 3' })[0]).toHaveAttribute(
    'href',
    '/app/math/review?worksheet=w1&q=3',
  );
  await user.click(screen.getByRole('button', { name: 'I’ve read it' }));
  await screen.findByText(/what we answered/);
  expect(server.of(markFlagNoteRead).map(({ body }) => body)).toEqual([
    { worksheetId: 'w1', questionNumber: 3, answer: 2 },
  ]);
  await waitFor(() => expect(screen.getAllByText(/Only one of the answers is right now/)).toHaveLength(1));
  expect(screen.queryByText('About the question that you flagged')).toBeNull();
});

it('nothing is said where nothing was answered', () => {
  const { container } = render(
    <>
      <UnreadFlagNotes notes={[]} />
      <FlagNotesForParents notes={undefined} />
    </>,
    { wrapper: MemoryRouter },
  );
  expect(container).toBeEmptyDOMElement();
});
