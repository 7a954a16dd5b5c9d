import type { TokenVerifier } from 'platform/crypto';
import { flow, type CommandDeps, type CommandTools, type Route } from 'platform/http';
import { handBehind, mayConfirm, type Holding } from 'schemas/accounts/admins/admin-hands.rules';
import type { ShownChange, shownChange } from 'schemas/mock-exams/keys/key-change';
import type { Askable } from 'schemas/mock-exams/keys/key-reason.rules';
import * as calls from 'schemas/mock-exams/keys/keys.contract';
import { closesAtOf } from 'schemas/mock-exams/sessions/exam-session';
import type { SessionsParts } from '../sessions/sessions-parts';
import { examPaper } from '../sets/exam-paper.decider';
import { settledAll } from '../sittings/settled';
import { examKey } from './exam-key.decider';
import { issueAgain } from './issuing-again';
import { proposalPlaces } from './proposal-places';
import { requestsBeside } from './reports-asked';
import { sessionsWith } from './sat-papers';

export interface KeysParts {
  /** Opens what the query service has signed of a change that somebody looked at. */
  readonly shownChanges: Pick<TokenVerifier<typeof shownChange>, 'verify'>;
  readonly bookings: Pick<SessionsParts['bookings'], 'seats'>;
  /** Since when an account has been an admin without a break, and by whom. */
  readonly adminHolding: (accountId: string, tools: CommandTools) => Promise<Holding>;
}

/** What admins decide of the keys of a paper that was sat. */
export const keysRoutes = (parts: KeysParts): Route<CommandDeps>[] => [
  flow(calls.proposeMockKeyChange, async ({ paperHash, shown, reason, askedOf }, tools) => {
    const { looked } = await lookedAt({ paperHash, shown }, parts, tools);
    const proposalId = tools.idFor('key-change');
    await mustBeAsSeen(paperHash, looked, tools);
    const { state } = await tools.handle(examKey, paperHash, {
      type: 'ProposeChange',
      ...looked,
      paperHash,
      proposalId,
      reason: reason.trim(),
      ...(askedOf !== undefined && { askedOf }),
      by: tools.caller.accountId,
      at: tools.now,
    });
    return { proposalId, isDecided: state.decisions.some(({ decisionId }) => decisionId === proposalId) };
  }),
  flow(calls.confirmMockKeyChange, async ({ paperHash, proposalId, shown }, tools) => {
    const { looked, admins } = await lookedAt({ paperHash, shown }, parts, tools);
    const { accountId: by } = tools.caller;
    await mustHaveBeenAdmin({ paperHash, proposalId }, tools, parts);
    await mustBeApart({ paperHash, proposalId, admins }, tools, parts);
    await mustBeAsSeen(paperHash, looked, tools);
    await tools.handle(examKey, paperHash, { type: 'ConfirmChange', paperHash, proposalId, looked, by, at: tools.now });
    return {};
  }),
  flow(calls.withdrawMockKeyChange, async ({ paperHash, proposalId, words }, tools) => {
    await tools.handle(examKey, paperHash, {
      type: 'WithdrawProposal',
      paperHash,
      proposalId,
      ...(words !== undefined && { words: words.trim() }),
      by: tools.caller.accountId,
      at: tools.now,
    });
    return {};
  }),
  issuing,
];

/** For the workers: what was decided is followed by the reports that it names. */
const issuing: Route<CommandDeps> = flow(calls.issueAgainAfterKeyChange, async ({ paperHash, keyVersion }, tools) => {
  const { decisions } = await tools.read(examKey, paperHash);
  const decision = decisions.find((one) => one.keyVersion === keyVersion) ?? tools.refuse('MockKeysNotFound');
  await issueAgain({ paperHash, decision }, tools);
  return {};
});

interface Proposed {
  readonly paperHash: string;
  readonly proposalId: string;
}

/** Whoever becomes an admin once something waits for a second one may be the first one’s other account. */
async function mustHaveBeenAdmin({ paperHash, proposalId }: Proposed, tools: CommandTools, parts: KeysParts) {
  const [places, { making, isAdmin }] = await Promise.all([
    tools.read(proposalPlaces, paperHash),
    parts.adminHolding(tools.caller.accountId, tools),
  ]);
  const place = places.get(proposalId);
  const since = isAdmin && making ? making.position : null;
  if (place !== undefined && (since === null || since > place)) tools.refuse('MockKeyConfirmerTooNew');
}

