import { useState } from 'react';
import { PageHeading } from '../../../parts/page/page-heading';
import { Shown } from '../../../parts/page/shown';
import { counted } from '../../../parts/words';
import { useLetters, type Draft } from './api';
import { LetterEditor } from './letter-editor';
import { LettersTold } from './letters-told';
import './letters.css';

/** The mailing list: what is written to it, and what came back. */
export default function LettersOfficePage() {
  const answer = useLetters();
  // A letter keeps its id from the first word on, so that two presses keep one letter.
  const [open, setOpen] = useState<Draft>(blank);
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
              onNew={() => setOpen(blank())}
            />
            <LettersTold letters={letters} onOpen={setOpen} />
          </>
        )}
      </Shown>
    </div>
  );
}

const blank = (): Draft => ({ letterId: crypto.randomUUID(), version: 0, subject: '', body: '' });
