import { flow, type CommandDeps, type CommandTools, type Route } from 'platform/http';
import {
  askErasure,
  beginErasure,
  cancelErasure,
  carryOutErasure,
  certifyErasure,
  DAYS_TO_CHANGE_ONES_MIND,
  ERASE_WORD,
  keepAfterNewPassword,
  noteErasureNear,
} from 'schemas/privacy/erasure.contract';
import { askCopy, COPY_DAYS } from 'schemas/privacy/privacy.contract';
import { copiesOf, standing } from './copies.decider';
import { erasure, type Erasure } from './erasure.decider';
import { begin, carryOut, certify } from './erasing';
import { LongWork } from './long-work';
import type { PrivacyParts } from './privacy-parts';

export const privacyRoutes = (parts: PrivacyParts): Route<CommandDeps>[] => [
  asking(parts),
  flow(cancelErasure, async ({ erasureId }, tools) => {
    const familyId = await parts.family.familyOfCaller(tools);
    const data = { erasureId, familyId, accountId: tools.caller.accountId, why: 'taken back' as const };
    await tools.handle(erasure, familyId, { type: 'CancelErasure', data });
    return {};
  }),
  flow(askCopy, async ({ learnerId }, tools) => {
    const { accountId } = tools.caller;
    if (learnerId !== undefined && !(await isOfFamily(learnerId, parts, tools))) return tools.refuse('ChildNotFound');
    const data = {
      copyId: tools.idFor('copy'),
      accountId,
      askedAt: tools.now,
      expiresAt: daysAfter(tools.now, COPY_DAYS),
      ...(learnerId !== undefined && { learnerId }),
    };
    const { state, events } = await tools.handle(copiesOf, accountId, { type: 'AskCopy', data });
    const copy = events[0]?.data ?? standing(state, data) ?? data;
    return { copyId: copy.copyId, expiresAt: copy.expiresAt };
  }),
  ...ofWorkers(parts),
];

const asking = ({ family, outside }: PrivacyParts) =>
  flow(askErasure, async ({ learnerId, password, typed }, tools) => {
    if (typed.trim().toLowerCase() !== ERASE_WORD) return tools.refuse('ConfirmationNotTyped');
    await family.confirm(password, tools);
    const { accountId } = tools.caller;
    const familyId = await family.familyOfCaller(tools);
    const told = [...(await family.parentsOf(familyId, tools))];
    if (learnerId === undefined) requireAlone(told, tools);
    const others = learnerId === undefined ? [] : await practisingBeside(learnerId, familyId, { family, tools });
    const data = {
      erasureId: tools.idFor('erasure'),
      familyId,
      accountId,
      told,
      whom: learnerId === undefined ? ('family' as const) : ('child' as const),
      askedAt: tools.now,
      dueAt: daysAfter(tools.now, DAYS_TO_CHANGE_ONES_MIND),
      passwordEpoch: tools.caller.passwordEpoch,
      ...(learnerId !== undefined && { learnerId }),
    };
    const { state } = await tools.handle(erasure, familyId, { type: 'AskErasure', data, others });
    // After it was written: none is opened from then on.
    await outside.closePages({ familyId, learnerId }, tools);
    const open = standingOf(data, state);
    return { erasureId: open.erasureId, dueAt: open.dueAt };
  });

type Asked = Erasure['asked'];

/** What was asked for before counts, and not what was asked for again. */
const standingOf = (data: Asked, all: readonly Erasure[]): Asked =>
  all.findLast(({ asked }) => asked.whom === data.whom && asked.learnerId === data.learnerId)?.asked ?? data;

/** A family that another parent holds as well is not one parent's to erase. */
function requireAlone(parents: readonly string[], { caller, refuse }: CommandTools): void {
  if (parents.some((id) => id !== caller.accountId)) refuse('FamilyHeldByAnother');
}

async function practisingBeside(
  learnerId: string,
  familyId: string,
  { family, tools }: Pick<PrivacyParts, 'family'> & { readonly tools: CommandTools },
): Promise<readonly string[]> {
  const children = await family.childrenOf(familyId, tools);
  if (!children.some((child) => child.learnerId === learnerId)) return tools.refuse('ChildNotFound');
  const others = children.filter((child) => child.learnerId !== learnerId && !child.isArchived);
  return others.map((child) => child.learnerId);
}

async function isOfFamily(learnerId: string, { family }: PrivacyParts, tools: CommandTools): Promise<boolean> {
  const children = await family.childrenOf(await family.familyOfCaller(tools), tools);
  return children.some((child) => child.learnerId === learnerId);
}

const daysAfter = (instant: string, days: number) => new Date(Date.parse(instant) + days * 86_400_000).toISOString();

// What a worker asks for again is decided again: by the state of the stream, and not by what was said the first time.
const ofWorkers = (parts: PrivacyParts) => {
  const work = new LongWork();
  return [
    flow(keepAfterNewPassword, async (data, tools) => {
      const familyId = await parts.family.familyOf(data.accountId, tools);
      const passwordEpoch = await parts.family.passwordEpochOf(data.accountId, tools);
      await tools.handle(erasure, familyId, { type: 'KeepAfterNewPassword', data: { ...data, passwordEpoch } });
      return {};
    }),
    flow(noteErasureNear, async ({ familyId, erasureId }, tools) => {
      await tools.handle(erasure, familyId, { type: 'NoteErasureNear', erasureId });
      return {};
    }),
    flow(beginErasure, async (which, tools) => {
      await begin(which, { ...parts, work }, tools);
      return {};
    }),
    flow(carryOutErasure, async (which, tools) => {
      await carryOut(which, parts, tools);
      return {};
    }),
    flow(certifyErasure, async (which, tools) => {
      await certify(which, { ...parts, work }, tools);
      return {};
    }),
  ];
};
