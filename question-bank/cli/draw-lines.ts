import { allTypes, type PlacedType } from '../src/catalogue';
import { generate, questionIdOf } from '../src/generate';
import { allLevels, type Level } from '../src/generation/level';

/** The choices of the command line as typed. */
export interface DrawChoices {
  subject?: string;
  topic?: string;
  type?: string;
  level?: string;
  count?: string;
  seed?: string;
}

/** One question as it is printed for editors. */
export interface DrawnLine {
  id: string;
  subject: string;
  topic: string;
  subTopic: string;
  type: string;
  level: Level;
  prompt: string;
  figure: string | null;
  options: readonly string[] | null;
  answer: string;
  /** What stands beside the box. */
  unit: string | null;
  unitSide: 'before' | 'after' | null;
  answerForm: string | null;
  solution: string;
}

/** A choice on the command line that names nothing. */
export class UnknownChoice extends Error {}

const defaultCount = 10;

/** Goes round the chosen types; each round takes the next level (unless one is chosen) and the next seed. */
export function* drawLines(choices: DrawChoices): Generator<DrawnLine> {
  const types = chosenTypes(choices);
  const level = choices.level === undefined ? undefined : chosenLevel(choices.level);
  const count = wholeNumber('count', choices.count, defaultCount);
  const firstSeed = wholeNumber('seed', choices.seed, 1);
  for (let drawn = 0; drawn < count; drawn += 1) {
    const round = Math.floor(drawn / types.length);
    const placed = entry(types, drawn);
    yield lineOf(placed.type.key, level ?? entry(placed.type.levels, round), firstSeed + round);
  }
}

function chosenTypes({ subject, topic, type }: DrawChoices): readonly PlacedType[] {
  const types = allTypes().filter(
    (placed) =>
      isChosen(subject, placed.topic.subject) && isChosen(topic, placed.topic.key) && isChosen(type, placed.type.key),
  );
  if (types.length === 0)
    throw new UnknownChoice(
      `no question type for subject ${subject ?? 'any'}, topic ${topic ?? 'any'}, type ${type ?? 'any'}`,
    );
  return types;
}

const isChosen = (wanted: string | undefined, key: string) => wanted === undefined || wanted === key;

const entry = <T>(list: readonly T[], index: number): T => list[index % list.length] as T; // the lists are never empty

function chosenLevel(text: string): Level {
  const level = allLevels.find((offered) => String(offered) === text);
  if (level === undefined) throw new UnknownChoice(`level ${text} is not one of ${allLevels.join(', ')}`);
  return level;
}

function wholeNumber(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^\d{1,9}$/.test(text)) throw new UnknownChoice(`${name} ${text} is not a whole number`);
  return Number(text);
}

function lineOf(typeKey: string, level: Level, seed: number): DrawnLine {
  const question = generate(typeKey, level, seed);
  const { subject, topic, subTopic, prompt, figure, options, answer, unit, answerForm, solution } = question;
  return {
    id: questionIdOf(question),
    subject,
    topic,
    subTopic,
    type: typeKey,
    level: question.level,
    prompt,
    figure: figure ?? null,
    options: options ?? null,
    answer,
    unit: unit?.text ?? null,
    unitSide: unit?.side ?? null,
    answerForm: answerForm ?? null,
    solution,
  };
}
