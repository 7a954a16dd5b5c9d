import type { CommandTools } from 'platform/http';
import { itemsOf, passagesOf } from 'question-bank/english/english-bank';
import { bankWith, COMPREHENSION, itemTopicOf } from './english-bank';
import { englishBank } from './english-bank.decider';
import { issuedItem, passageQuestions, shownPassage } from './english-question';

type Reading = Pick<CommandTools, 'read'>;

/** What is written and may be given to children, for whoever makes something of it that no child has packs of. */
export const writtenItems = {
  /** Undefined for a topic that is not one of written items. */
  items: async (topicKey: string, tools: Reading) => {
    const topic = itemTopicOf(topicKey);
    if (topic === undefined) return undefined;
    const bank = bankWith(await tools.read(englishBank, topic));
    return itemsOf(bank, topic).map((item) => issuedItem(item, 1));
  },
  passages: async (tools: Reading) => {
    const bank = bankWith(await tools.read(englishBank, COMPREHENSION));
    return passagesOf(bank).map((passage) => ({
      passage: shownPassage(passage),
      level: passage.level,
      questions: passageQuestions(passage),
    }));
  },
};
