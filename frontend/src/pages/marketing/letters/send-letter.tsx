import { useState } from 'react';
import { Dialog } from '../../../parts/dialog/dialog';
import { ProblemNote } from '../../../parts/page/shown';
import { counted } from '../../../parts/words';
import { useRelease, type Draft } from './api';

interface SendLetterProps {
  readonly letter: Draft;
  readonly readers: number;
}

/** Sends a letter, after it was said once more to how many. */
export function SendLetter({ letter: { letterId, version, subject }, readers }: SendLetterProps) {
  const [asking, setAsking] = useState(false);
  const release = useRelease();
  const send = () => void release.run({ letterId, version }).then((reply) => reply && setAsking(false));
  const to = counted(readers, 'reader', 'readers');
  // It would be used up, and go to nobody.
  if (readers === 0) return <p className="soft">Nobody is on the list yet: there is nobody to send it to.</p>;
  return (
    <>
      <button type="button" className="btn low" onClick={() => setAsking(true)}>
        Send it to {to}
      </button>
      <Dialog title={`Send it to ${to}?`} open={asking} onClose={() => setAsking(false)}>
        <p>
          “{subject}” goes to everybody who is on the list, once each. It cannot be called back; whoever leaves before
          their turn gets none.
        </p>
        {release.problem && <ProblemNote problem={release.problem} undone="Nothing has been sent." />}
        <button type="button" className="btn" aria-disabled={release.busy} onClick={release.busy ? undefined : send}>
          Send it
        </button>
        <button type="button" className="btn low pale" onClick={() => setAsking(false)}>
          Not yet
        </button>
      </Dialog>
    </>
  );
}
