import { at, set } from 'platform/projections';
import { staffEnglish } from 'schemas/questions/staff-english.table';
import { readModel } from '../read-model';

const statusOf = (isApproved: boolean) => (isApproved ? ('approved' as const) : ('draft' as const));

export const staffEnglishProjection = readModel(staffEnglish, { version: 1 }).fold({
  EnglishItemAdded: at(
    ({ item }) => item.itemId,
    (_, { data: { topic, item, authorId, isApproved }, meta }) => ({
      topic,
      item,
      authorId,
      itemId: item.itemId,
      level: item.level,
      passage: null,
      title: item.questionText.replaceAll('||', ' '),
      status: statusOf(isApproved),
      questionCount: 1,
      addedAt: meta.at,
    }),
  ),
  EnglishPassageAdded: at(
    ({ passage }) => passage.passageId,
    (_, { data: { topic, passage, authorId, isApproved }, meta }) => ({
      topic,
      passage,
      authorId,
      itemId: passage.passageId,
      level: passage.level,
      item: null,
      title: passage.title,
      status: statusOf(isApproved),
      questionCount: passage.questions.length,
      addedAt: meta.at,
    }),
  ),
  EnglishItemApproved: (row) => set(row, { status: 'approved' }),
  EnglishItemRetired: (row) => set(row, { status: 'retired' }),
});
