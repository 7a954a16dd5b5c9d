import { flow, type CommandDeps, type CommandTools, type Route } from 'platform/http';
import { takingTurnsBy } from 'platform/together';
import type { RequestOf } from 'schemas/describe/contract';
import * as calls from 'schemas/mock-exams/keys/keys.contract';
import { examKey } from './exam-key.decider';
import { issueAgain } from './issuing-again';
import {
  lookedAt,
  mustBeAbleToConfirm,
  mustBeApart,
  mustBeAsSeen,
  mustHaveBeenAdmin,
  mustNotFlood,
  mustStand,
  type KeysParts,
} from './looked-at';

type Propose = RequestOf<typeof calls.proposeMockKeyChange>;
type Confirm = RequestOf<typeof calls.confirmMockKeyChange>;

/** What admins decide of the keys of a paper that was sat. */
export function keysRoutes(parts: KeysParts): Route<CommandDeps>[] {
  // Each looks at everybody who sat it: twenty at once would hold up whoever logs in, and all but the first come to nothing.
  const inTurn = takingTurnsBy();
  return [
    flow(calls.proposeMockKeyChange, (body, tools) => inTurn(body.paperHash, () => propose(body, tools, parts))),
    flow(calls.confirmMockKeyChange, (body, tools) => inTurn(body.paperHash, () => confirm(body, tools, parts))),
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
}

async function propose({ paperHash, shown, reason, askedOf }: Propose, tools: CommandTools, parts: KeysParts) {
  const proposalId = tools.idFor('key-change');
  const { looked, admins } = await lookedAt({ paperHash, shown }, parts, tools);
  const command = {
    type: 'ProposeChange' as const,
    ...looked,
    paperHash,
    proposalId,
    reason: reason.trim(),
    ...(askedOf !== undefined && { askedOf }),
    by: tools.caller.accountId,
    at: tools.now,
  };
  const mayBe = async () => {
    await mustNotFlood(paperHash, tools);
    await mustBeAbleToConfirm(askedOf, { admins }, { tools, parts });
    await mustBeAsSeen(paperHash, looked, tools);
  };
  await mustStand(command, mayBe, { tools, parts });
  const { state } = await tools.handle(examKey, paperHash, command);
  return { proposalId, isDecided: state.decisions.some(({ decisionId }) => decisionId === proposalId) };
}

async function confirm({ paperHash, proposalId, shown }: Confirm, tools: CommandTools, parts: KeysParts) {
  const { looked, admins, seenProposal } = await lookedAt({ paperHash, shown }, parts, tools);
  const { accountId: by } = tools.caller;
  const command = { type: 'ConfirmChange' as const, paperHash, proposalId, looked, by, at: tools.now };
  const mayBe = async () => {
    await mustHaveBeenAdmin({ paperHash, proposalId }, tools, parts);
    await mustBeApart({ paperHash, proposalId, admins, seenProposal }, tools, parts);
    await mustBeAsSeen(paperHash, looked, tools);
  };
  await mustStand(command, mayBe, { tools, parts });
  await tools.handle(examKey, paperHash, command);
  return {};
}

/** For the workers: what was decided is followed by the reports that it names. */
const issuing: Route<CommandDeps> = flow(calls.issueAgainAfterKeyChange, async ({ paperHash, keyVersion }, tools) => {
  const { decisions } = await tools.read(examKey, paperHash);
  const decision = decisions.find((one) => one.keyVersion === keyVersion) ?? tools.refuse('MockKeysNotFound');
  await issueAgain({ paperHash, decision }, tools);
  return {};
});
