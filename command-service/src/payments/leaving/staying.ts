import type { CommandTools } from 'platform/http';
import type { PaymentsParts } from '../payments-parts';

interface Payee {
  readonly familyId: string;
  /** Undefined where it is for the whole family. */
  readonly learnerId: string | undefined;
}

type Going = 'FamilyToBeErased' | 'ChildToBeErased';
type Parts = Pick<PaymentsParts, 'toBeErased'>;

/** Who of them is to be erased, until that is taken back: the family with all that is paid for it, or the child with what is theirs alone. */
export async function goingOf(
  { familyId, learnerId }: Payee,
  { toBeErased }: Parts,
  tools: CommandTools,
): Promise<Going | undefined> {
  const going = await toBeErased(familyId, tools);
  if (going.isFamily) return 'FamilyToBeErased';
  return learnerId !== undefined && going.learnerIds.includes(learnerId) ? 'ChildToBeErased' : undefined;
}

/** Refuses to take money for whoever is to be erased. */
export async function mustStay(payee: Payee, parts: Parts, tools: CommandTools): Promise<void> {
  const going = await goingOf(payee, parts, tools);
  if (going !== undefined) tools.refuse(going);
}
