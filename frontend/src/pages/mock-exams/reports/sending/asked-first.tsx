import type { ReactNode } from 'react';
import type { Problem } from '../../../../client/problem';
import { Dialog } from '../../../../parts/dialog/dialog';
import { ActButton } from '../../../../parts/form/act-button';
import { ProblemNote } from '../../../../parts/page/shown';

interface AskedFirstProps {
  readonly title: string;
  /** What is on the button that sends. */
  readonly act: string;
  readonly sending: { readonly busy: boolean; readonly problem: Problem | undefined };
  readonly onSend: () => Promise<void>;
  readonly onOver: () => void;
  /** What will happen. */
  readonly children: ReactNode;
}

/** Asks once more before anybody is written to: a mail cannot be taken back. */
export function AskedFirst({ title, act, sending: { busy, problem }, onSend, onOver, children }: AskedFirstProps) {
  return (
    <Dialog title={title} open onClose={onOver}>
      <div className="form">
        {children}
        {problem && <ProblemNote problem={problem} undone="Nothing has been sent." />}
        <div className="form-ends">
          <ActButton busy={busy} look="main" onPress={() => void onSend()}>
            {act}
          </ActButton>
          <button type="button" className="btn low pale" onClick={onOver}>
            Cancel
          </button>
        </div>
      </div>
    </Dialog>
  );
}
