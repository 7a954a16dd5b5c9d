import type { ReactNode } from 'react';
import type { Problem } from '../../../client/problem';
import type { JudgedPassage, JudgedQuestion } from '../api';
import { Verdict } from './verdict';

interface PreviewPanelProps {
  /** What has to be written before there is anything to draw. */
  readonly waitsFor: string | undefined;
  readonly judged: JudgedQuestion | JudgedPassage | undefined;
  readonly problem: Problem | undefined;
  readonly checking: boolean;
  /** The drawing, on the paper of the desk. */
  readonly children: ReactNode;
}

/** What is being written, as the child will see it, and whether it may be added. */
export function PreviewPanel({ waitsFor, judged, problem, checking, children }: PreviewPanelProps) {
  return (
    <section className="preview" aria-label="As the child will see it">
      <h2>As the child will see it</h2>
      {waitsFor !== undefined ? (
        <p className="soft">{waitsFor}</p>
      ) : (
        <>
          <Verdict reasons={judged && reasonsOf(judged)} problem={problem} checking={checking} />
          {children && <div className="desk-paper">{children}</div>}
        </>
      )}
    </section>
  );
}

const reasonsOf = ({ kind, reasons }: JudgedQuestion | JudgedPassage) => (kind === 'not-fit' ? reasons : []);
