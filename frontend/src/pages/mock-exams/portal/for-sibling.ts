import { useSession } from '../../../client/session';

/** " for Amara": for whom something is bought here, which is whoever is chosen. Nothing where there is one child alone. */
export function useForSibling(): string {
  const { childName = '', learners = [] } = useSession() ?? {};
  const name = childName.trim().split(' ')[0] ?? '';
  return learners.length < 2 || name === '' ? '' : ` for ${name}`;
}
