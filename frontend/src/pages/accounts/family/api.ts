import { addChild, archiveChild, changeChild, getMyFamily, restoreChild } from 'schemas/accounts/family.contract';
import {
  getMyParents,
  inviteParent,
  leaveFamily,
  removeParent,
  withdrawInvitation,
} from 'schemas/accounts/family/parents.contract';
import type { ReplyOf } from 'schemas/describe/contract';
import { getMyPrivacy } from 'schemas/privacy/privacy.contract';
import { useCommand, useQuery } from '../../../client/contract';
import { renewSession } from '../../../client/renew-session';
import { session, type Coming } from '../../../client/session';

export type Family = ReplyOf<typeof getMyFamily>;
export type Child = Family['children'][number];

export const useMyFamily = () => useQuery(getMyFamily, {});
export const useAddChild = () => useCommand(addChild);
export const useChangeChild = () => useCommand(changeChild);
export const useArchiveChild = () => useCommand(archiveChild);
export const useRestoreChild = () => useCommand(restoreChild);

export const useMyErasures = () => useQuery(getMyPrivacy, {});

/** The children who are to be erased, or are being erased: they are not left to practise. */
export function useChildrenToGo(): ReadonlySet<string | null> {
  const erasures = useMyErasures().data?.erasures ?? [];
  return new Set(erasures.filter(({ state }) => state !== 'cancelled').map(({ learnerId }) => learnerId));
}

export type Parents = ReplyOf<typeof getMyParents>;
export type Parent = Parents['parents'][number];
export type Invitation = Parents['invitations'][number];

export const useMyParents = () => useQuery(getMyParents, {});
export const useInviteParent = () => useCommand(inviteParent);
export const useWithdrawInvitation = () => useCommand(withdrawInvitation);
export const useRemoveParent = () => useCommand(removeParent);
export const useLeaveFamily = () => useCommand(leaveFamily);

/** The names in the top bar, and among whom it is asked who is practising, come with the session. */
export const tellSession = (coming?: Coming) => renewSession(session.current()?.accessToken, coming).catch(() => false);
