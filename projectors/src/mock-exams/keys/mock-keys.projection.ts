import type { RowOf } from 'schemas/describe/table';
import { examKeysAfter, keysThatCount, noKeys, type ExamKeys } from 'schemas/mock-exams/keys/exam-keys.rules';
import { examKeysFrom } from 'schemas/mock-exams/keys/kept-keys.rules';
import { mockKeys } from 'schemas/mock-exams/sets/sets.tables';
import { readModel } from '../../read-model';

type Row = RowOf<typeof mockKeys>;
type Event = Parameters<typeof examKeysAfter>[1];

interface Kept {
  readonly paperHash: string;
  readonly publishedAt: string;
}

const rowOf = (keys: ExamKeys, { paperHash, publishedAt }: Kept): Row => ({
  paperHash,
  setId: keys.setId ?? '',
  setVersion: keys.setVersion,
  keyVersion: keys.keyVersion,
  keys: keysThatCount(keys),
  decisions: [...keys.decisions],
  proposal: keys.proposal,
  withdrawn: [...keys.withdrawn],
  publishedAt,
});

/** By the one fold of them; nothing is decided of what was never published. */
const after = (row: Row | undefined, event: Event): Row | undefined =>
  row && rowOf(examKeysAfter(examKeysFrom(row), event), row);

export const mockKeysProjection = readModel(mockKeys, { version: 3 }).fold({
  MockExamKeysPublished: (row, { data, meta }) => {
    const { paperHash } = data;
    const before = row ? examKeysFrom(row) : noKeys;
    return rowOf(examKeysAfter(before, { type: 'MockExamKeysPublished', data }), { paperHash, publishedAt: meta.at });
  },
  MockKeyChangeProposed: (row, { data }) => after(row, { type: 'MockKeyChangeProposed', data }),
  MockKeyProposalWithdrawn: (row, { data }) => after(row, { type: 'MockKeyProposalWithdrawn', data }),
  MockKeyChanged: (row, { data }) => after(row, { type: 'MockKeyChanged', data }),
  MockKeyChangeTakenBack: (row, { data }) => after(row, { type: 'MockKeyChangeTakenBack', data }),
});
