import type { Level } from '../generation/level';
import type { ComprehensionQuestion, ComprehensionSkill, Four, Passage, PassageGenre } from './english-item';
import { houseRecord } from './house-record';
import { orderedOptions } from './option-order';

interface Asked {
  revision?: number;
  level: Level;
  ask: string;
  right: string;
  wrong: Four<string>;
  evidence: string;
  why: string;
}

/** About a word: what it mostly means elsewhere stands among the wrong options, so that nobody answers without the passage. */
interface AskedOfAWord extends Asked {
  skill: 'vocabulary';
  everyday: string;
}

interface AskedOfTheText extends Asked {
  skill: Exclude<ComprehensionSkill, 'vocabulary'>;
}

export type QuestionSource = AskedOfAWord | AskedOfTheText;

export interface PassageSource {
  id: string;
  level: Level;
  genre: PassageGenre;
  title: string;
  description: string;
  /** Paragraphs; a stanza, or the end of a letter, is a list of lines. */
  body: readonly (string | readonly string[])[];
  questions: readonly QuestionSource[];
}

export const passage = ({ body, questions, ...source }: PassageSource): Passage => ({
  ...source,
  text: body.map((part) => (typeof part === 'string' ? part : part.join('||'))).join('||p||'),
  questions: questions.map((question, place) => comprehensionQuestion(source.id, place + 1, question)),
  ...houseRecord,
});

function comprehensionQuestion(passageId: string, number: number, source: QuestionSource): ComprehensionQuestion {
  const { revision = 0, skill, level, ask, right, wrong, evidence, why } = source;
  const id = `${passageId}-${String(number).padStart(2, '0')}`;
  if (source.skill === 'vocabulary' && !wrong.includes(source.everyday))
    throw new Error(`${id}: "${source.everyday}" is not among the wrong options`);
  return { id, revision, level, skill, text: ask, ...orderedOptions(id, right, wrong), evidence, explanation: why };
}

/** A passage as one run of words, in which evidence is looked for. */
export const plainPassage = (text: string): string => text.replaceAll('||p||', ' ').replaceAll('||', ' ');

/** A passage's questions in the order in which the text answers them, whatever they ask: no reader knows beforehand what comes when. */
export function inReadingOrder({ text, questions }: Pick<Passage, 'text' | 'questions'>): ComprehensionQuestion[] {
  const placeOf = ({ evidence }: ComprehensionQuestion) => plainPassage(text).indexOf(evidence);
  return [...questions].sort((one, other) => placeOf(one) - placeOf(other));
}
