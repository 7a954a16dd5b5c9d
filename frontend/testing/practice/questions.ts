import type { LearnerQuestion, Passage } from 'schemas/questions/question';
import { question } from './catalogue';

const english = { subject: 'english', level: 2 } as const;
const of = (topic: string) => ({ ...english, questionType: topic, topic, subTopic: topic });

/** A sentence in four groups. */
export const spelling = (number: number): LearnerQuestion =>
  question(number, {
    ...of('spelling'),
    prompt:
      'Which part has a spelling mistake? If none has, choose E.||p||The nervous musician bowed to the crowd and dropped his valuable instrumant',
    options: ['The nervous musician', 'bowed to the crowd', 'and dropped his', 'valuable instrumant', 'No mistake'],
  });

export const jumbled = (number: number): LearnerQuestion =>
  question(number, {
    ...of('jumbled-sentences'),
    prompt:
      'Which order turns these five pieces into a text that makes sense?||p||1 and went to bed.\n2 Ben\n3 brushed his teeth\n4 ate his supper,\n5 read a book',
    options: ['2 4 3 5 1', '2 3 4 5 1', '1 4 3 5 2', '2 4 5 3 1', '4 2 3 5 1'],
  });

export const shuffled = (number: number): LearnerQuestion =>
  question(number, {
    ...of('shuffled-sentences'),
    prompt:
      'Put in order, these words make a sentence, but one of them is left over. Which one?||p||oak on the owl sat cloud a',
    options: ['owl', 'oak', 'sat', 'cloud', 'on'],
  });

export const aboutPassage = (number: number): LearnerQuestion =>
  question(number, {
    ...of('comprehension'),
    prompt: `What is told in line ${number}?`,
    options: ['One', 'Two', 'Three', 'Four', 'Five'],
  });

export const poem: Passage = {
  passageId: 'the-old-canal',
  title: 'The Old Canal',
  description: 'A poem about a canal.',
  text: 'one||two||three||p||four||five||six||p||seven||eight',
};

/** Five small drawings to choose from. */
export const turnedShape = (number: number): LearnerQuestion =>
  question(number, {
    subject: 'non-verbal-reasoning',
    questionType: 'nvr-rotation',
    topic: 'rotation',
    subTopic: 'turned',
    prompt: 'Which picture shows it?',
    figure: '<svg xmlns="http://www.w3.org/2000/svg"><title>The shape to be turned</title></svg>',
    options: ['A', 'B', 'C', 'D', 'E'],
    optionFigures: ['A', 'B', 'C', 'D', 'E'].map(
      (letter) => `<svg xmlns="http://www.w3.org/2000/svg"><title>Shape ${letter}</title></svg>`,
    ),
  });

export const rectangle =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 120" width="200" height="120"><title>A rectangle</title><desc>8 cm by 5 cm</desc><rect x="20" y="10" width="160" height="80" fill="none" stroke="currentColor" stroke-width="2"/><text x="86" y="112" font-size="14">8 cm</text></svg>';

/** As long as the product takes names, with what names have in them. */
export const longName = 'Wolfeschlegelsteinhausenbergerdorff-O’Shaughnessy de Souza y Montenegro van der Westhuizen 张';

export const longText = `${'Mrs Patel buys three boxes of pencils, each of which holds a dozen, and gives a third of them away. '.repeat(6)}How many pencils has she left?`;
