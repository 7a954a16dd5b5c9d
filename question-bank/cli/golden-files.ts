import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { topics } from '../src/catalogue';
import type { Topic } from '../src/generation/topic';
import type { GoldenTopic } from './golden-topic';

const folder = join(__dirname, '../golden');
const fileOf = ({ key }: Topic) => join(folder, `${key}.json`);

/** The topics whose questions are generated; written ones have ids of their own. */
export const generatedTopics: readonly Topic[] = topics.filter(({ subTopics }) => subTopics.length > 0);

/** What is kept of a topic; nothing of a new one. */
export const keptTopic = (topic: Topic): GoldenTopic =>
  existsSync(fileOf(topic)) ? (JSON.parse(readFileSync(fileOf(topic), 'utf8')) as GoldenTopic) : {}; // written below

export function keepTopic(topic: Topic, golden: GoldenTopic): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(topic), `${JSON.stringify(golden, null, 2)}\n`);
}
