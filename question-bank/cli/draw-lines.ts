import { allLevels, type Level } from '../src/generation/level';
import { sources, type DrawnLine, type Source } from './sources';

/** The choices of the command line as typed. */
export interface DrawChoices {
  subject?: string;
  topic?: string;
  type?: string;
  level?: string;
  count?: string;
  seed?: string;
}

/** A choice on the command line that names nothing. */
export class UnknownChoice extends Error {}

const defaultCount = 10;

/** Goes round the chosen types; each round takes the next level (unless one is chosen) and the next seed. */
export function* drawLines(choices: DrawChoices): Generator<DrawnLine> {
  const level = choices.level === undefined ? undefined : chosenLevel(choices.level);
  const chosen = chosenSources(choices, level);
  const count = wholeNumber('count', choices.count, defaultCount);
  const firstSeed = wholeNumber('seed', choices.seed, 1);
  for (let drawn = 0; drawn < count; drawn += 1) {
    const round = Math.floor(drawn / chosen.length);
    const source = entry(chosen, drawn);
    yield source.draw(level ?? entry(source.levels, round), firstSeed + round);
  }
}

/** The sources that fit; with a level, those that offer it. */
function chosenSources({ subject, topic, type }: DrawChoices, level: Level | undefined): readonly Source[] {
  const fits = (source: Source) =>
    isChosen(subject, source.subject) && isChosen(topic, source.topic) && isChosen(type, source.type);
  const chosen = sources.filter((source) => fits(source) && (level === undefined || source.levels.includes(level)));
  if (chosen.length > 0) return chosen;
  const wanted = Object.entries({ subject, topic, type, level }).filter(([, value]) => value !== undefined);
  throw new UnknownChoice(`no question type for ${wanted.map(([name, value]) => `${name} ${value ?? ''}`).join(', ')}`);
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
