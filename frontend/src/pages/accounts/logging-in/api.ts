import { endMyOtherSessions, endMySession, getMySessions } from 'schemas/accounts/own-sessions/own-sessions.contract';
import {
  getMySecondFactor,
  offerSecondFactor,
  removeSecondFactor,
  setUpSecondFactor,
} from 'schemas/accounts/second-factor/second-factor.contract';
import type { ReplyOf } from 'schemas/describe/contract';
import { useCommand, useQuery } from '../../../client/contract';

export type OwnSession = ReplyOf<typeof getMySessions>['sessions'][number];
export type Offer = Omit<ReplyOf<typeof offerSecondFactor>, 'position'>;
export type SecondFactor = ReplyOf<typeof getMySecondFactor>;

export const useMySessions = () => useQuery(getMySessions, {});
export const useEndSession = () => useCommand(endMySession);
export const useEndOthers = () => useCommand(endMyOtherSessions);
export const useMySecondFactor = () => useQuery(getMySecondFactor, {});
export const useOffer = () => useCommand(offerSecondFactor);
export const useSetUp = () => useCommand(setUpSecondFactor);
export const useRemove = () => useCommand(removeSecondFactor);
