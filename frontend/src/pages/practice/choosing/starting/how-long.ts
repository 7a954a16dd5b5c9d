import type { Topic } from '../../../../parts/catalogue';
import { counted } from '../../../../parts/words';

/** What a worksheet will hold: a level that is not chosen may be any. */
interface Part {
  readonly questionType: string;
  readonly count: number;
  readonly level?: number;
}

/** In seconds: what the clock will allow at least and at most. */
interface Span {
  readonly least: number;
  readonly most: number;
}

/** How long the clock will allow, in words; nothing where the bank does not tell it of each type. */
export function howLong(parts: readonly Part[], topics: readonly Topic[] | undefined): string | undefined {
  const spans = parts.map((part) => spanOf(part, topics ?? []));
  const sum = spans.reduce(
    (all, span) => all && span && { least: all.least + span.least, most: all.most + span.most },
    {
      least: 0,
      most: 0,
    },
  );
  return sum && sum.most > 0 ? wordsFor(sum) : undefined;
}

function spanOf({ questionType, count, level }: Part, topics: readonly Topic[]): Span | undefined {
  const seconds = secondsOf(questionType, level, topics);
  if (seconds.length === 0) return undefined;
  return { least: Math.min(...seconds) * count, most: Math.max(...seconds) * count };
}

/** For one question: at its level, or at each that it may have. */
function secondsOf(questionType: string, level: number | undefined, topics: readonly Topic[]): readonly number[] {
  const types = topics.flatMap(({ subTopics }) => subTopics.flatMap((subTopic) => subTopic.types));
  const type = types.find(({ key }) => key === questionType);
  // An English topic is its own one type of question.
  const written = topics.find(({ key }) => key === questionType)?.targetSeconds;
  if (!type) return written === undefined ? [] : [written];
  const all = type.targetSeconds ?? [];
  const chosen = level === undefined ? undefined : all[type.levels.indexOf(level)];
  return chosen === undefined ? all : [chosen];
}

function wordsFor({ least, most }: Span): string {
  const [from, to] = [minutes(least), minutes(most)];
  return from === to ? `about ${counted(to, 'minute')}` : `about ${from} to ${counted(to, 'minute')}`;
}

const minutes = (seconds: number) => Math.max(1, Math.round(seconds / 60));
