import type { Reads } from 'platform/database/reads';
import { streamOf } from 'platform/event-store';
import { answer } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import type { RowOf } from 'schemas/describe/table';
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

/** What happened to a session after it was sat, in words: to the keys of its papers, by incidents, with its reports. */
export const keyHistoryQuery = (note: NoteKeyLook) =>
  answer(
    getMockExamKeyHistory,
    { reads: [mockSessions, mockKeys, mockPapers, accounts, ...sessionLinesTables] },
    async ({ mockExamSessionId: sessionId }, { db, now, caller, refuse }) => {
      const session = await db
        .from(mockSessions)
        .select(['papers', 'startsAt'])
        .where('sessionId', '=', sessionId)
        .executeTakeFirst();
      if (!session) return refuse('SessionNotFound');
      await note(caller, { stream: streamOf('examsession', sessionId), shown: 'users' });
      const papers = session.papers.map(({ paperHash, name }) => ({ paperHash, name }));
      const [all, beside] = await Promise.all([keptKeys(papers, db), sessionLines(sessionId, db)]);
      const kept = all.map(concerning(session, now));
      const names = await namesOf(db, [...kept.flatMap(({ keys }) => whoIsNamed(keys)), ...beside.map(({ by }) => by)]);
      const others = beside.map(({ by, ...line }) => ({ ...line, ...ofNoKey, by: names.get(by) ?? null }));
      const lines = [...kept.flatMap((one) => linesOf(one, names)), ...others];
      return { papers, lines: lines.toSorted((one, other) => (one.at < other.at ? 1 : -1)) };
    },
  );

/** Another session may have sat the papers before: what was decided until this one began changed nothing of it. What waits may. */
function concerning({ startsAt }: Pick<RowOf<typeof mockSessions>, 'startsAt'>, now: string) {
  return ({ keys, ...paper }: KeptKeys): KeptKeys => ({
    ...paper,
    keys: {
      ...keys,
      decisions: keys.decisions.filter(({ decidedAt }) => decidedAt >= startsAt),
      withdrawn: keys.withdrawn.filter(({ withdrawnAt }) => withdrawnAt >= startsAt),
      proposal: now >= startsAt ? keys.proposal : null,
    },
  });
}

const ofNoKey = { paperHash: null, questionId: null, confirmedBy: null };

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
    if (!row || !content) return [];
    return [{ paperHash, name, keys: examKeysFrom(row), numbers: numbersIn(content.paper) }];
  });
}

/** Each decision, what was proposed and taken away, and what waits for a second person. */
function linesOf({ paperHash, name, keys, numbers }: KeptKeys, names: ReadonlyMap<string, string>) {
  const place = (questionId: string) => ({ paper: name, number: numbers.get(questionId) ?? 0 });
  const who = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const { decisions, proposal, withdrawn } = keys;
  const decided = decisions.map((one) => ({
    at: one.decidedAt,
    about: 'key' as const,
    paperHash,
    questionId: one.questionId,
    ...decisionWords(one, place(one.questionId)),
    by: who(one.proposedBy),
    confirmedBy: who(one.confirmedBy),
  }));
  const taken = withdrawn.map((one) => ({
    at: one.withdrawnAt,
    about: 'key' as const,
    paperHash,
    questionId: one.change.questionId,
    ...withdrawnWords(one, place(one.change.questionId)),
    by: who(one.withdrawnBy),
    confirmedBy: null,
  }));
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
