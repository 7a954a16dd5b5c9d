import { readsOf } from 'platform/database/reads';
import { streamOf, type EventStore } from 'platform/event-store';
import type { KeyDecisionEvent } from 'schemas/mock-exams/keys/key-decision.events';
import type { ExamPaperEvent } from 'schemas/mock-exams/sets/exam-paper.events';
import { mockSets } from 'schemas/mock-exams/sets/sets.tables';
import type { Readable } from '../../people';
import type { KeyProposed } from '../reports/report-port';

interface Parts {
  readonly db: Readable;
  readonly store: Pick<EventStore, 'readStream'>;
}

interface Which {
  readonly paperHash: string;
  readonly proposalId: string;
}

/** Who proposed a change of a key and whom they asked, with the question, paper and set that it is of. */
export async function keyProposalIn({ db, store }: Parts, { paperHash, proposalId }: Which): Promise<KeyProposed> {
  const [events, kept] = await Promise.all([
    store.readStream(streamOf('examkey', paperHash)),
    store.readStream(streamOf('exampaper', paperHash)),
  ]);
  const data = events.flatMap(proposed).find((one) => one.proposalId === proposalId);
  const content = kept.flatMap(paperKept)[0];
  if (!data || !content) throw new Error(`nobody proposed ${proposalId}`);
  const { proposedBy, askedOf = null, change } = data;
  const { paper, setId } = content;
  const question = paper.sections
    .flatMap(({ questions }) => questions)
    .find(({ questionId }) => questionId === change.questionId);
  return {
    proposedBy,
    askedOf,
    questionId: change.questionId,
    number: question?.number ?? 0,
    paperName: paper.name,
    setName: await setNameIn(db, setId),
  };
}

async function setNameIn(db: Readable, setId: string): Promise<string | null> {
  const set = await readsOf(db, mockSets).from(mockSets).select('name').where('setId', '=', setId).executeTakeFirst();
  return set?.name ?? null;
}

type Proposed = Extract<KeyDecisionEvent, { type: 'MockKeyChangeProposed' }>['data'];
type Event = { readonly type: string; readonly data: object };
// What stands in the log was checked against its schema as it was written.
const proposed = ({ type, data }: Event): Proposed[] => (type === 'MockKeyChangeProposed' ? [data as Proposed] : []);
const paperKept = ({ type, data }: Event): ExamPaperEvent['data'][] =>
  type === 'MockExamPaperKept' ? [data as ExamPaperEvent['data']] : [];