interface Seen extends Proposed {
  /** Who else had the admin role, as whoever confirms was shown. */
  readonly admins: readonly string[];
}

async function mustBeApart({ paperHash, proposalId, admins }: Seen, tools: CommandTools, parts: KeysParts) {
  const { proposal } = await tools.read(examKey, paperHash);
  const [own, first] = [tools.caller.accountId, proposal?.proposedBy];
  if (first === undefined || proposal?.proposalId !== proposalId || first === own) return;
  const hands = { holdingOf: (accountId: string) => parts.adminHolding(accountId, tools), now: tools.now };
  const isApart = await mayConfirm({ own, first, others: admins }, (accountId) => handBehind(accountId, hands));
  if (!isApart) tools.refuse('MockKeyConfirmerNotApart');
}

/**
 * Refuses what was looked at where reports were asked for since. Asked last of all, just before it is decided: what is counted after
 * this and before the decision is written down is issued again by it (`issuing-again.ts`).
 */
async function mustBeAsSeen(
  paperHash: string,
  { requests }: Pick<ShownChange, 'requests'>,
  tools: CommandTools,
): Promise<void> {
  const beside = await requestsBeside({ paperHash, requests }, tools);
  if (beside === 'being counted') tools.refuse('MockKeyReportsRunning');
  if (beside === 'asked since') tools.refuse('MockKeyPreviewOutOfDate');
}

/** Whoever’s time was over and not written down was in nobody’s preview: it is written down now, and looked at anew. */
async function isAnyoneDoneSince(paperHash: string, tools: CommandTools, parts: Pick<KeysParts, 'bookings'>) {
  const { setId } = await tools.read(examKey, paperHash);
  const sessions = setId === null ? [] : await sessionsWith({ paperHash, setId }, tools);
  let isAny = false;
  for (const { sessionId, startsAt } of sessions)
    if (startsAt <= tools.now && (await settledAll({ mockExamSessionId: sessionId }, tools, parts))) isAny = true;
  return isAny;
}

interface Sent {
  readonly paperHash: string;
  readonly shown: string;
}

/** What somebody looked at, by the signature of whoever showed it; refused where it is another paper's, too old, nobody's, or was shown to another. */
async function lookedAt({ paperHash, shown }: Sent, parts: KeysParts, tools: CommandTools) {
  const looked = parts.shownChanges.verify(shown);
  if (looked?.paperHash !== paperHash || looked.seenBy !== tools.caller.accountId)
    return tools.refuse('MockKeyPreviewOutOfDate');
  const { change, keyVersion, weighed, requests, admins } = looked;
  const [asked, isAnyToCome, isAnyDone] = await Promise.all([
    askedIn(paperHash, change.questionId, tools),
    isToBeSat(paperHash, tools),
    isAnyoneDoneSince(paperHash, tools, parts),
  ]);
  if (isAnyDone) return tools.refuse('MockKeyPreviewOutOfDate');
  const areAnswersOpen = looked.areAnswersOpen && !isAnyToCome;
  return { looked: { change, keyVersion, weighed, requests, asked, areAnswersOpen }, admins };
}

async function askedIn(paperHash: string, questionId: string, tools: CommandTools): Promise<Askable> {
  const paper = await tools.read(examPaper, paperHash);
  const questions = paper?.sections.flatMap((section) => section.questions) ?? [];
  const question = questions.find((one) => one.questionId === questionId);
  if (!paper || !question) return tools.refuse('MockKeysNotFound');
  return { paperName: paper.name, choices: question.options.map(({ text }) => text) };
}

/** Whether a session with this paper is not over by now: one may have been scheduled since somebody looked. */
async function isToBeSat(paperHash: string, tools: CommandTools): Promise<boolean> {
  const { setId } = await tools.read(examKey, paperHash);
  const sessions = setId === null ? [] : await sessionsWith({ paperHash, setId }, tools);
  return sessions.some((session) => closesAtOf(session) > tools.now);
}
