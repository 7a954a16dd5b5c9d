import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { LearnerQuestion } from 'schemas/questions/question';
import { jumbled, poem, shuffled, spelling, turnedShape } from '../../../testing/practice/questions';
import { AnswerBox } from './answer-box';
import { choiceOfKey, Choices } from './choices';
import { Dots } from './dots';
import { Figure } from './figure';
import { MarkedChoices } from './marked-choices';
import { Markup } from './markup';
import { PassageText } from './passage';
import { ShownAnswer } from './shown-answer';
import { Stem } from './stem';
import { Steps } from './steps';

const question: LearnerQuestion = {
  number: 4,
  questionType: 'share-ratio',
  subject: 'maths',
  topic: 'ratio',
  subTopic: 'sharing',
  level: 3,
  targetSeconds: 60,
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

const lettered = (parts: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>A rectangle</title>${parts}</svg>`;

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

  it('is drawn in the page where it has letters, so that they are in its typeface', () => {
    const { container } = render(
      <Figure svg={lettered('<text x="5" font-family="serif" stroke-width="2">8 &lt; 9</text>')} />,
    );
    expect(screen.getByRole('img', { name: 'A rectangle' }).tagName).toBe('svg');
    const letters = container.querySelector('svg > text');
    expect(letters).toHaveTextContent('8 < 9');
    expect(letters).toHaveAttribute('stroke-width', '2');
    expect(letters).not.toHaveAttribute('font-family');
    expect(container.querySelector('title')).toBeNull();
  });

  it.each([
    '<script>alert(1)</script>',
    '<image href="https://elsewhere.example/a.png"/>',
    '<foreignObject><p>Hello</p></foreignObject>',
    '<g><a href="https://elsewhere.example"><text>Hello</text></a></g>',
    '<rect onclick="alert(1)"/>',
    '<rect style="fill: url(https://elsewhere.example/a)"/>',
    '<rect fill="url(https://elsewhere.example/a)"/>',
  ])('stays an image with letters and %s', (part) => {
    const { container } = render(<Figure svg={lettered(`<text>8 cm</text>${part}`)} />);
    expect(container.querySelector('svg')).toBeNull();
    expect(screen.getByRole('img', { name: 'A rectangle' })).toHaveAttribute('src');
  });

  it('has a name even if it gives none', () => {
    render(<Figure svg="<svg" />);
    expect(screen.getByRole('img')).toHaveAccessibleName();
  });
});

describe('the size of a figure', () => {
  const naturalOf = (svg: string) => {
    render(<Figure svg={svg} />);
    return screen.getByRole('img').style.getPropertyValue('--natural');
  };

  it('makes its lettering as large as the text', () => {
    expect(naturalOf('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="120"></svg>')).toBe('50rem');
  });

  it('is a usual one where the drawing does not say it', () => {
    expect(naturalOf('<svg xmlns="http://www.w3.org/2000/svg"></svg>')).toMatch(/^2\d\.\d+rem$/);
  });
});

describe('the answer box', () => {
  it('raises the power of its unit, and says it', () => {
    const asked = { ...question, unit: { text: 'cm**2', side: 'after' as const } };
    const { container } = render(<AnswerBox question={asked} value="" onChange={() => undefined} />);
    expect(screen.getByRole('textbox', { name: 'Your answer, in cm²' })).toBeInTheDocument();
    expect(container.querySelector('sup')).toHaveTextContent('2');
  });

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

  it.each([
    [undefined, 'decimal'],
    ['Give pounds, like 12.50.', 'decimal'],
    ['Give a fraction, like 3/4.', 'text'],
    ['Write both units, like 2 hours 15 minutes.', 'text'],
  ])('brings up the keys that its form (%s) needs: %s', (answerForm, keys) => {
    render(<AnswerBox question={{ ...question, answerForm }} value="" onChange={() => undefined} />);
    expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', keys);
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

describe('what is asked', () => {
  it('leaves the sentence of a spelling question to its choices, and tells it where they do not follow', () => {
    const { container, rerender } = render(<Stem question={spelling(1)} />);
    expect(container).toHaveTextContent(/^Which part has a spelling mistake\? If none has, choose E\.$/);
    rerender(<Stem question={spelling(1)} withoutChoices />);
    expect(container).toHaveTextContent(/The nervous musician bowed to the crowd/);
  });

  it('numbers the pieces of a text', () => {
    render(<Stem question={jumbled(1)} />);
    expect(screen.getAllByRole('listitem').map((piece) => piece.textContent)).toEqual([
      'and went to bed.',
      'Ben',
      'brushed his teeth',
      'ate his supper,',
      'read a book',
    ]);
  });

  it('sets loose words apart', () => {
    render(<Stem question={shuffled(1)} />);
    expect(screen.getByText('oak on the owl sat cloud a')).toHaveClass('loose-words');
  });

  it('gives the alphabet a line of its own, in halves that fit a phone', () => {
    const prompt = 'The alphabet is here to help you.\nABCDEFGHIJKLMNOPQRSTUVWXYZ\nME is to HZ as NT is to □.';
    const { container } = render(<Stem question={{ ...question, prompt }} />);
    expect(screen.getByText('ABCDEFGHIJKLM').parentElement).toHaveTextContent('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(container.querySelector('br')).toBeNull();
    expect(container).toHaveTextContent(/ME is to HZ as NT is to □\.$/);
  });

  it('never tears a group of related numbers', () => {
    const { container } = render(<Stem question={{ ...question, prompt: '(4 [11] 7) (6 [□] 8)' }} />);
    expect(container.textContent).toBe('(4\u00a0[11]\u00a07) (6\u00a0[□]\u00a08)');
  });
});

describe('choices that are drawn', () => {
  it('are five pictures with their letters, each a target as a whole', async () => {
    const onChange = jest.fn();
    render(<Choices question={turnedShape(1)} value="" onChange={onChange} />);
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    await userEvent.click(screen.getByRole('img', { name: 'Shape C' }));
    expect(onChange).toHaveBeenCalledWith('C');
  });

  it("stand in the review with the child's own beside the right one", () => {
    render(<MarkedChoices question={turnedShape(1)} given="A" right="D" />);
    expect(screen.getByText('✗ yours').closest('li')).toContainElement(screen.getByRole('img', { name: 'Shape A' }));
    expect(screen.getByText('✓ correct').closest('li')).toContainElement(screen.getByRole('img', { name: 'Shape D' }));
  });

  it('say so when the right one was chosen', () => {
    render(<MarkedChoices question={turnedShape(1)} given="D" right="D" />);
    expect(screen.getByText('✓ yours, correct')).toBeInTheDocument();
    expect(screen.queryByText('✗ yours')).toBeNull();
  });

  it('are shown in an answer as well', () => {
    const { container } = render(<ShownAnswer question={turnedShape(1)} answer="B" />);
    expect(container).toHaveTextContent('B.');
    expect(screen.getByRole('img', { name: 'Shape B' })).toBeInTheDocument();
  });
});

describe('an answer in full', () => {
  const litres = { ...question, unit: { text: 'litres', side: 'after' as const } };

  it.each([
    ['12', '12\u00a0litres'],
    ['1', '1\u00a0litre'],
    ['@@1/3', '13\u00a0litres'],
    ['7/9', '79\u00a0litres'],
    ['1/0', '1/0\u00a0litres'],
    ['12 litres', '12 litres'],
    ['', 'left blank'],
  ])('of %j reads %j', (answer, read) => {
    const { container } = render(<ShownAnswer question={litres} answer={answer} />);
    expect(container.textContent).toBe(read);
  });
});

describe('a fraction that was typed in a line', () => {
  it('is drawn as the printed ones are', () => {
    render(<ShownAnswer question={question} answer=" 3 7/9" />);
    expect(screen.getByRole('img', { name: 'and 7 over 9' })).toBeInTheDocument();
  });
});

describe('a passage', () => {
  const numbersIn = (container: HTMLElement) =>
    [...container.querySelectorAll('[data-number]')].map((line) => [
      line.getAttribute('data-number'),
      line.textContent,
    ]);

  it('of verses keeps its lines, and numbers every fifth', () => {
    const { container } = render(<PassageText passage={poem} />);
    expect(screen.getByRole('heading', { name: 'The Old Canal' })).toBeInTheDocument();
    expect(container.querySelectorAll('.verse-line')).toHaveLength(8);
    expect(numbersIn(container)).toEqual([['5', 'five']]);
  });

  it('of prose is its paragraphs, and the end of a letter its lines without numbers', () => {
    const text = 'Dear all,||p||It is cold.||p||It is dark.||p||Come soon.||p||Yours,||Ida';
    const { container } = render(<PassageText passage={{ ...poem, text }} />);
    expect(container.querySelectorAll('.verse-line')).toHaveLength(2);
    expect(numbersIn(container)).toEqual([]);
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
