import type { PriceList } from 'schemas/payments/prices/price-list';
import type { Problem } from '../../../client/problem';
import { Dialog } from '../../../parts/dialog/dialog';
import { ProblemNote } from '../../../parts/page/shown';
import { changesOf } from './price-words';

interface ConfirmPricesProps {
  readonly before: PriceList;
  readonly after: PriceList;
  readonly command: { readonly busy: boolean; readonly problem: Problem | undefined };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** What would be different, before it is so; what the server refuses is told here. */
export function ConfirmPrices({ before, after, command: { busy, problem }, onConfirm, onClose }: ConfirmPricesProps) {
  const changes = changesOf(before, after);
  return (
    <Dialog title={changes.length === 0 ? 'Nothing is different' : 'Change the prices?'} open onClose={onClose}>
      {changes.length === 0 ? (
        <p>This is what holds already.</p>
      ) : (
        <>
          <ul className="prices-changes">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <p>From now on, for whoever buys. Nobody who pays already pays more or less.</p>
          {problem && <ProblemNote problem={problem} undone="Nothing has been changed." />}
          <button type="button" className="btn low" aria-disabled={busy} onClick={() => !busy && onConfirm()}>
            {busy ? 'One moment…' : 'Change them'}
          </button>
        </>
      )}
      <button type="button" className="btn low pale" onClick={onClose}>
        Leave it
      </button>
    </Dialog>
  );
}
