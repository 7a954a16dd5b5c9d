import { createHash } from 'node:crypto';
import type { EventLog } from 'platform/event-log';
import { handle } from 'platform/decider/handle';
import { topics } from 'question-bank/catalogue';
import type { CatalogueTopic } from 'schemas/questions/catalogue.events';
import { catalogue } from './catalogue.decider';

/** Tells the log what the question bank of this release offers; nothing when it is as it was. */
export async function releaseCatalogue(log: EventLog, at: string): Promise<void> {
  const offered = offer();
  const version = createHash('sha256').update(JSON.stringify(offered)).digest('hex').slice(0, 16);
  await handle(log, catalogue, {
    id: 'house',
    command: { type: 'ReleaseCatalogue', data: { catalogueId: 'house', version, topics: offered } },
    recording: { commandId: `release-${version}`, actor: { id: 'command-service', role: 'service' }, at },
  });
}

function offer(): CatalogueTopic[] {
  return topics.map(({ key, title, subject, subTopics }) => ({
    key,
    title,
    subject,
    subTopics: subTopics.map((subTopic) => ({
      key: subTopic.key,
      title: subTopic.title,
      types: subTopic.types.map((type) => ({ key: type.key, title: type.title, levels: [...type.levels] })),
    })),
  }));
}
