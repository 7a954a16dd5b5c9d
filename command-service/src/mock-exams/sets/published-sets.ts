import type { CommandTools } from 'platform/http';
import type { PublishedSet } from 'schemas/mock-exams/paper';
import { examSet } from './exam-set.decider';

/** Where whoever schedules a set finds what was published of it last. */
export interface PublishedSets {
  /** Undefined where there is no such set, or nothing of it is published, or it was deleted. */
  find(setId: string, tools: Pick<CommandTools, 'read'>): Promise<PublishedSet | undefined>;
}

export const publishedSets: PublishedSets = {
  find: async (setId, tools) => (await tools.read(examSet, setId)).published ?? undefined,
};
