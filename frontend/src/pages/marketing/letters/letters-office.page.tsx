import { useState } from 'react';
import { Dialog } from '../../../parts/dialog/dialog';
import { PageHeading } from '../../../parts/page/page-heading';
import { Shown } from '../../../parts/page/shown';
import { counted } from '../../../parts/words';
import { useLetters, type Draft } from './api';
import { LetterEditor } from './letter-editor';
import { LettersTold } from './letters-told';
import { dropWritten, writtenHere } from './written-words';
import './letters.css';

/** The mailing list: what is written to it, and what came back. */
export default function LettersOfficePage() {
  const answer = useLetters();
  // A letter keeps its id from the first word on, so that two presses keep one letter.
  const [open, setOpen] = useState<Draft>(() => writtenHere() ?? blank());
  const [next, setNext] = useState<Draft>();
  const go = (draft: Draft) => {
    dropWritten();
    setNext(undefined);
    setOpen(draft);
  };
  const ask = (draft: Draft) => (writtenHere() === undefined ? go(draft) : setNext(draft));
  return (
    <div className="office-stack">
      <div>
        <PageHeading title="Mailing list" />
        <p className="soft">A letter goes to everybody who has confirmed their address, once each, four a second.</p>
      </div>
      <Shown answer={answer}>
        {({ readers, letters }) => (
          <>
            <p>
              <b>{counted(readers, 'reader is', 'readers are')}</b> on the list.
            </p>
            <LetterEditor
              key={open.letterId}
              draft={open}
              readers={readers}
              known={letters.find(({ letterId }) => letterId === open.letterId)}
              onNew={() => ask(blank())}
            />
            <LettersTold letters={letters} onOpen={ask} />
          </>
        )}
      </Shown>
      <Dialog title="Leave what you wrote?" open={next !== undefined} onClose={() => setNext(undefined)}>
        <p>What you wrote last is not kept yet. It is lost if you go on.</p>
        <button type="button" className="btn low" onClick={() => setNext(undefined)}>
          Stay with it
        </button>
        <button type="button" className="btn low pale" onClick={() => next && go(next)}>
          Drop it and go on
        </button>
      </Dialog>
    </div>
  );
}

const blank = (): Draft => ({ letterId: crypto.randomUUID(), version: 0, subject: '', body: '' });
