import type { ReactNode } from 'react';
import type { Problem } from '../../../../client/problem';
import { Dialog } from '../../../../parts/dialog/dialog';
import { ProblemNote } from '../../../../parts/page/shown';

interface ConfirmDeleteProps {
  readonly title: string;
  /** What goes with it. */
  readonly children: ReactNode;
  readonly act: string;
  readonly busy: boolean;
  readonly problem: Problem | undefined;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Says what is taken away before it is. */
export function ConfirmDelete({ title, children, act, busy, problem, onDelete, onClose }: ConfirmDeleteProps) {
  return (
    <Dialog title={title} open onClose={onClose}>
      {children}
      {problem && <ProblemNote problem={problem} undone="Nothing has been taken away." />}
      <div className="authoring-acts">
        <button type="button" className="btn" aria-disabled={busy} onClick={busy ? undefined : onDelete}>
          {busy ? 'One moment…' : act}
        </button>
        <button type="button" className="btn pale" onClick={onClose}>
          Keep it
        </button>
      </div>
    </Dialog>
  );
}
