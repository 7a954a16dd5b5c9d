import Type from 'typebox';
import { Id, Instant } from '../describe/schema';
import { table } from '../describe/table';
import { CatalogueTopic } from './catalogue.events';

/** What can be practised now: one row. */
export const catalogue = table('questions_catalogue', {
  row: { catalogueId: Id, version: Id, topics: Type.Array(CatalogueTopic), releasedAt: Instant },
  key: 'catalogueId',
});
