import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { examPaper, halfAnswered, keptPicture } from '../../../../testing/exam/exam-paper';
import { ExamView, type ExamViewProps } from './exam-view';

function handlers() {
  return { onShow: jest.fn(), onChoose: jest.fn(), onSubmit: jest.fn(), onMark: jest.fn(), onStrike: jest.fn() };
}

function show(over: Partial<ExamViewProps> = {}) {
  const acts = handlers();
  render(<ExamView {...acts} paper={examPaper} questions={halfAnswered} {...over} />);
  return { ...acts, user: userEvent.setup() };
}

/** Drawn as it is sat: what is asked for is shown. */
function sat(first: string) {
  const look = jest.spyOn(Element.prototype, 'scrollIntoView');
  function Sat() {
    const [here, setHere] = useState(first);
    return <ExamView {...handlers()} paper={examPaper} questions={halfAnswered} here={here} onShow={setHere} />;
  }
  render(<Sat />);
  return { look, user: userEvent.setup() };
}

const number = (n: number) => screen.getByRole('button', { name: new RegExp(`^Question ${n},`) });

describe('somebody who sits a paper', () => {
  it('chooses by pressing or by letter, and then submits and goes on', async () => {
    const { user, onChoose, onSubmit, onShow } = show({ here: 'set.q3' });
    const submit = screen.getByRole('button', { name: 'Submit Answer' });
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    await user.click(submit);
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: /^B\./ }));
    await user.keyboard('d4');
    expect(onChoose.mock.calls).toEqual(['B', 'D', 'D'].map((letter) => ['set.q3', letter]));
    expect(onShow).not.toHaveBeenCalled();
  });

  it('submits by Enter what is chosen, and meets the next question', async () => {
    const { user, onSubmit, onShow } = show({ here: 'set.q5' });
    await user.keyboard('{Enter}');
    expect(onSubmit.mock.calls).toEqual([['set.q5', 'C']]);
    expect(onShow.mock.calls).toEqual([['set.q6']]);
  });

  it('submits by Enter what was chosen by a letter after a press in the list', async () => {
    const { user, onChoose, onSubmit } = show({ here: 'set.q5' });
    await user.click(number(5));
    await user.keyboard('c{Enter}');
    expect(onChoose.mock.calls).toEqual([['set.q5', 'C']]);
    expect(onSubmit.mock.calls).toEqual([['set.q5', 'C']]);
  });

  it('is led from the list to the question: of the same section, of another one, and the one that is shown', async () => {
    const { user, look } = sat('set.q1');
    const [first, last] = [examPaper.sections[0], examPaper.sections.at(-1)];
    const firstsOf = [first, last].map((section) => section?.questions[0]?.number ?? 0);
    for (const n of [2, 2, ...firstsOf, 5, 4]) {
      look.mockClear();
      await user.click(number(n));
      expect(screen.getByRole('heading', { name: `Question ${n}` })).toHaveFocus();
      expect(look).toHaveBeenCalledTimes(1);
    }
    look.mockRestore();
  });

  it('submits by Enter what was chosen by a letter, whatever was pressed before', async () => {
    const sections = examPaper.sections.map((section) => ({ ...section, instructions: 'Choose the best one.' }));
    const { user, onSubmit, onStrike, onMark } = show({ here: 'set.q5', paper: { ...examPaper, sections } });
    for (const pressed of [screen.getByRole('button', { name: 'Strike out B' }), screen.getByText(/^What to do/)]) {
      await user.click(pressed);
      await user.keyboard('c');
      expect(screen.getByRole('radio', { name: /^C\./ })).toHaveFocus();
      await user.keyboard('{Enter}');
    }
    expect(onStrike).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('checkbox', { name: 'Look at this one again' }));
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(3);
    expect(onMark).toHaveBeenCalledTimes(1);
  });

  it('hears letters and arrows after the box was ticked', async () => {
    const { user, onChoose, onShow } = show({ here: 'set.q5' });
    await user.click(screen.getByRole('checkbox', { name: 'Look at this one again' }));
    await user.keyboard('{ArrowRight}d');
    expect(onShow.mock.calls).toEqual([['set.q6']]);
    expect(onChoose.mock.calls).toEqual([['set.q5', 'D']]);
  });

  it('chooses nothing else by an arrow at the first question', async () => {
    const { user, onChoose } = show({ here: 'set.q1' });
    await user.keyboard('b{ArrowLeft}');
    expect(onChoose.mock.calls).toEqual([['set.q1', 'B']]);
  });

  it('moves by arrows and by the list', async () => {
    const { user, onShow } = show({ here: 'set.q3' });
    await user.keyboard('{ArrowLeft}{ArrowRight}');
    await user.click(number(8));
    expect(onShow.mock.calls).toEqual([['set.q2'], ['set.q4'], ['set.q8']]);
  });

  it('marks a question, strikes choices out, and takes the line away by choosing', async () => {
    const { user, onMark, onStrike, onChoose } = show({ here: 'set.q5' });
    await user.click(screen.getByRole('checkbox', { name: 'Look at this one again' }));
    expect(onMark).toHaveBeenCalledWith('set.q5', true);
    await user.click(screen.getByRole('button', { name: 'Strike out B' }));
    expect(onStrike).toHaveBeenCalledWith('set.q5', 'B', true);
    expect(screen.getByRole('button', { name: 'Strike out A', pressed: true })).toBeVisible();
    await user.keyboard('a');
    expect(onStrike).toHaveBeenLastCalledWith('set.q5', 'A', false);
    expect(onChoose).toHaveBeenLastCalledWith('set.q5', 'A');
  });

  it('is told in the list what is answered, chosen, skipped, to be looked at again', () => {
    show({ here: 'set.q1' });
    expect([1, 2, 3, 4, 5].map((n) => number(n).getAttribute('aria-label'))).toEqual([
      'Question 1, answered, shown now',
      'Question 2, answered, to look at again',
      'Question 3, skipped',
      'Question 4, not answered',
      'Question 5, chosen, not submitted',
    ]);
    expect(screen.getByText(/2 of 8 answered · 1 chosen, not submitted/)).toBeVisible();
  });

  it('is not told that they skipped what they are looking at', () => {
    show({ here: 'set.q3' });
    expect(number(3)).toHaveAccessibleName('Question 3, not answered, shown now');
  });
});

