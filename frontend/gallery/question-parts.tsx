import { useState } from 'react';
import type { LearnerQuestion } from 'schemas/questions/question';
import { AnswerBox } from '../src/parts/question/answer-box';
import { ChoiceFace } from '../src/parts/question/choice-face';
import { Choices } from '../src/parts/question/choices';
import { Dots, type DotState } from '../src/parts/question/dots';
import { Figure } from '../src/parts/question/figure';
import { LetteredDrawing } from '../src/parts/question/lettered-drawing';
import { MarkedChoices } from '../src/parts/question/marked-choices';
import { Markup } from '../src/parts/question/markup';
import { PassageText } from '../src/parts/question/passage';
import { ShownAnswer } from '../src/parts/question/shown-answer';
import { Stem } from '../src/parts/question/stem';
import { StepsPart } from '../src/parts/question/steps-part';
import { Steps } from '../src/parts/question/steps';
import { question } from '../testing/practice/catalogue';
import { jumbled, longText, poem, rectangle, shuffled, spelling, turnedShape } from '../testing/practice/questions';
import type { Specimen } from './specimen';

const inMetres = question(1, { unit: { text: 'm', side: 'after' } });
const inPounds = question(2, { unit: { text: '£', side: 'before' }, answerForm: 'such as 2.50' });
const states: readonly DotState[] = [
  'empty',
  'answered',
  'skipped',
  'right',
  'right-later',
  'not-yet',
  'wrong',
  'blank',
];
const dotsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    number: n + 1,
    state: states[n % states.length] ?? 'empty',
    flagged: n % 5 === 2,
  }));

const drawing = new DOMParser().parseFromString(rectangle, 'image/svg+xml').documentElement;

const threeSteps = '• 4 + 5 = 9\n• 63 ÷ 9 = 7\n• Answer: £7';

function TryBox({ question: asked }: { readonly question: LearnerQuestion }) {
  const [value, setValue] = useState('');
  return <AnswerBox question={asked} value={value} onChange={setValue} />;
}

function TryChoices({ question: asked, first = '' }: { readonly question: LearnerQuestion; readonly first?: string }) {
  const [value, setValue] = useState(first);
  return <Choices question={asked} value={value} onChange={setValue} />;
}

/** What questions are drawn of. */
export const questionParts: readonly Specimen[] = [
  { of: 'question/stem', state: 'fractions', node: <Stem question={question(3)} /> },
  { of: 'question/stem', state: 'pieces of a text', node: <Stem question={jumbled(1)} /> },
  { of: 'question/stem', state: 'loose words', node: <Stem question={shuffled(1)} /> },
  { of: 'question/stem', state: 'very long', node: <Stem question={question(4, { prompt: longText })} /> },
  { of: 'question/answer-box', state: 'a unit after it', node: <TryBox question={inMetres} /> },
  { of: 'question/answer-box', state: 'a unit before it, with a hint', node: <TryBox question={inPounds} /> },
  { of: 'question/choices', state: 'groups of a sentence', node: <TryChoices question={spelling(1)} /> },
  { of: 'question/choices', state: 'one chosen', node: <TryChoices question={spelling(1)} first="C" /> },
  { of: 'question/choices', state: 'figures', node: <TryChoices question={turnedShape(1)} first="B" /> },
  { of: 'question/choice-face', state: 'text', node: <ChoiceFace question={spelling(1)} index={0} /> },
  { of: 'question/choice-face', state: 'a figure', node: <ChoiceFace question={turnedShape(1)} index={0} /> },
  {
    of: 'question/marked-choices',
    state: 'wrong',
    node: <MarkedChoices question={spelling(1)} given="B" right="D" />,
  },
  { of: 'question/marked-choices', state: 'right', node: <MarkedChoices question={spelling(1)} given="D" right="D" /> },
  {
    of: 'question/marked-choices',
    state: 'left blank',
    node: <MarkedChoices question={jumbled(1)} given="" right="A" />,
  },
  { of: 'question/shown-answer', state: 'with its unit', node: <ShownAnswer question={inMetres} answer="4.5" /> },
  { of: 'question/shown-answer', state: 'a letter', node: <ShownAnswer question={spelling(1)} answer="D" /> },
  { of: 'question/shown-answer', state: 'left blank', node: <ShownAnswer question={inMetres} answer="" /> },
  { of: 'question/dots', state: 'every state', node: <Dots dots={dotsOf(8)} here={2} onChoose={() => undefined} /> },
  { of: 'question/dots', state: 'forty', node: <Dots dots={dotsOf(40)} here={17} onChoose={() => undefined} /> },
  {
    of: 'question/dots',
    state: 'marks',
    node: <Dots dots={dotsOf(8)} here={undefined} shows="marks" onChoose={() => undefined} />,
  },
  { of: 'question/figure', state: 'lettered', node: <Figure svg={rectangle} /> },
  {
    of: 'question/lettered-drawing',
    state: 'in the page itself',
    node: <LetteredDrawing root={drawing} alt="A rectangle" style={{}} />,
  },
  { of: 'question/markup', state: 'powers and fractions', node: <Markup source="2@@1/3 of 20 cm**2||is @@□/12" /> },
  { of: 'question/passage', state: 'a poem', node: <PassageText passage={poem} /> },
  {
    of: 'question/steps',
    state: 'three',
    node: <Steps solution={threeSteps} />,
  },
  { of: 'question/steps-part', state: 'open', node: <StepsPart solution={threeSteps} figure={null} open /> },
  { of: 'question/steps-part', state: 'folded', node: <StepsPart solution={threeSteps} figure={null} open={false} /> },
];
