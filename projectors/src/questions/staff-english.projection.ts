import { at, set } from 'platform/projections';
import type { RowOf } from 'schemas/describe/table';
import { staffEnglish, type ItemStep } from 'schemas/questions/staff-english.table';
import { readModel } from '../read-model';

const statusOf = (isApproved: boolean) => (isApproved ? ('approved' as const) : ('draft' as const));

export const staffEnglishProjection = readModel(staffEnglish, { version: 2 }).fold({
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
      history: historyOf({ authorId, isApproved, at: meta.at }),
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
      history: historyOf({ authorId, isApproved, at: meta.at }),
    }),
  ),
  EnglishItemApproved: (row, { data: { approverId: byId }, meta: { at: when } }) =>
    set(row, { status: 'approved', history: after(row, { what: 'approved', byId, at: when }) }),
  EnglishItemRetired: (row, { data: { reason }, meta: { actorId: byId, at: when } }) =>
    set(row, {
      status: 'retired',
      history: after(row, { what: 'retired', byId, at: when, ...(reason !== undefined && { reason }) }),
    }),
});

const after = (row: RowOf<typeof staffEnglish> | undefined, step: ItemStep) => [...(row?.history ?? []), step];

/** What an admin writes is approved with that. */
function historyOf({ authorId: byId, isApproved, at: when }: { authorId: string; isApproved: boolean; at: string }) {
  const steps: readonly ItemStep['what'][] = isApproved ? ['written', 'approved'] : ['written'];
  return steps.map((what): ItemStep => ({ what, byId, at: when }));
}
