import type { CommandTools } from 'platform/http';
import type { EnglishItem } from 'question-bank/english/english-item';
import { generate } from 'question-bank/generate';
import type { EnglishTopicKey } from 'schemas/questions/english.events';
import type { IssuedQuestion } from 'schemas/questions/question';
import { itemTopicOf } from './english/english-bank';
import { dealItems } from './english/english-dealing';
import { issuedItem } from './english/english-question';
import { askedOf, sightOf } from './alike';
import { placesOf, seedOf, type Place, type Wish } from './wishes';

/** Seeds of another attempt are those of no other place. */
const MOST_PLACES = 1_000;
const ATTEMPTS = 20;

interface Sheet {
  readonly worksheetId: string;
  readonly wishes: readonly Wish[];
  readonly limit: number;
}

/** The first questions wished for, up to the limit: generated ones, and written ones that the learner has not met yet. */
export async function draw({ worksheetId, wishes, limit }: Sheet, tools: CommandTools): Promise<IssuedQuestion[]> {
  const places = placesOf(wishes).slice(0, limit);
  const items = await itemsFor(worksheetId, places, tools);
  const questions: IssuedQuestion[] = [];
  for (const [n, { typeKey, level }] of places.entries()) {
    const topic = itemTopicOf(typeKey);
    const item = topic && items.get(topic)?.shift();
    if (item) questions.push(issuedItem(item, questions.length + 1));
    // A topic with fewer items than are wished for gives what it has.
    else if (!topic)
      questions.push(
        another({ typeKey, level }, questions, (attempt) => seedOf(worksheetId, n + 2 + attempt * MOST_PLACES)),
      );
  }
  return questions;
}

/** Dealt topic by topic, each once: in a stream a command takes effect once. */
async function itemsFor(
  worksheetId: string,
  places: readonly Place[],
  tools: CommandTools,
): Promise<ReadonlyMap<EnglishTopicKey, EnglishItem[]>> {
  const topics = new Set(places.flatMap(({ typeKey }) => itemTopicOf(typeKey) ?? []));
  const dealt = new Map<EnglishTopicKey, EnglishItem[]>();
  for (const topic of topics) {
    const levels = places.filter(({ typeKey }) => typeKey === topic).map(({ level }) => level);
    dealt.set(topic, await dealItems({ topic, worksheetId, levels }, tools));
  }
  return dealt;
}

/**
 * A question that the worksheet does not have yet, not even in other words. The easy levels of a few types offer so little
 * that one may come in other words, or twice.
 */
function another(place: Place, given: readonly IssuedQuestion[], seedAt: (attempt: number) => number): IssuedQuestion {
  const [seen, asked] = [new Set(given.map(sightOf)), new Set(given.flatMap(askedOf))];
  const drawn = (attempt: number) => generated(place, { number: given.length + 1, seed: seedAt(attempt) });
  let question = drawn(0);
  let unseen: IssuedQuestion | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const isSeen = seen.has(sightOf(question));
    if (!isSeen && !askedOf(question).some((one) => asked.has(one))) return question;
    if (!isSeen) unseen ??= question;
    if (attempt === ATTEMPTS) return unseen ?? question;
    question = drawn(attempt);
  }
}

function generated(
  { typeKey, level: wanted }: Place,
  { number, seed }: { readonly number: number; readonly seed: number },
): IssuedQuestion {
  const { prompt, subject, topic, subTopic, level, targetSeconds, genVersion, answer, solution, ...drawn } = generate(
    typeKey,
    wanted,
    seed,
  );
  const { figure, options, optionFigures, unit, answerForm, slips, stepsFigure } = drawn;
  return {
    number,
    seed,
    prompt,
    subject,
    topic,
    subTopic,
    level,
    targetSeconds,
    genVersion,
    solution,
    questionType: typeKey,
    key: answer,
    ...(figure !== undefined && { figure }),
    ...(options && { options: [...options] }),
    ...(optionFigures && { optionFigures: [...optionFigures] }),
    ...(unit && { unit }),
    ...(answerForm !== undefined && { answerForm }),
    ...(slips && { slips: [...slips] }),
    ...(stepsFigure && { stepsFigure }),
  };
}
