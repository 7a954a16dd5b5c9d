import type { SubjectKey } from 'schemas/questions/question';

/**
 * How many questions of an English topic the four papers of the design have: GL spelling, punctuation and missing words
 * 6 each; CEM cloze 15, synonyms 15, antonyms 12, shuffled 12, jumbled 8. The topics of verbal reasoning have as many as
 * each other there, and the maths and non-verbal sections are mixed.
 */
const englishQuestions: Readonly<Record<string, number>> = {
  'missing-words': 21,
  synonyms: 15,
  antonyms: 12,
  'shuffled-sentences': 12,
  'jumbled-sentences': 8,
  spelling: 6,
  punctuation: 6,
};
const most = Math.max(...Object.values(englishQuestions));

/** A topic's share of an exam, against the topic of its subject that has the most: 0 to 1. */
export const examWeightOf = (subject: SubjectKey, topic: string): number =>
  subject === 'english' ? (englishQuestions[topic] ?? most) / most : 1;
