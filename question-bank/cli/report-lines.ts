import { allTypes } from '../src/catalogue';
import type { QuestionType } from '../src/generation/question-type';
import { drawLevels, hasFew, reachOf, wantedReach } from '../src/testing/level-reach';
import { reasonForFew } from '../src/testing/reasons-for-few';
import { sources, type DrawnLine, type Source } from './sources';

const samplesPerType = 5;

/** What an editor reads: for each topic its size, its variety, the balance of its key letters, and samples of each type. */
export function* reportLines(draws = 10_000, drawsOfLevel = 1000): Generator<string> {
  yield `${sources.length} question types`;
  for (const topic of topicsOf(sources)) yield* topicLines(topic, draws);
  yield '';
  yield `levels: different questions in ${drawsOfLevel} draws / different calculations, and the share that a lower level draws too`;
  for (const { type } of allTypes()) yield* reachLines(type, drawsOfLevel);
  yield '';
  yield speedLine(
    sources.filter(({ written }) => written === undefined),
    draws,
  );
}

/** What each level of a type offers of its own; a star where that is less than is wanted, and why where it is known. */
function* reachLines(type: QuestionType, draws: number): Generator<string> {
  const levels = reachOf(type, drawLevels(type, draws));
  const figures = levels.map((reach) => {
    const { level, distinct, calculations, leaked } = reach;
    const isShort = leaked > wantedReach.leaked || (hasFew(reach) && draws >= wantedReach.distinct);
    return `[${level}] ${distinct}/${calculations}, ${percent(leaked, 1)}${isShort ? ' *' : ''}`;
  });
  yield `${type.key}: ${figures.join('   ')}`;
  for (const { level } of levels) {
    const reason = reasonForFew(type.key, level);
    if (reason !== undefined) yield `   * ${level}: ${reason}`;
  }
}

/** The sources of each topic together, in order. */
function topicsOf(all: readonly Source[]): readonly Source[][] {
  const topics = new Map<string, Source[]>();
  for (const source of all) {
    const key = `${source.subject}/${source.topic}`;
    topics.set(key, [...(topics.get(key) ?? []), source]);
  }
  return [...topics.values()];
}

function* topicLines(topic: readonly Source[], draws: number): Generator<string> {
  const [first] = topic;
  const started = performance.now();
  const lines = [...drawRound(topic, draws)];
  const milliseconds = performance.now() - started;
  const levels = topic.reduce((sum, source) => sum + source.levels.length, 0);
  const written = topic.reduce((sum, source) => sum + (source.written ?? 0), 0);
  yield '';
  yield `== ${first?.subject ?? ''} / ${first?.topicTitle ?? ''}`;
  yield `types ${topic.length}, types × levels ${levels}`;
  yield written > 0
    ? `written items ${written}`
    : `distinct questions in ${draws} draws: ${new Set(lines.map(sameness)).size}`;
  yield `time: ${(milliseconds / draws).toFixed(3)} ms a question, ${(milliseconds / 1000).toFixed(2)} s for ${draws}`;
  yield* balanceLines(lines);
  for (const source of topic) yield* sampleLines(source);
}

/** Round the sources and their levels, with the next seed each time. */
function* drawRound(topic: readonly Source[], draws: number): Generator<DrawnLine> {
  const places = topic.flatMap((source) => source.levels.map((level) => ({ source, level })));
  for (let drawn = 0; drawn < draws; drawn += 1) {
    const place = places[drawn % places.length];
    if (place) yield place.source.draw(place.level, 1 + Math.floor(drawn / places.length));
  }
}

/** Two lines are the same question when a child would see the same. */
const sameness = ({ prompt, figure, options, optionFigures }: DrawnLine) =>
  JSON.stringify([prompt, figure, [...(options ?? [])].sort(), optionFigures]);

function* balanceLines(lines: readonly DrawnLine[]): Generator<string> {
  const keys = lines.filter(({ options }) => options?.length === 5).map(({ answer }) => answer);
  if (keys.length === 0) return;
  const shares = ['A', 'B', 'C', 'D', 'E'].map(
    (letter) => `${letter} ${percent(keys.filter((key) => key === letter).length, keys.length)}`,
  );
  yield `key letters of five: ${shares.join(', ')}`;
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;

/** Samples at every level, easiest first. */
function* sampleLines(source: Source): Generator<string> {
  yield '';
  yield `-- ${source.type}`;
  for (let sample = 0; sample < samplesPerType; sample += 1) {
    const level = source.levels[sample % source.levels.length];
    if (level) yield* questionLines(source.draw(level, 1001 + sample));
  }
}

function* questionLines({ level, prompt, figure, options, answer, unit, solution }: DrawnLine): Generator<string> {
  yield `  [${level}] ${prompt.replaceAll('\n', ' / ')}${figure === null ? '' : ' (figure)'}`;
  if (options) yield `      ${options.map((option, index) => `${'ABCDE'.charAt(index)} ${option}`).join('   ')}`;
  yield `      = ${answer}${unit === null ? '' : `   [box: ${unit}]`}   ${solution.replaceAll('\n', ' ')}`;
}

function speedLine(generated: readonly Source[], draws: number): string {
  const started = performance.now();
  const drawn = [...drawRound(generated, draws)].length;
  const seconds = (performance.now() - started) / 1000;
  return `${drawn} questions of all types in ${seconds.toFixed(2)} s: ${Math.round(drawn / seconds)} a second`;
}
