import Type, { type Static } from 'typebox';
import { events, Maybe, type EventOf } from '../describe/events';
import { Count, Id, Shape } from '../describe/schema';
import { Level, Subject } from './question';

const Title = Type.String({ maxLength: 80 });

export const CatalogueType = Shape({
  key: Id,
  title: Title,
  levels: Type.Array(Level, { maxItems: 5 }),
  /** What the clock allows for a question, of each of the levels in their order. */
  targetSeconds: Maybe(Type.Array(Count, { maxItems: 5 })),
});
export const CatalogueSubTopic = Shape({ key: Id, title: Title, types: Type.Array(CatalogueType, { maxItems: 40 }) });
export const CatalogueTopic = Shape({
  key: Id,
  title: Title,
  subject: Subject,
  subTopics: Type.Array(CatalogueSubTopic, { maxItems: 20 }),
  /** Of a topic that is its own one type of question. */
  targetSeconds: Maybe(Count),
});
export type CatalogueTopic = Static<typeof CatalogueTopic>;

/** What can be practised, as the question bank of a release has it. Stream: `catalogue-house`. */
export const catalogueEvents = events({
  CatalogueReleased: { catalogueId: Id, version: Id, topics: Type.Array(CatalogueTopic, { maxItems: 60 }) },
});
export type CatalogueEvent = EventOf<typeof catalogueEvents>;
