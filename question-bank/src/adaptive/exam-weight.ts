import type { SubjectKey } from 'schemas/questions/question';

/**
 * A topic's share of the questions of its subject in a mock exam. English by the papers of the design (GL: spelling,
 * punctuation and missing words 6 each; CEM: cloze 15, synonyms 15, antonyms 12, shuffled 12, jumbled 8: 80 in all).
 * Verbal reasoning has as many questions of each of its seven types; the maths and non-verbal sections are mixed, so
 * their topics weigh the same.
 */
const english: Readonly<Record<string, number>> = {
  'missing-words': 21 / 80,
  synonyms: 15 / 80,
  antonyms: 12 / 80,
  'shuffled-sentences': 12 / 80,
  'jumbled-sentences': 8 / 80,
  spelling: 6 / 80,
  punctuation: 6 / 80,
};

const evenShares: Readonly<Record<SubjectKey, number>> = {
  maths: 1 / 13,
  'verbal-reasoning': 1 / 7,
  'non-verbal-reasoning': 1 / 6,
  english: 1 / 7,
};

export const examWeightOf = (subject: SubjectKey, topic: string): number =>
  (subject === 'english' ? english[topic] : undefined) ?? evenShares[subject];
