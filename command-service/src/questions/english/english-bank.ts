import { houseBank, type EnglishBank } from 'question-bank/english/english-bank';
import { EnglishTopic, type EnglishTopicKey } from 'schemas/questions/english.events';
import type { EnglishBankState } from './english-bank.decider';
import { bankItemOf, bankPassageOf } from './staff-item';

/** The stream of passages beside those of the topics. */
export const COMPREHENSION = 'comprehension';

/** A topic of written items by its key; undefined for any other text. */
export const itemTopicOf = (key: string): EnglishTopicKey | undefined =>
  EnglishTopic.enum.find((topic) => topic === key);

/** What the house and its staff have for a topic, retired items among it. */
export function bankWith(staff: EnglishBankState): EnglishBank {
  const entries = [...staff.values()];
  return {
    items: [...houseBank.items, ...entries.flatMap((entry) => (entry.item ? [bankItemOf(entry.item, entry)] : []))],
    passages: [
      ...houseBank.passages,
      ...entries.flatMap((entry) => (entry.passage ? [bankPassageOf(entry.passage, entry)] : [])),
    ],
  };
}
