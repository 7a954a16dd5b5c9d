import { whoIs } from '../../../parts/list/who-is';
import type { Difference } from './api';

const kinds: Readonly<Record<Difference['kind'], string>> = {
  'plan-unknown': 'Stripe has a plan that was paid for, and that we know nothing of.',
  'plan-differs': 'A plan stands otherwise at Stripe than with us.',
  'grant-missing': 'Something was paid for, and never given.',
  'grant-differs': 'What a plan gives ends at another time than it should.',
  'payment-unknown': 'Stripe has a payment that we know nothing of.',
  'refund-unknown': 'Stripe gave another amount back than we know of.',
  'grant-unpaid': 'Something is given as paid for, and is not paid for at Stripe.',
  'payment-disputed': 'A payer has asked their bank for their money.',
};

export const whatDiffers = ({ kind }: Difference): string => kinds[kind];

export const whose = ({ family }: Difference): string => (family === undefined ? 'nobody whom we know' : whoIs(family));

/** Both sides, as far as there are two. */
export const bothSides = ({ ours, theirs }: Difference): readonly string[] => [
  ...(theirs === undefined ? [] : [`At Stripe: ${theirs}`]),
  ...(ours === undefined ? [] : [`With us: ${ours}`]),
];

/** What the press does about it; nothing where nothing can be done here. */
export const remedyOf = ({ kind }: Difference): string | undefined => {
  if (kind === 'payment-disputed') return undefined;
  return kind === 'grant-unpaid' ? 'Ask Stripe again, and take it back' : 'Put right';
};
