import { handBehind, mayConfirm, type Confirming, type Hands } from '../../accounts/admins/admin-hands.rules';
import type { keysRefusals } from './keys.refusals';

/** How whoever would confirm is of one hand with whoever proposed: they made them an admin, were made one by them, or one person made both. */
export const notApartRefusals = {
  'made proposer': 'MockKeyConfirmerMadeProposer',
  'made by proposer': 'MockKeyConfirmerMadeByProposer',
  'made by one': 'MockKeyConfirmerMadeByOne',
} as const satisfies Readonly<Record<string, keyof typeof keysRefusals>>;
export type NotApart = keyof typeof notApartRefusals;

/** Why somebody may not confirm what another proposed; null: they may. */
export async function whyNotApart(confirming: Confirming, hands: Hands): Promise<NotApart | null> {
  if (await mayConfirm(confirming, (accountId) => handBehind(accountId, hands))) return null;
  const { own, first } = confirming;
  if ((await makersOf(first, hands)).includes(own)) return 'made proposer';
  return (await makersOf(own, hands)).includes(first) ? 'made by proposer' : 'made by one';
}

/** Who made somebody an admin, who made them, and so on, up to their hand. */
async function makersOf(accountId: string, hands: Hands): Promise<readonly string[]> {
  const makers: string[] = [];
  for (let one = accountId; (await handBehind(one, hands)) !== one;) {
    const { making } = await hands.holdingOf(one);
    if (making === null || making.by === null || makers.includes(making.by)) break;
    one = making.by;
    makers.push(one);
  }
  return makers;
}
