import type { Reads } from 'platform/database/reads';
import { streamOf, type EventStore } from 'platform/event-store';
import { answer } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import type { ExamKeys } from 'schemas/mock-exams/keys/exam-keys.rules';
import { examKeysFrom } from 'schemas/mock-exams/keys/kept-keys.rules';
import { getMockExamKeyHistory } from 'schemas/mock-exams/keys/key-preview.contract';
import { decisionWords, proposalWords, withdrawnWords } from 'schemas/mock-exams/keys/key-words.rules';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockKeys, mockPapers } from 'schemas/mock-exams/sets/sets.tables';
import { namesOf } from '../../names-of';
import { numbersIn } from './asked-question';
import type { NoteKeyLook } from './key-change.query';
import { sessionLines, sessionLinesTables } from './session-lines';
import { whoIsNamed } from './shown-decisions';
import { withdrawnProposals, type WithdrawnProposal } from './withdrawn-proposals';

/** What happened to a session after it was sat, in words: to the keys of its papers, by incidents, with its reports. */
export const keyHistoryQuery = (note: NoteKeyLook) =>
  answer(
    getMockExamKeyHistory,
    { reads: [mockSessions, mockKeys, mockPapers, accounts, ...sessionLinesTables] },
    async ({ mockExamSessionId: sessionId }, { db, store, caller, refuse }) => {
      const session = await db
        .from(mockSessions)
        .select('papers')
        .where('sessionId', '=', sessionId)
        .executeTakeFirst();
      if (!session) return refuse('SessionNotFound');
      await note(caller, { stream: streamOf('examsession', sessionId), shown: 'users' });
      const papers = session.papers.map(({ paperHash, name }) => ({ paperHash, name }));
      const [kept, beside] = await Promise.all([keptKeys(papers, { db, store }), sessionLines(sessionId, db)]);
      const names = await namesOf(db, [...kept.flatMap(whoActed), ...beside.map(({ by }) => by)]);
      const others = beside.map(({ by, ...line }) => ({ ...line, ...ofNoKey, by: names.get(by) ?? null }));
      const lines = [...kept.flatMap((one) => linesOf(one, names)), ...others];
      return { papers, lines: lines.toSorted((one, other) => (one.at < other.at ? 1 : -1)) };
    },
  );

const ofNoKey = { paperHash: null, questionId: null, confirmedBy: null };

const whoActed = ({ keys, withdrawn }: KeptKeys): string[] => [
  ...whoIsNamed(keys),
  ...withdrawn.map((one) => one.withdrawn.withdrawnBy),
];

interface KeptKeys {
  readonly paperHash: string;
  readonly name: string;
  readonly keys: ExamKeys;
  readonly withdrawn: readonly WithdrawnProposal[];
  readonly numbers: ReadonlyMap<string, number>;
}

interface Sources {
  readonly db: Reads<typeof mockKeys.name | typeof mockPapers.name>;
  readonly store: Pick<EventStore, 'readStream'>;
}

async function keptKeys(
  papers: readonly { readonly paperHash: string; readonly name: string }[],
  { db, store }: Sources,
): Promise<KeptKeys[]> {
  const hashes = [...papers.map(({ paperHash }) => paperHash), ''];
  const [rows, contents, streams] = await Promise.all([
    db.from(mockKeys).selectAll().where('paperHash', 'in', hashes).execute(),
    db.from(mockPapers).select(['paperHash', 'paper']).where('paperHash', 'in', hashes).execute(),
    Promise.all(papers.map(({ paperHash }) => withdrawnProposals(paperHash, store))),
  ]);
  return papers.flatMap(({ paperHash, name }, index) => {
    const row = rows.find((one) => one.paperHash === paperHash);
    const content = contents.find((one) => one.paperHash === paperHash);
    if (!row || !content) return [];
    const withdrawn = streams[index] ?? [];
    return [{ paperHash, name, keys: examKeysFrom(row), withdrawn, numbers: numbersIn(content.paper) }];
  });
}

/** Each decision, what was proposed and taken away, and what waits for a second person. */
function linesOf({ paperHash, name, keys, withdrawn, numbers }: KeptKeys, names: ReadonlyMap<string, string>) {
  const place = (questionId: string) => ({ paper: name, number: numbers.get(questionId) ?? 0 });
  const who = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const { decisions, proposal } = keys;
  const decided = decisions.map((one) => ({
    at: one.decidedAt,
    about: 'key' as const,
    paperHash,
    questionId: one.questionId,
    ...decisionWords(one, place(one.questionId)),
    by: who(one.proposedBy),
    confirmedBy: who(one.confirmedBy),
  }));
  const taken = withdrawn.map(
    ({ proposed: { change, reason }, withdrawn: { why, words, withdrawnAt, withdrawnBy } }) => ({
      at: withdrawnAt,
      about: 'key' as const,
      paperHash,
      questionId: change.questionId,
      ...withdrawnWords({ change, reason, why, words }, place(change.questionId)),
      by: who(withdrawnBy),
      confirmedBy: null,
    }),
  );
  if (proposal === null) return [...decided, ...taken];
  const { questionId } = proposal.change;
  const words = proposalWords(proposal, place(questionId));
  const waiting = {
    at: proposal.proposedAt,
    about: 'key' as const,
    paperHash,
    questionId,
    ...words,
    by: who(proposal.proposedBy),
  };
  return [...decided, ...taken, { ...waiting, confirmedBy: null }];
}
