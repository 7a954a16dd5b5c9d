import { useState } from 'react';
import { Room } from '../../../parts/form/room';
import { ProblemNote, Shown } from '../../../parts/page/shown';
import { usePreview, useProof, useWrite, type Draft, type Letter } from './api';
import { SendLetter } from './send-letter';
import { useWords } from './written-words';

interface LetterEditorProps {
  readonly draft: Draft;
  readonly readers: number;
  /** As the list has it. */
  readonly known: Letter | undefined;
  readonly onNew: () => void;
}

const asKept = ({ letterId, version, subject, body }: Draft, known: Letter | undefined): Draft =>
  known === undefined
    ? { letterId, version, subject, body }
    : { letterId, version, subject: known.subject, body: known.body };

/** Of a letter, in characters. */
const LONGEST = 10_000;

const isBlank = (words: string) => words.trim() === '';

/** Writes a letter: kept first, then seen, proved and sent as it was kept. */
export function LetterEditor({ draft, readers, known, onNew }: LetterEditorProps) {
  // What was written here before may be more than what is kept.
  const [kept, setKept] = useState<Draft>(() => asKept(draft, known));
  const { subject, body, setSubject, setBody, forget } = useWords(draft);
  const write = useWrite();
  const isKept = isSame(kept, { subject, body });
  const isOut = hasGone(known);
  const keep = async () => {
    if (isKept || write.busy || isBlank(subject) || isBlank(body)) return;
    const reply = await write.run({ letterId: kept.letterId, version: kept.version, subject, body });
    if (!reply) return;
    setKept({ letterId: kept.letterId, version: reply.version, subject, body });
    forget();
  };
  return (
    <section className="office-panel letters-editor" aria-label="Write a letter">
      <div className="field">
        <label htmlFor="letter-subject">Subject</label>
        <div className="field-box">
          <input
            id="letter-subject"
            value={subject}
            maxLength={150}
            readOnly={isOut}
            onChange={(event) => setSubject(asSeen(event.target.value))}
          />
        </div>
      </div>
      <div className="field">
        <label htmlFor="letter-body">Letter</label>
        <div className="field-box">
          <textarea
            id="letter-body"
            rows={12}
            value={body}
            maxLength={LONGEST}
            readOnly={isOut}
            aria-describedby="letter-how"
            onChange={(event) => setBody(asSeen(event.target.value))}
          />
        </div>
        <p id="letter-how" className="field-note soft">
          An empty line begins a paragraph. <code>## Heading</code>, <code>- list</code>, <code>**strong**</code>,{' '}
          <code>[words](https://…)</code>. The link to leave the list stands at the foot by itself.
        </p>
        <Room written={body.length} most={LONGEST} />
      </div>
      {write.problem && <ProblemNote problem={write.problem} safe="What you wrote is still here." />}
      <div className="row">
        {!isOut && (
          <button type="button" className="btn low" aria-disabled={write.busy || isKept} onClick={() => void keep()}>
            {isKept ? 'Kept' : 'Keep and show'}
          </button>
        )}
        <button type="button" className="btn low pale" onClick={onNew}>
          Begin another
        </button>
      </div>
      {isKept && <Kept kept={kept} readers={readers} isOut={isOut} />}
    </section>
  );
}

// What a text processor leaves in what is copied from it, and what turns text about: no mail takes it.
const asSeen = (text: string) => text.replace(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');

const isSame = ({ version, ...kept }: Draft, { subject, body }: Pick<Draft, 'subject' | 'body'>) =>
  version > 0 && kept.subject === subject && kept.body === body;

const hasGone = (known: Letter | undefined) => known !== undefined && known.state !== 'draft';

interface KeptProps {
  readonly kept: Draft;
  readonly readers: number;
  readonly isOut: boolean;
}

function Kept({ kept, readers, isOut }: KeptProps) {
  const { letterId, version, subject, body } = kept;
  const preview = usePreview({ subject, body });
  const proof = useProof();
  const [proved, setProved] = useState(false);
  const prove = () => void proof.run({ letterId, version }).then((reply) => setProved(reply !== undefined));
  return (
    <>
      <Shown answer={preview}>
        {({ html }) => <iframe className="letters-preview" title="The mail" sandbox="" srcDoc={html} />}
      </Shown>
      {proof.problem && <ProblemNote problem={proof.problem} />}
      {isOut ? (
        <p role="status">This letter is on its way, or has arrived. What came back stands below.</p>
      ) : (
        <div className="row">
          <button
            type="button"
            className="btn low pale"
            aria-disabled={proof.busy}
            onClick={proof.busy ? undefined : prove}
          >
            Send a proof to me
          </button>
          <SendLetter letter={kept} readers={readers} />
        </div>
      )}
      {proved && <p role="status">The proof is on its way to your own address.</p>}
    </>
  );
}
