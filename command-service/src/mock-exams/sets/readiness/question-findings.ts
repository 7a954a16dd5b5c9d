import type { Picture } from 'schemas/mock-exams/paper';
import { asksForForm, isSameAmount, pairAmong, pairWords, twinsAmong } from '../options-alike';
import type { DraftQuestion, DraftSection } from '../rules/exam-set-state.rules';
import { must, odd, those, type Finding } from './finding';

/** Every question of the real exams has so many options. */
const USUAL_OPTIONS = 5;

/** What a question stands in. */
type Around = Pick<DraftSection, 'subject' | 'instructions'>;

/** `number`: what it is called, which is more than its number where others have the same. */
type Called = Omit<DraftQuestion, 'number'> & { readonly number: number | string };

/** What is to be said of one question. */
export const questionFindings = (question: Called, section: Around): Finding[] => [
  ...wordFindings(question),
  ...choiceFindings(question, section),
  ...amountFindings(question, section),
  ...pictureFindings(question),
];

const aboutOf = ({ questionId: id }: Called) => ({ about: 'question', id }) as const;

function wordFindings(question: Called): Finding[] {
  const { number, text, picture, explanation } = question;
  const about = aboutOf(question);
  const asks = text !== '' || picture !== undefined;
  return those(
    [!asks, must(about, ['NothingAsked', `Question ${number} asks nothing: it has neither words nor a picture.`])],
    [
      asks && text === '',
      odd(about, ['OnlyPicture', `Question ${number} is a picture alone. Some words say what is to be done.`]),
    ],
    [
      explanation === '',
      odd(about, ['NoExplanation', `Question ${number} has no explanation, which children read afterwards.`]),
    ],
  );
}

function choiceFindings(question: Called, section: Around): Finding[] {
  const { number, options, answer } = question;
  const about = aboutOf(question);
  const count = options.length;
  const twins = twinsAmong(options, section.subject);
  const isOff = answer !== '' && 'ABCDE'.indexOf(answer) >= count;
  const hasBlank = options.some(({ text, picture }) => text === '' && !picture);
  return those(
    [answer === '', must(about, ['NoKey', `Question ${number} has no correct answer yet.`])],
    [
      isOff,
      must(about, ['KeyNotThere', `The correct answer of question ${number} is ${answer}, and it has no such option.`]),
    ],
    [count < 2, must(about, ['TooFewOptions', `Question ${number} needs at least two options.`])],
    [
      count >= 2 && count < USUAL_OPTIONS,
      odd(about, ['FewOptions', `Question ${number} has ${count} options; exams have five.`]),
    ],
    [hasBlank, must(about, ['BlankOption', `Question ${number} has an option that is empty.`])],
    [
      twins !== undefined,
      must(about, [
        'TwinOptions',
        `Options ${twins ? pairWords(twins) : ''} of question ${number} count as the same answer.`,
      ]),
    ],
  );
}

/**
 * One amount in two ways of writing it. Is one of them the key, a child who ticks the other is right as well, unless the question
 * asks for a form: its author says so in its words. In a question of the bank that is meant: its key was checked against all of its options.
 */
function amountFindings(question: Called, { subject, instructions }: Around): Finding[] {
  const { number, text, options, answer, drawnFrom } = question;
  if (drawnFrom || subject === 'ENGLISH') return [];
  const key = options['ABCDE'.indexOf(answer)];
  const withKey = pairAmong(options, (one, other) => (one === key || other === key) && isSameAmount(one, other));
  const pair = withKey ?? pairAmong(options, isSameAmount);
  if (pair === undefined) return [];
  const said = `Options ${pairWords(pair)} of question ${number} are the same amount, written in two ways`;
  const asked = asksForForm(`${text} ${instructions}`);
  const about = aboutOf(question);
  return [
    withKey !== undefined && answer !== '' && !asked
      ? must(about, ['SameAmountAsKey', `${said}, and one is the key. ${WHICH_FORM}`])
      : odd(about, ['SameAmount', `${said}.`]),
  ];
}

const WHICH_FORM = 'Change one, or let the question say which form is wanted, as “in its lowest terms”.';

function pictureFindings(question: Called): Finding[] {
  const { number } = question;
  const about = aboutOf(question);
  const pictures = picturesOf(question);
  return those(
    [
      pictures.some(isSilent),
      odd(about, ['NoAlt', `A picture of question ${number} says nothing to a child who cannot see it.`]),
    ],
    [
      pictures.some(isTooWide),
      odd(about, ['WidePicture', `A picture of question ${number} is too wide to be read on a phone.`]),
    ],
  );
}

const picturesOf = ({ picture, options }: Called): Picture[] =>
  [picture, ...options.map((option) => option.picture)].flatMap((one) => one ?? []);

/** What drawings of the bank said before they told what they show: drawn anew, they do. */
const SILENT = /^(?:|Picture [A-E]|A picture|A code|A shape|The example(?:, with its five pictures A to E)?)$/;

/** Whether a child who cannot see it is told nothing of what a picture shows. */
export const isSilent = ({ alt }: Picture): boolean => SILENT.test(alt.trim());

/** On a phone it is 360 points wide at most: what is drawn larger than that and very flat shrinks to nothing. */
export const isTooWide = (picture: Picture): boolean =>
  picture.kind === 'kept' && picture.width > 1_000 && picture.width / picture.height > 4;
