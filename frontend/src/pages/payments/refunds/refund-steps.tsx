import { pounds } from '../../../parts/prices/use-prices';
import type { Payment } from './api';

/** What was pressed before is gone: the words that are shown instead take the focus, and are read out. */
const takesFocus = (element: HTMLElement | null): void => element?.focus();

interface SureProps {
  readonly payment: Payment;
  readonly pence: number;
  readonly isEnded: boolean;
}

/** What will be done, said once more. */
export const SureWords = ({ payment, pence, isEnded }: SureProps) => (
  <p tabIndex={-1} ref={takesFocus}>
    {pounds(pence)} of {pounds(payment.pence)} goes back to the card. {endsWords(payment, isEnded)} The family is
    written to.
  </p>
);

function endsWords({ isOver }: Payment, isEnded: boolean): string {
  if (isOver) return 'What it paid for has ended already.';
  return isEnded ? 'What it paid for ends at once.' : 'What it paid for goes on to its end.';
}

interface BackButtonProps {
  readonly busy: boolean;
  readonly onBack: () => void;
}

export const BackButton = ({ busy, onBack }: BackButtonProps) => (
  <button type="button" className="btn low pale" aria-disabled={busy} onClick={busy ? undefined : onBack}>
    Back
  </button>
);

interface LeavingProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Nothing that was typed is thrown away unasked. */
export const Leaving = ({ onKeep, onDiscard }: LeavingProps) => (
  <>
    <p tabIndex={-1} ref={takesFocus}>
      Discard what you typed? Nothing has been given back.
    </p>
    <div className="row">
      <button type="button" className="btn pale" onClick={onKeep}>
        Keep it
      </button>
      <button type="button" className="btn" onClick={onDiscard}>
        Discard it
      </button>
    </div>
  </>
);
