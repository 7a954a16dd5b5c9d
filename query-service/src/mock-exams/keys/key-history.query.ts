import type { Reads } from 'platform/database/reads';
import { streamOf } from 'platform/event-store';
import { answer } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import type { ExamKeys } from 'schemas/mock-exams/keys/exam-keys.rules';
import { examKeysFrom } from 'schemas/mock-exams/keys/kept-keys.rules';
import { getMockExamKeyHistory } from 'schemas/mock-exams/keys/key-preview.contract';
import { decisionWords, proposalWords } from 'schemas/mock-exams/keys/key-words.rules';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockKeys, mockPapers } from 'schemas/mock-exams/sets/sets.tables';
import { namesOf } from '../../names-of';
import { numbersIn } from './asked-question';
import type { NoteKeyLook } from './key-change.query';
import { whoIsNamed } from './shown-decisions';

/** What was decided of the keys of a session's papers, in words. */
export const keyHistoryQuery = (note: NoteKeyLook) =>
  answer(
    getMockExamKeyHistory,
    { reads: [mockSessions, mockKeys, mockPapers, accounts] },
    async ({ mockExamSessionId: sessionId }, { db, caller, refuse }) => {
      const session = await db
        .from(mockSessions)
        .select('papers')
        .where('sessionId', '=', sessionId)
        .executeTakeFirst();
      if (!session) return refuse('SessionNotFound');
      await note(caller, { stream: streamOf('examsession', sessionId), shown: 'users' });
      const papers = session.papers.map(({ paperHash, name }) => ({ paperHash, name }));
      const kept = await keptKeys(papers, db);
      const accountIds = kept.flatMap(({ keys }) => whoIsNamed(keys));
      const names = await namesOf(db, accountIds);
      const lines = kept.flatMap((one) => linesOf(one, names));
      return { papers, lines: lines.toSorted((one, other) => (one.at < other.at ? 1 : -1)) };
    },
  );

interface KeptKeys {
  readonly paperHash: string;
  readonly name: string;
  readonly keys: ExamKeys;
  readonly numbers: ReadonlyMap<string, number>;
}

async function keptKeys(
  papers: readonly { readonly paperHash: string; readonly name: string }[],
  db: Reads<typeof mockKeys.name | typeof mockPapers.name>,
): Promise<KeptKeys[]> {
  const hashes = [...papers.map(({ paperHash }) => paperHash), ''];
  const [rows, contents] = await Promise.all([
    db.from(mockKeys).selectAll().where('paperHash', 'in', hashes).execute(),
    db.from(mockPapers).select(['paperHash', 'paper']).where('paperHash', 'in', hashes).execute(),
  ]);
  return papers.flatMap(({ paperHash, name }) => {
    const row = rows.find((one) => one.paperHash === paperHash);
    const content = contents.find((one) => one.paperHash === paperHash);
    return row && content ? [{ paperHash, name, keys: examKeysFrom(row), numbers: numbersIn(content.paper) }] : [];
  });
}

/** Each decision, and what waits for a second person. */
function linesOf({ paperHash, name, keys, numbers }: KeptKeys, names: ReadonlyMap<string, string>) {
  const place = (questionId: string) => ({ paper: name, number: numbers.get(questionId) ?? 0 });
  const who = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const { decisions, proposal } = keys;
  const decided = decisions.map((one) => ({
    at: one.decidedAt,
    paperHash,
    questionId: one.questionId,
    ...decisionWords(one, place(one.questionId)),
    by: who(one.proposedBy),
    confirmedBy: who(one.confirmedBy),
  }));
  if (proposal === null) return decided;
  const { questionId } = proposal.change;
  const words = proposalWords(proposal, place(questionId));
  const waiting = { at: proposal.proposedAt, paperHash, questionId, ...words, by: who(proposal.proposedBy) };
  return [...decided, { ...waiting, confirmedBy: null }];
}
