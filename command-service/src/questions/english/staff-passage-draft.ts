import { plainPassage } from 'question-bank/english/passage-source';
import type { RequestOf } from 'schemas/describe/contract';
import type { addEnglishComprehensionToDB } from 'schemas/questions/english.contract';
import type { StaffPassage } from 'schemas/questions/english.events';
import { EXPLANATION_MISSING, partsOf, readChoice, STAND_IN_EXPLANATION, UNTOLD_LEVEL } from './choice-draft';

type Request = RequestOf<typeof addEnglishComprehensionToDB>;
type Question = StaffPassage['questions'][number];

/** A passage as far as it is written. */
export interface PassageDraft {
  readonly passage: StaffPassage;
  /** Something stands in for these while the rest is judged. */
  readonly missing: readonly string[];
  /** Questions that cannot be judged yet, by their numbers, and why. */
  readonly shapeless: ReadonlyMap<number, readonly string[]>;
}

export function readPassage(request: Request, passageId: string): PassageDraft {
  const { title = '', comprehensionDescription, genre, level = UNTOLD_LEVEL } = request;
  const text = passageText(request.comprehensionPassage);
  const drafts = [...request.comprehensionQuestionsData]
    .sort((one, other) => one.questionNumber - other.questionNumber)
    .map((asked, place) => readQuestion(asked, { number: place + 1, level, text }));
  return {
    passage: {
      passageId,
      level,
      title: title.trim(),
      description: comprehensionDescription.trim(),
      text,
      genre: genre ?? 'story',
      questions: drafts.map(({ question }) => question),
    },
    missing: [
      ...(title.trim() === '' ? ['Give the passage a title.'] : []),
      ...(comprehensionDescription.trim() === '' ? ['Say in a sentence what the child is about to read.'] : []),
      ...(genre === undefined ? ['Say what kind of text it is.'] : []),
      ...drafts.flatMap(({ missing }) => missing),
    ],
    shapeless: new Map(
      drafts.flatMap(({ question, shapeless }) => (shapeless.length > 0 ? [[question.questionNumber, shapeless]] : [])),
    ),
  };
}

/** Paragraphs parted by `||p||` or empty lines, lines by `||` or line breaks; kept in the first form. */
function passageText(written: string): string {
  const paragraphs = written.replace(/\r\n?/g, '\n').split(/\|\|p\|\||\n[ \t]*\n/);
  const lines = paragraphs.map((paragraph) => paragraph.split(/\|\||\n/).map((line) => line.trim()));
  return lines
    .map((paragraph) => paragraph.filter((line) => line !== '').join('||'))
    .filter((paragraph) => paragraph !== '')
    .join('||p||');
}

interface Setting {
  readonly number: number;
  readonly level: number;
  readonly text: string;
}

function readQuestion(asked: Request['comprehensionQuestionsData'][number], { number, level, text }: Setting) {
  const { questionText, skill, evidence = '', explanation = '' } = asked;
  const { options, key, missing } = readChoice(partsOf(asked.multipleChoiceAnswerOptions), asked.correctAnswer);
  const question: Question = {
    questionNumber: number,
    questionText: questionText.trim(),
    options: [...options],
    key,
    level: asked.level ?? level,
    skill: skill ?? 'retrieve',
    evidence: evidence.trim() || plainPassage(text).trim().slice(0, EVIDENCE_STAND_IN),
    explanation: explanation.trim() || STAND_IN_EXPLANATION,
  };
  const untold: readonly (readonly [boolean, string])[] = [
    [skill === undefined, 'Say what it asks for: retrieve, infer, vocabulary, craft or grammar.'],
    [evidence.trim() === '', 'Quote the words of the passage that prove the answer.'],
    [explanation.trim() === '', EXPLANATION_MISSING],
  ];
  return {
    question,
    shapeless: missing.map((reason) => about(number, reason)),
    missing: untold.filter(([isMissing]) => isMissing).map(([, reason]) => about(number, reason)),
  };
}

/** Characters of the passage that stand in for evidence while none is quoted. Never kept. */
const EVIDENCE_STAND_IN = 20;

export const about = (number: number, reason: string): string => `Question ${number}: ${reason}`;
