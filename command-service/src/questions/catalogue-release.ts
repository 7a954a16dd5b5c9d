import { createHash } from 'node:crypto';
import type { EventLog } from 'platform/event-log';
import { handle } from 'platform/decider/handle';
import { topics } from 'question-bank/catalogue';
import { at } from 'question-bank/generation/level';
import type { QuestionType } from 'question-bank/generation/question-type';
import type { CatalogueTopic } from 'schemas/questions/catalogue.events';
import { catalogue } from './catalogue.decider';
import { secondsFor } from './english/english-question';

/** Tells the log what the question bank of this release offers; nothing when it is as it was. */
export async function releaseCatalogue(log: EventLog, now: string): Promise<void> {
  const offered = offer();
  const version = createHash('sha256').update(JSON.stringify(offered)).digest('hex').slice(0, 16);
  await handle(log, catalogue, {
    id: 'house',
    command: { type: 'ReleaseCatalogue', data: { catalogueId: 'house', version, topics: offered } },
    recording: { commandId: `release-${version}`, actor: { id: 'command-service', role: 'service' }, at: now },
  });
}

/** With how long the clock allows for each: the length of a timed worksheet is told before it begins. */
export function offer(): CatalogueTopic[] {
  return topics.map(({ key, title, subject, subTopics: parts }) => {
    const seconds = secondsFor(key);
    const subTopics = parts.map((part) => ({ key: part.key, title: part.title, types: part.types.map(offerOf) }));
    return { key, title, subject, subTopics, ...(seconds !== undefined && { targetSeconds: seconds }) };
  });
}

const offerOf = ({ key, title, levels, targetSeconds }: QuestionType) => ({
  key,
  title,
  levels: [...levels],
  targetSeconds: levels.map((level) => at(level, targetSeconds)),
});
