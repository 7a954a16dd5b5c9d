import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import type { RefundEvent } from 'schemas/payments/refund.events';

type DataOf<T extends RefundEvent['type']> = Extract<RefundEvent, { type: T }>['data'];
type Asked = DataOf<'RefundAsked'>;

export type RefundCommand =
  /** `basedOn`: how many changes this stream told before Stripe was asked what is left. */
  | { readonly type: 'AskRefund'; readonly data: Asked; readonly basedOn: number }
  | { readonly type: 'NoteRefundMade'; readonly data: DataOf<'RefundMade'> }
  | { readonly type: 'NoteRefundRefused'; readonly data: DataOf<'RefundRefused'> };

export interface Refunds {
  readonly changes: number;
  /** The one that is on its way: of each payment there is never a second one. */
  readonly underWay: Asked | undefined;
}

const initial: Refunds = { changes: 0, underWay: undefined };

/** What staff give back of one payment. */
export const refund = decider({ category: 'refund', initial, decide, evolve });

function decide(
  command: RefundCommand,
  { changes, underWay }: Refunds,
): Decision<RefundEvent, 'RefundUnderWay' | 'PaymentChangedMeanwhile'> {
  const isUnderWay = underWay?.refundId === command.data.refundId;
  switch (command.type) {
    case 'AskRefund':
      if (underWay !== undefined) return isUnderWay ? accept() : refuse('RefundUnderWay');
      if (command.basedOn !== changes) return refuse('PaymentChangedMeanwhile');
      return accept({ type: 'RefundAsked', data: command.data });
    case 'NoteRefundMade':
      return acceptUnless(!isUnderWay, { type: 'RefundMade', data: command.data });
    case 'NoteRefundRefused':
      return acceptUnless(!isUnderWay, { type: 'RefundRefused', data: command.data });
  }
}

function evolve({ changes }: Refunds, { type, data }: RefundEvent): Refunds {
  return { changes: changes + 1, underWay: type === 'RefundAsked' ? data : undefined };
}
