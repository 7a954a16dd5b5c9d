import { check } from 'question-bank/marking/check';
import type { PaperOption, Picture } from 'schemas/mock-exams/paper';
import { canonicalJson } from '../rules/canonical-json.rules';
import type { DraftQuestion, DraftSection } from '../rules/exam-set-state.rules';
import { must, odd, those, type Finding } from './finding';

/** Every question of the real exams has so many options. */
const USUAL_OPTIONS = 5;

/** What is to be said of one question. */
export const questionFindings = (question: DraftQuestion, section: Pick<DraftSection, 'subject'>): Finding[] => [
  ...wordFindings(question),
  ...choiceFindings(question, section),
  ...pictureFindings(question),
];

const aboutOf = ({ questionId: id }: DraftQuestion) => ({ about: 'question', id }) as const;

function wordFindings(question: DraftQuestion): Finding[] {
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

function choiceFindings(question: DraftQuestion, { subject }: Pick<DraftSection, 'subject'>): Finding[] {
  const { number, options, answer } = question;
  const about = aboutOf(question);
  const count = options.length;
  const twins = twinsAmong(question, subject);
  const same = sameAmountAmong(question, subject);
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
    [
      same !== undefined,
      odd(about, [
        'SameAmount',
        `Options ${same ?? ''} of question ${number} are the same amount, written in two ways.`,
      ]),
    ],
    [hasBlank, must(about, ['BlankOption', `Question ${number} has an option that is empty.`])],
    [
      twins !== undefined,
      must(about, ['TwinOptions', `Options ${twins ?? ''} of question ${number} count as the same answer.`]),
    ],
  );
}

function pictureFindings(question: DraftQuestion): Finding[] {
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

const picturesOf = ({ picture, options }: DraftQuestion): Picture[] =>
  [picture, ...options.map((option) => option.picture)].flatMap((one) => one ?? []);

/** What drawings of the bank said before they told what they show: drawn anew, they do. */
const SILENT = /^(?:|Picture [A-E]|A picture|A code|A shape|The example(?:, with its five pictures A to E)?)$/;

/** Whether a child who cannot see it is told nothing of what a picture shows. */
export const isSilent = ({ alt }: Picture): boolean => SILENT.test(alt.trim());

/** On a phone it is 360 points wide at most: what is drawn larger than that and very flat shrinks to nothing. */
export const isTooWide = (picture: Picture): boolean =>
  picture.kind === 'kept' && picture.width > 1_000 && picture.width / picture.height > 4;

type Alike = (one: PaperOption, other: PaperOption) => boolean;

/** The letters of two options that a child could not tell apart, or that would be marked alike. */
function twinsAmong({ options }: DraftQuestion, subject: DraftSection['subject']): string | undefined {
  // In English it may be one capital letter or comma that makes the difference.
  const isSameText = subject === 'ENGLISH' ? isSameWritten : isMarkedAlike;
  return pairAmong(options, (one, other) =>
    isPictured(one) || isPictured(other)
      ? canonicalJson(one) === canonicalJson(other)
      : isSameText(one.text, other.text),
  );
}

/**
 * As 3/8 and 6/16, of which a child may think that both are right. In a question of the bank that is meant: its key was
 * checked against all of its options.
 */
function sameAmountAmong({ options, drawnFrom }: DraftQuestion, subject: DraftSection['subject']): string | undefined {
  if (drawnFrom || subject === 'ENGLISH') return undefined;
  return pairAmong(options, (one, other) => check(one.text, other.text).why === 'the right amount in another form');
}

function pairAmong(options: readonly PaperOption[], isAlike: Alike): string | undefined {
  for (const [n, one] of options.entries())
    for (const [m, other] of options.entries())
      if (m < n && isAlike(one, other)) return `${'ABCDE'.charAt(m)} and ${'ABCDE'.charAt(n)}`;
  return undefined;
}

const isPictured = ({ picture }: PaperOption): boolean => picture !== undefined;
const isSameWritten = (one: string, other: string) => one !== '' && one === other;
const isMarkedAlike = (one: string, other: string) =>
  isSameWritten(one, other) || check(one, other).verdict || check(other, one).verdict;
