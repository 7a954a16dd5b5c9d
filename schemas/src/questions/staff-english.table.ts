import Type, { type Static } from 'typebox';
import { Maybe } from '../describe/events';
import { Count, Id, Instant, Shape, Text } from '../describe/schema';
import { table } from '../describe/table';
import { StaffItem, StaffPassage } from './english.events';
import { Level } from './question';

export const ItemStatus = Type.Enum(['draft', 'approved', 'retired']);

/** What became of an item, and by whose hand. */
export const ItemStep = Shape({
  what: Type.Enum(['written', 'approved', 'retired']),
  byId: Id,
  at: Instant,
  reason: Maybe(Text(400)),
});
export type ItemStep = Static<typeof ItemStep>;

/** The written items and passages that staff have added. */
export const staffEnglish = table('questions_staff_english', {
  row: {
    itemId: Id,
    topic: Id,
    level: Level,
    status: ItemStatus,
    /** Of a passage; of an item, what it asks. */
    title: Type.String(),
    questionCount: Count,
    addedAt: Instant,
    authorId: Id,
    item: Maybe(StaffItem),
    passage: Maybe(StaffPassage),
    /** From its writing on. */
    history: Type.Array(ItemStep),
  },
  key: 'itemId',
  indexes: [
    ['addedAt', 'itemId'],
    ['topic', 'addedAt', 'itemId'],
  ],
});