describe('what a question is about', () => {
  it('stands beside it: the passage with its title, the table with its heads', () => {
    show({ here: 'set.q2' });
    expect(within(screen.getByRole('region', { name: 'The passage' })).getByRole('heading')).toHaveTextContent(
      'The Fieldfare',
    );
    expect(screen.getAllByRole('paragraph').filter(({ textContent }) => textContent === '')).toEqual([]);
    expect(screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toContain(
      'BB. bowed to the crowd',
    );
  });

  it('has an example whose steps stand below its picture', () => {
    const [first, ...others] = examPaper.sections;
    const example = { text: 'Which comes next?||p||It is B.', picture: { ...keptPicture, alt: 'Five boxes' } };
    if (first)
      show({ paper: { ...examPaper, sections: [{ ...first, example }, ...others] }, pictures: () => 'data:,' });
    const [asked, picture, steps] = [
      screen.getByText('Which comes next?'),
      screen.getByRole('img', { name: 'Five boxes' }),
      screen.getByText('It is B.'),
    ];
    expect(asked.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(picture.compareDocumentPosition(steps) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('can be folded away where the place is narrow', async () => {
    const { user } = show({ here: 'set.q6' });
    expect(screen.getByRole('columnheader', { name: 'Seen in June' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide the table' }));
    expect(screen.getByRole('button', { name: 'Show the table' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('is hidden where whoever draws it keeps that it is, and says what is pressed', async () => {
    const onFold = jest.fn();
    const { user } = show({ here: 'set.q6', folded: ['set.maths'], onFold });
    await user.click(screen.getByRole('button', { name: 'Show the table' }));
    expect(onFold.mock.calls).toEqual([['set.maths', false]]);
    // Until it is drawn so.
    expect(screen.getByRole('button', { name: 'Show the table' })).toBeVisible();
  });

  it('shows uploaded pictures from where they are kept, and enlarges all of a question', async () => {
    const { user } = show({ here: 'set.q7', pictures: (hash) => `data:image/png;base64,${hash}` });
    expect(screen.getByRole('img', { name: keptPicture.alt })).toHaveAttribute(
      'src',
      `data:image/png;base64,${keptPicture.hash}`,
    );
    await user.click(screen.getByRole('button', { name: 'Larger picture' }));
    expect(within(screen.getByRole('dialog')).getByRole('img')).toHaveAttribute('alt', keptPicture.alt);
  });
});

it('says the five-minute note to whoever listens, and not each second', () => {
  const time = (now: string) => ({ endsAt: '2026-12-05T10:50:00.000Z', now: `2026-12-05T10:${now}.000Z` });
  const { rerender } = render(<ExamView paper={examPaper} time={time('44:59')} />);
  const note = screen.getByRole('status');
  expect(note).toBeEmptyDOMElement();
  rerender(<ExamView paper={examPaper} time={time('45:00')} />);
  expect(note).toHaveTextContent('Five minutes left.');
  expect(screen.getByRole('timer', { name: /5.minutes 0.seconds/ })).toBeVisible();
});

it('hides the paper while the clock stands still', () => {
  show({
    still: <p>The exam is paused.</p>,
    time: { endsAt: '2026-12-05T10:50:00.000Z', now: '2026-12-05T10:40:00.000Z' },
  });
  expect(screen.getByText('The exam is paused.')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('Time left, standing still')).toBeVisible();
});

it('without handlers draws the same and does nothing', async () => {
  const user = userEvent.setup();
  render(<ExamView paper={examPaper} questions={halfAnswered} here="set.q5" right={{ 'set.q5': 'D' }} />);
  expect(screen.getByText('✗ yours')).toBeVisible();
  expect(screen.getByText('✓ correct')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit Answer' })).toBeNull();
  await user.keyboard('a{Enter}{ArrowRight}');
  await user.click(number(8));
  expect(screen.getByRole('heading', { name: 'Question 5' })).toBeVisible();
});

it('draws a paper without questions', () => {
  render(<ExamView paper={{ ...examPaper, sections: [] }} />);
  expect(screen.getByText('This paper has no questions yet.')).toBeVisible();
});
