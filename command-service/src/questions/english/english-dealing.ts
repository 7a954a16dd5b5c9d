import type { CommandTools } from 'platform/http';
import { findItem, findPassage, itemsOf, passagesOf } from 'question-bank/english/english-bank';
import type { EnglishItem } from 'question-bank/english/english-item';
import { asLevel, type Level } from 'question-bank/generation/level';
import type { EnglishTopicKey } from 'schemas/questions/english.events';
import { bankWith, COMPREHENSION } from './english-bank';
import { englishBank } from './english-bank.decider';
import { englishPack, type Offered } from './english-pack.decider';
import { passageQuestions, shownPassage } from './english-question';

interface Wanted {
  readonly worksheetId: string;
  readonly levels: readonly Level[];
}

/** Items of a topic that the learner has not met in this round, about as hard as wanted; the same for the same worksheet. */
export async function dealItems(
  { topic, ...wanted }: Wanted & { readonly topic: EnglishTopicKey },
  tools: CommandTools,
): Promise<EnglishItem[]> {
  const bank = bankWith(await tools.read(englishBank, topic));
  const ids = await deal({ ...wanted, topic, offered: itemsOf(bank, topic) }, tools);
  return ids.flatMap((id) => findItem(bank, id) ?? []);
}

/** A text of middling difficulty, where none is asked for. */
const FIRST_LEVEL = 3;

/** A passage that the learner has not met in this round, with its questions. */
export async function dealComprehension(
  { worksheetId, level }: { readonly worksheetId: string; readonly level: number | undefined },
  tools: CommandTools,
) {
  const bank = bankWith(await tools.read(englishBank, COMPREHENSION));
  const levels = [asLevel(level) ?? FIRST_LEVEL];
  const wanted = { worksheetId, levels, topic: COMPREHENSION, offered: passagesOf(bank) };
  const [id = ''] = await deal(wanted, tools);
  const passage = findPassage(bank, id);
  if (!passage) throw new Error(`the bank has no passage ${id}`);
  return { passage: shownPassage(passage), questions: passageQuestions(passage) };
}

async function deal(
  { topic, worksheetId, levels, offered }: Wanted & { readonly topic: string; readonly offered: readonly Offered[] },
  tools: CommandTools,
): Promise<readonly string[]> {
  const { learnerId } = tools.caller;
  const cards = offered.map(({ id, level }) => ({ id, level }));
  const data = { learnerId, topic, worksheetId, seed: worksheetId, levels, offered: cards };
  const { state } = await tools.handle(englishPack, `${learnerId}.${topic}`, { type: 'DealEnglishItems', data });
  return state.byWorksheet.get(worksheetId) ?? [];
}
