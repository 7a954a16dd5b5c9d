import { whoIs } from '../../../parts/list/who-is';
import type { Difference } from './api';

const kinds: Readonly<Record<Difference['kind'], string>> = {
  'plan-unknown': 'Stripe has a plan that was paid for, and that we know nothing of.',
  'plan-differs': 'A plan stands otherwise at Stripe than with us.',
  'grant-missing': 'Something was paid for, and never given.',
  'grant-differs': 'What a plan gives ends at another time than it should.',
  'payment-unknown': 'Stripe has a payment that we know nothing of.',
  'refund-unknown': 'Stripe gave another amount back than we know of.',
};

export const whatDiffers = ({ kind }: Difference): string => kinds[kind];

export const whose = ({ family }: Difference): string => (family === undefined ? 'nobody whom we know' : whoIs(family));

/** Both sides, as far as there are two. */
export const bothSides = ({ ours, theirs }: Difference): readonly string[] => [
  ...(theirs === undefined ? [] : [`At Stripe: ${theirs}`]),
  ...(ours === undefined ? [] : [`With us: ${ours}`]),
];
