import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import type { RefundEvent } from 'schemas/payments/refunds/refund.events';

type DataOf<T extends RefundEvent['type']> = Extract<RefundEvent, { type: T }>['data'];
type Asked = DataOf<'RefundAsked'>;

export type RefundCommand =
  /** `basedOn`: how many changes this stream told before Stripe was asked what is left. */
  | { readonly type: 'AskRefund'; readonly data: Asked; readonly basedOn: number }
  | { readonly type: 'NoteRefundMade'; readonly data: DataOf<'RefundMade'> }
  | { readonly type: 'NoteRefundRefused'; readonly data: DataOf<'RefundRefused'> };

export interface Refunds {
  readonly changes: number;
  /** All that were ever asked for. */
  readonly asked: readonly string[];
  /** The one that is on its way: of each payment there is never a second one. */
  readonly underWay: Asked | undefined;
  /** Staff have said that what was paid for goes on, though the money goes back. */
  readonly goesOn: boolean;
}

const initial: Refunds = { changes: 0, asked: [], underWay: undefined, goesOn: false };

/** What staff give back of one payment. */
export const refund = decider({ category: 'refund', initial, decide, evolve });

function decide(
  command: RefundCommand,
  { changes, asked, underWay }: Refunds,
): Decision<RefundEvent, 'RefundUnderWay' | 'PaymentChangedMeanwhile'> {
  const isUnderWay = underWay?.refundId === command.data.refundId;
  switch (command.type) {
    case 'AskRefund':
      // A repeat, of which the first answer was lost; it may have been made since.
      if (asked.includes(command.data.refundId)) return accept();
      if (underWay !== undefined) return refuse('RefundUnderWay');
      if (command.basedOn !== changes) return refuse('PaymentChangedMeanwhile');
      return accept({ type: 'RefundAsked', data: command.data });
    case 'NoteRefundMade':
      return acceptUnless(!isUnderWay, { type: 'RefundMade', data: command.data });
    case 'NoteRefundRefused':
      return acceptUnless(!isUnderWay, { type: 'RefundRefused', data: command.data });
  }
}

function evolve({ changes, asked, goesOn }: Refunds, { type, data }: RefundEvent): Refunds {
  return type === 'RefundAsked'
    ? { changes: changes + 1, asked: [...asked, data.refundId], underWay: data, goesOn: !data.ends }
    : { changes: changes + 1, asked, underWay: undefined, goesOn };
}
