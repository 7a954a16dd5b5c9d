import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { LearnerQuestion } from 'schemas/questions/question';
import { AnswerBox } from './answer-box';
import { choiceOfKey, Choices } from './choices';
import { Dots } from './dots';
import { Figure } from './figure';
import { Markup } from './markup';
import { Steps } from './steps';

const question: LearnerQuestion = {
  ...{
    number: 4,
    questionType: 'share-ratio',
    subject: 'maths',
    topic: 'ratio',
    subTopic: 'sharing',
    level: 3,
    targetSeconds: 60,
  },
  prompt: 'How much?',
};

describe('the text of a question', () => {
  it('stacks a fraction and says it', () => {
    render(<Markup source="She sells @@3/7 of them" />);
    expect(screen.getByRole('img', { name: '3 over 7' })).toHaveTextContent('37');
  });

  it('says a mixed number as one', () => {
    render(<Markup source="2@@1/3 m" />);
    expect(screen.getByRole('img', { name: 'and 1 over 3' })).toBeInTheDocument();
  });

  it('says a missing part of a fraction', () => {
    render(<Markup source="@@□/12" />);
    expect(screen.getByRole('img', { name: 'blank over 12' })).toBeInTheDocument();
  });

  it('raises a power', () => {
    const { container } = render(<Markup source="20 cm**2" />);
    expect(container.querySelector('sup')).toHaveTextContent('2');
  });

  it('never takes text for HTML', () => {
    const { container } = render(<Markup source={'<img src=x onerror=alert(1)> <b>bold</b> &amp;'} />);
    expect(container.querySelector('img, b')).toBeNull();
    expect(container).toHaveTextContent('<img src=x onerror=alert(1)> <b>bold</b> &amp;');
  });
});

describe('a solution', () => {
  it.each([
    '• 4 + 5 = 9\n• 63 ÷ 9 = 7\n• Answer: £7',
    '• 4 + 5 = 9\\n• 63 ÷ 9 = 7\\n• Answer: £7',
    '•4 + 5 = 9•63 ÷ 9 = 7•Answer: £7',
  ])('is its steps, one under the other: %j', (solution) => {
    render(<Steps solution={solution} />);
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      '4 + 5 = 9',
      '63 ÷ 9 = 7',
      'Answer: £7',
    ]);
  });
});

describe('a figure', () => {
  it('is an image of its own, named by its title, in which no script can run', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg"><title>A rectangle</title><desc>8 cm by 5 cm</desc><script>alert(1)</script></svg>';
    const { container } = render(<Figure svg={svg} />);
    expect(screen.getByRole('img', { name: 'A rectangle. 8 cm by 5 cm' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg\+xml/),
    );
    expect(container.querySelector('script, svg')).toBeNull();
  });

  it('has a name even if it gives none', () => {
    render(<Figure svg="<svg" />);
    expect(screen.getByRole('img')).toHaveAccessibleName();
  });
});

describe('the answer box', () => {
  it('prints the unit beside it and says it with the label', () => {
    render(
      <AnswerBox question={{ ...question, unit: { text: '£', side: 'before' } }} value="" onChange={() => undefined} />,
    );
    expect(screen.getByRole('textbox', { name: 'Your answer, in £' })).toBeInTheDocument();
    expect(screen.getByText('£')).toBeInTheDocument();
  });

  it('says the form that is wanted', () => {
    render(
      <AnswerBox
        question={{ ...question, answerForm: 'Give pounds, like 12.50' }}
        value=""
        onChange={() => undefined}
      />,
    );
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Give pounds, like 12.50');
  });

  it('keeps what browsers would put right out of it', () => {
    render(<AnswerBox question={question} value="" onChange={() => undefined} />);
    expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'off');
    expect(screen.getByRole('textbox')).toHaveAttribute('spellcheck', 'false');
  });
});

describe('the choices', () => {
  function Asked() {
    const [value, setValue] = useState('');
    const options = ['@@3/4', 'one half', 'none'];
    return <Choices question={{ ...question, options }} value={value} onChange={setValue} />;
  }

  it('are chosen by a press anywhere in their row', async () => {
    render(<Asked />);
    await userEvent.click(screen.getByText('one half'));
    expect(screen.getByRole('radio', { name: /B\. one half/ })).toBeChecked();
  });

  it('are moved along with the arrow keys', async () => {
    render(<Asked />);
    await userEvent.click(screen.getByText('one half'));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /C\. none/ })).toBeChecked();
  });

  it.each([
    ['b', 'B'],
    ['B', 'B'],
    ['1', 'A'],
    ['3', 'C'],
    ['e', undefined],
    ['4', undefined],
    ['Enter', undefined],
    ['f', undefined],
  ])('take the key %j as %j', (key, letter) => {
    expect(choiceOfKey(key, 3)).toBe(letter);
  });
});

describe('the dots', () => {
  it('say of each question where it stands, and lead to it', async () => {
    const onChoose = jest.fn();
    render(
      <Dots
        dots={[
          { number: 1, state: 'answered', flagged: true },
          { number: 2, state: 'skipped', flagged: false },
          { number: 3, state: 'empty', flagged: false },
        ]}
        here={2}
        onChoose={onChoose}
      />,
    );
    const list = within(screen.getByRole('list', { name: 'Questions' }));
    expect(list.getAllByRole('button').map((dot) => dot.getAttribute('aria-label'))).toEqual([
      'Question 1, answered, flagged',
      'Question 2, skipped',
      'Question 3, not answered',
    ]);
    expect(list.getByRole('button', { current: 'step' })).toHaveTextContent('2');
    await userEvent.click(list.getByRole('button', { name: /Question 3/ }));
    expect(onChoose).toHaveBeenCalledWith(3);
  });
});
