import type { Problem } from '../../../client/problem';
import { SendButton } from '../../../parts/form/fields';
import { ProblemNote } from '../../../parts/page/shown';
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

function endsWords({ isOver, isEarlier }: Payment, isEnded: boolean): string {
  if (isOver) return 'What it paid for has ended already.';
  if (isEarlier)
    return isEnded ? 'The plan ends at once, though a later month of it has been paid.' : 'The plan goes on.';
  return isEnded ? 'What it paid for ends at once.' : 'What it paid for goes on to its end.';
}

interface SendingProps {
  readonly isSure: boolean;
  readonly pence: number;
  readonly problem: Problem | undefined;
  readonly busy: boolean;
  readonly onBack: () => void;
}

export const Sending = ({ isSure, pence, problem, busy, onBack }: SendingProps) => (
  <>
    {problem && <ProblemNote problem={problem} undone="Nothing was given back." />}
    <SendButton busy={busy}>{isSure ? `Give back ${pounds(pence)}` : 'Go on'}</SendButton>
    {isSure && (
      <button type="button" className="btn low pale" aria-disabled={busy} onClick={busy ? undefined : onBack}>
        Back
      </button>
    )}
  </>
);

/** What says that the payment is not as it was shown: pressed again it is refused again. */
const PASSED_BY = ['PaymentChangedMeanwhile', 'RefundTooMuch', 'RefundUnderWay', 'PaymentNotFound'];

export const isPassedBy = (problem: Problem | undefined): boolean => PASSED_BY.includes(problem?.code ?? '');

interface StaleProps {
  readonly problem: Problem | undefined;
  readonly reason: string;
  readonly onClose: () => void;
}

/** There is nothing to press any more; the words that were typed stand there to be taken along. */
export const Stale = ({ problem, reason, onClose }: StaleProps) => (
  <>
    {problem ? (
      <ProblemNote problem={problem} undone="Nothing was given back." />
    ) : (
      <p role="alert">
        <b>Something of this payment was given back since you opened this.</b>
      </p>
    )}
    <p>The list behind this shows how it stands now.</p>
    {reason !== '' && <p className="soft">You had written: {reason}</p>}
    <button type="button" className="btn" ref={takesFocus} onClick={onClose}>
      Look again
    </button>
  </>
);
