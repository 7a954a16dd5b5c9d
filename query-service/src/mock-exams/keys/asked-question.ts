import { keysThatCount, type ExamKeys } from 'schemas/mock-exams/keys/exam-keys.rules';
import type { Marked } from 'schemas/mock-exams/keys/key-preview.rules';
import type { StandingKey } from 'schemas/mock-exams/keys/standing-keys';
import { TOTAL } from 'schemas/mock-exams/marks/parts.rules';
import type { Paper, PaperQuestion, PaperSection } from 'schemas/mock-exams/paper';
import type { Found } from './sat-papers';
import { markedInTurns } from './weighing';

export interface Asked {
  readonly question: PaperQuestion;
  readonly section: PaperSection;
  /** How many choices it has. */
  readonly options: number;
}

/** The question of that id, or without one the first. */
export function askedIn({ sections }: Paper, questionId: string | undefined): Asked | undefined {
  for (const section of sections)
    for (const question of section.questions)
      if (questionId === undefined || question.questionId === questionId)
        return { question, section, options: question.options.length };
  return undefined;
}

/** Question → number. */
export const numbersIn = ({ sections }: Paper): ReadonlyMap<string, number> =>
  new Map(sections.flatMap(({ questions }) => questions.map(({ questionId, number }) => [questionId, number])));

interface Beside {
  readonly paper: Paper;
  readonly keys: ExamKeys;
  readonly found: Found;
  readonly paperHash: string;
}

const unkeyed = { answer: 'A', isVoided: true, published: 'A', why: null, explanation: '' };

/** A question with its key as it counts, and who chose what. */
export async function shownQuestion({ question, section }: Asked, { paper, keys, found, paperHash }: Beside) {
  const { questionId, number, text, picture = null, options } = question;
  const standing = new Map(keysThatCount(keys).map((key) => [key.questionId, key]));
  const { answer, isVoided, published, why, explanation } = standing.get(questionId) ?? unkeyed;
  const groups = await Promise.all(
    found.groups.map(({ papers, sat, isOwn }) => markedInTurns(papers, sat.filter(isOwn))),
  );
  const letters = options.map((_, place) => String.fromCharCode('A'.charCodeAt(0) + place));
  return {
    of: marksToBeHad(groups, standing),
    question: {
      questionId,
      number,
      section: section.name,
      subject: section.subject,
      text,
      picture,
      options,
      counting: { answer, isVoided },
      published,
      why,
      explanation,
      ...chosenIn(groups, { letters, questionId, paperHash }),
    },
    questions: paper.sections.flatMap(({ name, questions }) => questions.map((one) => listed(one, name, standing))),
  };
}

type Standing = ReadonlyMap<string, StandingKey>;

function listed({ questionId, number }: PaperQuestion, section: string, standing: Standing) {
  const { answer, isVoided } = standing.get(questionId) ?? unkeyed;
  return { questionId, number, section, counting: { answer, isVoided } };
}

/** In all papers of the set, as most have sat them; before anybody has, in this one. */
function marksToBeHad(groups: readonly Marked[], standing: Standing): number {
  const [largest] = groups.toSorted((one, other) => other.marks.length - one.marks.length);
  const total = largest?.cohort.parts.find(({ partId }) => partId === TOTAL);
  return total?.of ?? [...standing.values()].filter(({ isVoided }) => !isVoided).length;
}

interface Which {
  readonly letters: readonly string[];
  readonly questionId: string;
  readonly paperHash: string;
}

function chosenIn(groups: readonly Marked[], { letters, questionId, paperHash }: Which) {
  const all = groups
    .flatMap(({ marks }) => marks)
    .filter(({ opened }) => opened.includes(paperHash))
    .map((sat) => ({
      letter: sat.questions.find((one) => one.questionId === questionId)?.chosen ?? null,
      total: sat.parts.find(({ partId }) => partId === TOTAL)?.right ?? null,
    }));
  return {
    choices: letters.map((letter) => {
      const its = all.filter((one) => one.letter === letter);
      return { letter, count: its.length, average: averageOf(its.flatMap(({ total }) => total ?? [])) };
    }),
    blank: all.filter(({ letter }) => letter === null).length,
  };
}

const averageOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
