import { acceptInvitation, joinFamily, readInvitation } from 'schemas/accounts/family/parents.contract';
import { useCommand } from '../../../client/contract';

export const useReadInvitation = () => useCommand(readInvitation);
export const useAcceptInvitation = () => useCommand(acceptInvitation);
export const useJoinFamily = () => useCommand(joinFamily);
