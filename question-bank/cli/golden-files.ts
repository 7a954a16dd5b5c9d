import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { topics } from '../src/catalogue';
import type { Topic } from '../src/generation/topic';
import type { GoldenItems } from './golden-items';
import type { GoldenTopic } from './golden-topic';

const folder = join(__dirname, '../golden');
const fileOf = (name: string) => join(folder, `${name}.json`);

/** The topics whose questions are generated. */
export const generatedTopics: readonly Topic[] = topics.filter(({ subTopics }) => subTopics.length > 0);

/** What is kept of a topic; nothing of a new one. */
export const keptTopic = ({ key }: Topic): GoldenTopic => (kept(key) ?? {}) as GoldenTopic; // written below
export const keepTopic = ({ key }: Topic, golden: GoldenTopic): void => keep(key, golden);

/** What is kept of the written items. */
export const keptItems = (): GoldenItems => (kept('english') ?? {}) as GoldenItems; // written below
export const keepItems = (golden: GoldenItems): void => keep('english', golden);

const kept = (name: string): unknown =>
  existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : undefined;

function keep(name: string, golden: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(name), `${JSON.stringify(golden, null, 2)}\n`);
}
