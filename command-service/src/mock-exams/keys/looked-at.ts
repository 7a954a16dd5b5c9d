import type { TokenVerifier } from 'platform/crypto';
import type { CommandTools } from 'platform/http';
import { isAdmin, type Confirming, type Holding } from 'schemas/accounts/admins/admin-hands.rules';
import type { ShownChange, shownChange } from 'schemas/mock-exams/keys/key-change';
import { notApartRefusals, whyNotApart, type NotApart } from 'schemas/mock-exams/keys/key-confirmers.rules';
import type { Askable } from 'schemas/mock-exams/keys/key-reason.rules';
import { closesAtOf } from 'schemas/mock-exams/sessions/exam-session';
import type { SessionsParts } from '../sessions/sessions-parts';
import { examPaper } from '../sets/exam-paper.decider';
import { settledAll } from '../sittings/settled';
import { examKey, type ExamKeyCommand } from './exam-key.decider';
import { mayProposeFrom, proposalsMade } from './proposals-made';
import { requestsBeside } from './reports-asked';
import { sessionsWith } from './sat-papers';

export interface KeysParts {
  /** Opens what the query service has signed of a change that somebody looked at. */
  readonly shownChanges: Pick<TokenVerifier<typeof shownChange>, 'verify'>;
  readonly bookings: Pick<SessionsParts['bookings'], 'seats'>;
  /** Since when an account has been an admin without a break, and by whom. */
  readonly adminHolding: (accountId: string, tools: CommandTools) => Promise<Holding>;
}

interface Proposed {
  readonly paperHash: string;
  readonly proposalId: string;
}

type Deciding = Extract<ExamKeyCommand, { type: 'ProposeChange' | 'ConfirmChange' }>;

interface With {
  readonly tools: CommandTools;
  readonly parts: KeysParts;
}

/**
 * Reads everybody's sitting, which takes seconds, only where something comes of it: what is known refuses it before, and what
 * changes nothing (sent again, or decided meanwhile) has nothing to look at. `others` is what else must hold, asked before and after.
 */
export async function mustStand(command: Deciding, others: () => Promise<void>, { tools, parts }: With) {
  const { paperHash } = command;
  const decision = examKey.decide(command, await tools.read(examKey, paperHash));
  if (decision.kind === 'refused') return tools.refuse(decision.code);
  if (decision.events.length === 0) return;
  await others();
  if (await isAnyoneDoneSince(paperHash, tools, parts)) tools.refuse('MockKeyPreviewOutOfDate');
  await others();
}

/** Whoever becomes an admin once something waits for a second one may be the first one’s other account. */
export async function mustHaveBeenAdmin({ paperHash, proposalId }: Proposed, tools: CommandTools, parts: KeysParts) {
  const [made, holding] = await Promise.all([
    tools.read(proposalsMade, paperHash),
    parts.adminHolding(tools.caller.accountId, tools),
  ]);
  const place = made.get(proposalId)?.position;
  const since = isAdmin(holding) ? (holding.making?.position ?? null) : null;
  if (place !== undefined && (since === null || since > place)) tools.refuse('MockKeyConfirmerTooNew');
}

/** A proposal that is taken away and made again is mailed again each time. */
export async function mustNotFlood(paperHash: string, tools: CommandTools): Promise<void> {
  const made = await tools.read(proposalsMade, paperHash);
  const from = mayProposeFrom(made, { by: tools.caller.accountId, now: tools.now });
  if (from) tools.refuse('MockKeyProposedOften', from);
}

interface Seen extends Proposed {
  /** Who else was an admin, or was until lately, as whoever confirms was shown. */
  readonly admins: readonly string[];
  /** What they were shown to wait. */
  readonly seenProposal: string | undefined;
}

export async function mustBeApart(
  { paperHash, proposalId, admins, seenProposal }: Seen,
  tools: CommandTools,
  parts: KeysParts,
) {
  const { proposal } = await tools.read(examKey, paperHash);
  const [own, first] = [tools.caller.accountId, proposal?.proposedBy];
  if (first === undefined || proposal?.proposalId !== proposalId || first === own) return;
  // Who else was an admin before it was proposed says nothing of who could have been asked.
  if (seenProposal !== proposalId) tools.refuse('MockKeyPreviewOutOfDate');
  const why = await notApart({ own, first, others: admins }, { tools, parts });
  if (why !== null) tools.refuse(notApartRefusals[why]);
}

function notApart(confirming: Confirming, { tools, parts }: With): Promise<NotApart | null> {
  const holdingOf = (accountId: string) => parts.adminHolding(accountId, tools);
  return whyNotApart(confirming, { holdingOf, now: tools.now });
}

/** Whom whoever proposes asks to confirm it, if anybody: somebody of those whom they were shown, who still may. They get a mail. */
export async function mustBeAbleToConfirm(
  askedOf: string | undefined,
  { admins }: Pick<ShownChange, 'admins'>,
  { tools, parts }: With,
): Promise<void> {
  if (askedOf === undefined) return;
  const { accountId: first } = tools.caller;
  const isStillOne = admins.includes(askedOf) && isAdmin(await parts.adminHolding(askedOf, tools));
  const others = [first, ...admins.filter((accountId) => accountId !== askedOf)];
  if (!isStillOne || (await notApart({ own: askedOf, first, others }, { tools, parts })) !== null)
    tools.refuse('MockKeyAskedCannotConfirm');
}

/**
 * Refuses what was looked at where reports were asked for since. Asked last of all, just before it is decided: what is counted after
 * this and before the decision is written down is issued again by it (`issuing-again.ts`).
 */
export async function mustBeAsSeen(
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
function ownLook({ paperHash, shown }: Sent, parts: KeysParts, tools: CommandTools): ShownChange {
  const looked = parts.shownChanges.verify(shown);
  const isOwn = looked?.paperHash === paperHash && looked.seenBy === tools.caller.accountId;
  return isOwn ? looked : tools.refuse('MockKeyPreviewOutOfDate');
}

/** The same with its question, and whether answers are still open: all that can be said without anybody's sitting. */
export async function lookedAt({ paperHash, shown }: Sent, parts: KeysParts, tools: CommandTools) {
  const looked = ownLook({ paperHash, shown }, parts, tools);
  const { change, keyVersion, weighed, requests, admins, proposalId: seenProposal } = looked;
  const [asked, isAnyToCome] = await Promise.all([
    askedIn(paperHash, change.questionId, tools),
    isToBeSat(paperHash, tools),
  ]);
  const areAnswersOpen = looked.areAnswersOpen && !isAnyToCome;
  return { looked: { change, keyVersion, weighed, requests, asked, areAnswersOpen }, admins, seenProposal };
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
