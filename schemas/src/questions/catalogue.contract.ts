import Type from 'typebox';
import { anyone, query } from '../describe/contract';
import { Id } from '../describe/schema';
import { CatalogueTopic } from './catalogue.events';

export const getQuestionCatalogue = query({
  call: 'GET /getQuestionCatalogue',
  who: anyone,
  summary: 'The topics, sub-topics and question types that can be practised.',
  reply: { version: Id, topics: Type.Array(CatalogueTopic) },
});
