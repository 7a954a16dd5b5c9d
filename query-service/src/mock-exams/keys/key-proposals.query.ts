import type { Reads } from 'platform/database/reads';
import { answer } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { admins } from 'schemas/accounts/admins/admins.table';
import { getMockKeyProposals } from 'schemas/mock-exams/keys/key-proposals.contract';
import type { KeyProposal } from 'schemas/mock-exams/keys/standing-keys';
import { mockKeys, mockPapers, mockSets } from 'schemas/mock-exams/sets/sets.tables';
import { namesOf } from '../../names-of';
import { numbersIn } from './asked-question';
import { confirmersFor } from './confirmers';

const tables = [mockKeys, mockPapers, mockSets, accounts, admins] as const;
type Db = Reads<(typeof tables)[number]['name']>;

/** One of a paper waits at a time: more than wait in an office at once. */
const MOST = 100;

interface Waiting {
  readonly paperHash: string;
  readonly setId: string;
  readonly proposal: KeyProposal;
}

/** What waits for a second person, of those whom whoever asks may be. */
export const keyProposalsQuery = answer(getMockKeyProposals, { reads: tables }, async (_, { db, now, caller }) => {
  const { accountId } = caller;
  const mine: Waiting[] = [];
  for (const one of await waitingIn(db)) {
    const { proposal } = one;
    if (proposal.proposedBy === accountId) continue;
    const { whyNot } = await confirmersFor({ accountId, now, proposal }, db);
    if (whyNot === null) mine.push(one);
  }
  const placeOf = await placesOf(mine, db);
  const names = await namesOf(
    db,
    mine.map(({ proposal }) => proposal.proposedBy),
  );
  const proposals = mine.map((one) => {
    const { proposalId, change, proposedBy, askedOf, proposedAt } = one.proposal;
    return {
      proposalId,
      paperHash: one.paperHash,
      questionId: change.questionId,
      ...placeOf(one),
      by: names.get(proposedBy) ?? null,
      isAskedOfYou: askedOf === accountId,
      proposedAt,
    };
  });
  return { proposals: proposals.toSorted(byUrgency) };
});

interface Urgent {
  readonly isAskedOfYou: boolean;
  readonly proposedAt: string;
}

const byUrgency = (one: Urgent, other: Urgent): number =>
  Number(other.isAskedOfYou) - Number(one.isAskedOfYou) || (one.proposedAt < other.proposedAt ? -1 : 1);

async function waitingIn(db: Db): Promise<Waiting[]> {
  const rows = await db
    .from(mockKeys)
    .select(['paperHash', 'setId', 'proposal'])
    .where('proposal', 'is not', null)
    .limit(MOST)
    .execute();
  // Nothing that waits may be kept as the JSON that says so.
  return rows.flatMap(({ paperHash, setId, proposal }) => (proposal ? [{ paperHash, setId, proposal }] : []));
}

/** What the paper, its set and the question of each are called. */
async function placesOf(waiting: readonly Waiting[], db: Db) {
  const hashes = [...waiting.map(({ paperHash }) => paperHash), ''];
  const ids = [...waiting.map(({ setId }) => setId), ''];
  const [papers, sets] = await Promise.all([
    db.from(mockPapers).select(['paperHash', 'paper']).where('paperHash', 'in', hashes).execute(),
    db.from(mockSets).select(['setId', 'name']).where('setId', 'in', ids).execute(),
  ]);
  const paperOf = new Map(papers.map(({ paperHash, paper }) => [paperHash, paper]));
  const setOf = new Map(sets.map(({ setId, name }) => [setId, name]));
  return ({ paperHash, setId, proposal }: Waiting) => {
    const paper = paperOf.get(paperHash);
    const number = paper && numbersIn(paper).get(proposal.change.questionId);
    return { number: number ?? 0, paperName: paper?.name ?? 'a paper', setName: setOf.get(setId) ?? null };
  };
}
