import { products } from 'schemas/payments/products';
import type { ReplyOf } from 'schemas/describe/contract';
import type { listMyReceipts } from 'schemas/payments/receipts.contract';
import { day } from '../../../parts/dates';
import { ProblemNote } from '../../../parts/page/shown';
import { pounds } from '../../../parts/prices/use-prices';
import { useState } from 'react';
import { useReceipts } from './api';

type List = ReplyOf<typeof listMyReceipts>;

/** What was paid, and the receipt of each; asked for when somebody wants to see it. */
export function Receipts() {
  const { run, busy, problem } = useReceipts();
  const [list, setList] = useState<List>();
  if (list) return <ReceiptList list={list} />;
  const show = () => void run({}).then((reply) => reply && setList(reply));
  return (
    <>
      {problem && <ProblemNote problem={problem} />}
      <button type="button" className="btn quiet" aria-disabled={busy} onClick={() => !busy && show()}>
        {busy ? 'One moment…' : 'Show receipts'}
      </button>
    </>
  );
}

function ReceiptList({ list: { receipts, hasMore } }: { readonly list: List }) {
  if (receipts.length === 0) return <p>No receipts yet.</p>;
  return (
    <section className="stack" aria-label="Receipts">
      <h3>Receipts</h3>
      <ul className="receipts">
        {receipts.map((receipt, index) => (
          <li key={index}>
            <span>
              <b className="num">{pounds(receipt.pence)}</b> {wordsFor(receipt)}
              {receipt.refundedPence > 0 && `, ${pounds(receipt.refundedPence)} given back`}
            </span>
            <span className="soft small">
              {day(receipt.paidAt)}
              {receipt.url !== undefined && (
                <>
                  {' · '}
                  <a
                    href={receipt.url}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`Receipt of ${day(receipt.paidAt)}`}
                  >
                    Receipt
                  </a>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {hasMore && <p className="soft small">Older ones stand under “Card and billing”.</p>}
    </section>
  );
}

function wordsFor({ productId, isForChange }: List['receipts'][number]): string {
  const name = productId === undefined ? 'Fieldfare' : products[productId].name;
  return isForChange ? `change to “${name}”` : name;
}
