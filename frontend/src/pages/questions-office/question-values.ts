import type { EnglishTopicKey } from 'schemas/questions/english.events';
import { ruleWords } from '../../parts/rule-words';
import type { QuestionRequest } from './api';
import { englishTopics } from './english-topics';

export const letters = ['A', 'B', 'C', 'D', 'E'] as const;
export const levels = [1, 2, 3, 4, 5].map((level) => ({ value: level, label: `Level ${level}` }));

/** What stands in the form of a grammar question: as much as has been written. */
export interface QuestionValues {
  readonly topic?: EnglishTopicKey;
  readonly questionText?: string;
  readonly options?: readonly (string | undefined)[];
  readonly correctAnswer?: string;
  readonly correctSentenceVersion?: string;
  readonly level?: number;
  readonly ruleTag?: string;
  readonly explanation?: string;
}

/** Whether a question of the topic can be said to practise it. */
export const isTagOf = (topic: EnglishTopicKey, tag: string): boolean => tag in (ruleWords[topic] ?? {});

/** The request that a form stands for; nothing while no topic is chosen, since nothing can be judged without it. */
export function questionRequest(values: QuestionValues): QuestionRequest | undefined {
  const { topic, questionText = '', correctAnswer = '', options, level } = values;
  if (!topic) return undefined;
  return {
    topic,
    questionText: questionText.trim(),
    correctAnswer,
    ...(englishTopics[topic].options !== undefined && { multipleChoiceOptions: joined(options) }),
    ...(level !== undefined && { level }),
    ...written({
      correctSentenceVersion: values.correctSentenceVersion,
      explanation: values.explanation,
      ruleTag: values.ruleTag,
    }),
  };
}

/** Five options as one text, with an empty place where none is written yet. */
export const joined = (options: readonly (string | undefined)[] = []): string =>
  letters.map((_, place) => (options[place] ?? '').trim()).join('||');

/** The fields that hold something. */
export function written<K extends string>(fields: Readonly<Record<K, string | undefined>>): Partial<Record<K, string>> {
  const pairs = Object.entries<string | undefined>(fields).map(([name, value]) => [name, value?.trim()]);
  return Object.fromEntries(pairs.filter(([, value]) => value)) as Partial<Record<K, string>>;
}
