import type { CommandTools } from 'platform/http';
import type { PaymentsParts } from '../payments-parts';

interface Payee {
  readonly familyId: string;
  /** Undefined where it is for the whole family. */
  readonly learnerId: string | undefined;
}

/**
 * Refuses to take money for whoever is to be erased, until that is taken back: anything of a family that goes, and of a
 * child what would be theirs alone.
 */
export async function mustStay(
  { familyId, learnerId }: Payee,
  { toBeErased }: Pick<PaymentsParts, 'toBeErased'>,
  tools: CommandTools,
): Promise<void> {
  const going = await toBeErased(familyId, tools);
  if (going.isFamily) tools.refuse('FamilyToBeErased');
  if (learnerId !== undefined && going.learnerIds.includes(learnerId)) tools.refuse('ChildToBeErased');
}
