import { randomUUID } from 'node:crypto';
import { contracts } from 'schemas/contracts';
import type { Contract } from 'schemas/describe/contract';
import type { PinnedPaper } from 'schemas/mock-exams/paper';
import { calledAs, sampleOf } from 'schemas/testing/all-calls';
import { written } from '../attacks/bad-requests';
import type { Client } from '../running/client';

interface About {
  readonly sessionId: string;
  readonly paper: PinnedPaper | undefined;
  readonly questionId: string;
}

/** What would end what is to be looked at. */
const ending = new Set(['/mock-exams/giveUpBooking', '/auth/endMyOtherSessions', '/endMockExam', '/endBreakSession']);

/** Nor the bell of a room, which has no end: all that it can say is a place in the log, and a number. */
const isLeftOut = ({ path, goesOn }: Contract): boolean => ending.has(path) || goesOn === true;

const ofLearners = (): readonly Contract[] =>
  contracts.filter(
    (contract) => contract.who.kind === 'roles' && calledAs(contract).may.has('S') && !isLeftOut(contract),
  );

/** Everything that a learner is told who asks each call that a learner may make about this session, this paper and this question. */
export async function askedByLearner(client: Client, { sessionId, paper, questionId }: About): Promise<string[]> {
  const known: Readonly<Record<string, unknown>> = {
    mockExamSessionId: sessionId,
    sessionId,
    mockExamPaperId: paper?.paperId,
    mockExamQuestionId: questionId,
    paperHash: paper?.paperHash,
    acts: [{ kind: 'shown', questionId, seq: 1 }],
  };
  const replies: string[] = [];
  for (const contract of ofLearners()) {
    const sample = sampleOf(contract, { accountId: randomUUID(), worksheetId: randomUUID(), fresh: sessionId });
    const request: Record<string, unknown> = {};
    // Of those of the session also what the contract lets them leave out.
    for (const field of Object.keys({ ...contract.request, ...sample }))
      if (field in sample || field in known)
        request[field] = known[field] ?? (sample as Record<string, unknown>)[field];
    const { text } = await client.sendRaw(contract, written(contract, request));
    replies.push(`${contract.path} ${text}`);
  }
  return replies;
}
