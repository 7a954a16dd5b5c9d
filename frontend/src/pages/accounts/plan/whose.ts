import { useSession } from '../../../client/session';
import { useMyFamily } from '../family/api';

export interface Child {
  readonly learnerId: string;
  readonly name: string;
}

/** The children of a family, as the pages about what is paid for name them. */
export interface Whose {
  readonly practising: readonly Child[];
  /** Those who were put away. */
  readonly away: readonly Child[];
  /** Those who are to be erased: no mock exams are sold for them. */
  readonly going: readonly string[];
  /** Whether it is known by now who was put away, and who is of the family no more. */
  readonly isKnown: boolean;
}

export function useWhose(going: readonly string[]): Whose {
  const { learners = [] } = useSession() ?? {};
  const family = useMyFamily().data?.children;
  if (family === undefined)
    return {
      practising: learners.map(({ learnerId, childName }) => ({ learnerId, name: named(childName) })),
      away: [],
      going,
      isKnown: false,
    };
  const those = (isAway: boolean) =>
    family
      .filter(({ archivedAt }) => (archivedAt !== null) === isAway)
      .map(({ learnerId, name }) => ({ learnerId, name: named(name) }));
  return { practising: those(false), away: those(true), going, isKnown: true };
}

const named = (name: string | null): string => name?.trim() || 'your first child';

/** For whom mock exams may be bought. */
export const stayingOf = ({ practising, going }: Whose): readonly Child[] =>
  practising.filter(({ learnerId }) => !going.includes(learnerId));

/** Whether it needs to be said whose something is. */
const areSeveral = ({ practising, away }: Whose): boolean => practising.length + away.length > 1;

const childIn = ({ practising, away }: Whose, learnerId: string): Child | undefined =>
  [...practising, ...away].find((child) => child.learnerId === learnerId);

export const nameIn = (whose: Whose, learnerId: string): string =>
  childIn(whose, learnerId)?.name ?? 'One of your children';

/** Whether it is for somebody who was erased. */
export const isForNobody = (whose: Whose, learnerId: string | undefined): boolean =>
  learnerId !== undefined && whose.isKnown && childIn(whose, learnerId) === undefined;

/** " for Amara"; nothing where that goes without saying. */
export function forWhom(whose: Whose, learnerId: string | undefined): string {
  if (learnerId === undefined) return '';
  if (isForNobody(whose, learnerId)) return ' for a child who was erased';
  const child = childIn(whose, learnerId);
  return child && areSeveral(whose) ? ` for ${child.name}` : '';
}
