import { useId, useRef, useState, type ChangeEvent } from 'react';
import type { Picture } from 'schemas/mock-exams/paper';
import type { Problem } from '../../../../client/problem';
import { ProblemNote } from '../../../../parts/page/shown';
import { base64Of, fileFault, pictureTypes } from './read-file';
import { ShownPicture } from './shown-picture';

/** Puts a picture where it belongs, takes it away, or says in other words what it shows. */
export interface PicturePlace {
  /** `file` in base64; without one the picture that is there gets other words. Nothing where it was refused. */
  readonly put: (picture: { readonly file?: string; readonly alt: string }) => Promise<unknown>;
  readonly take: () => Promise<unknown>;
  readonly busy: boolean;
  readonly problem: Problem | undefined;
}

interface PictureFieldProps {
  /** “Picture of the section”. */
  readonly label: string;
  readonly picture: Picture | null | undefined;
  readonly place: PicturePlace;
}

/** A picture: shown, put there, described, taken away. Each takes effect at once. */
export function PictureField({ label, picture, place }: PictureFieldProps) {
  const { alt, words, setTyped } = useWords(picture);
  const id = useId();
  const [isRefusedHere, setRefusedHere] = useState(false);
  const describe = async () => {
    setRefusedHere(false);
    if (await place.put({ alt: words })) setTyped(undefined);
  };
  return (
    <fieldset className="picture-field">
      <legend>{label}</legend>
      {picture && <ShownPicture picture={picture} />}
      {/* What the bank drew says in itself what it shows. */}
      {picture?.kind !== 'drawn' && (
        <>
          <label htmlFor={id}>What it shows, for a child who cannot see it; never the answer</label>
          <input id={id} type="text" maxLength={500} value={words} onChange={({ target }) => setTyped(target.value)} />
        </>
      )}
      <div className="authoring-acts">
        <ChooseFile
          label={label}
          act={picture ? 'Put another in its place' : 'Choose a picture'}
          busy={place.busy}
          onChosen={setRefusedHere}
          onFile={async (file) => place.put({ file: await base64Of(file), alt: words })}
        />
        {picture && (
          <OfPicture
            label={label}
            onDescribe={words === alt ? undefined : () => void describe()}
            onTake={() => {
              setRefusedHere(false);
              void place.take();
            }}
          />
        )}
      </div>
      <Refused problem={isRefusedHere ? undefined : place.problem} />
    </fieldset>
  );
}

function Refused({ problem }: Pick<PicturePlace, 'problem'>) {
  return problem ? <ProblemNote problem={problem} undone="The picture is as it was." /> : null;
}

/** What it shows, as it is kept and as it is typed. */
function useWords(picture: PictureFieldProps['picture']) {
  const [typed, setTyped] = useState<string>();
  const alt = picture?.alt ?? '';
  return { alt, words: typed ?? alt, setTyped };
}

interface OfPictureProps {
  readonly label: string;
  /** Absent while its words are as they are kept. */
  readonly onDescribe: (() => void) | undefined;
  readonly onTake: () => void;
}

function OfPicture({ label, onDescribe, onTake }: OfPictureProps) {
  return (
    <>
      {onDescribe && (
        <button type="button" className="btn low pale" onClick={onDescribe}>
          Save these words
        </button>
      )}
      <button type="button" className="btn low pale" onClick={onTake}>
        Take it away<span className="read-aloud">: {label}</span>
      </button>
    </>
  );
}

interface ChooseFileProps {
  readonly label: string;
  readonly act: string;
  readonly busy: boolean;
  /** Whether the file that was chosen is refused here: then what the service said of another one is of no use. */
  readonly onChosen: (isRefused: boolean) => void;
  readonly onFile: (file: File) => Promise<unknown>;
}

/** What is wrong with a file is said before it is sent. */
function ChooseFile({ label, act, busy, onChosen, onFile }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    const wrong = file && fileFault(file);
    setFault(wrong);
    if (file) onChosen(wrong !== undefined);
    if (file && wrong === undefined) await onFile(file);
    // The same file can be chosen once more.
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        className="read-aloud"
        tabIndex={-1}
        aria-label={`File: ${label}`}
        accept={pictureTypes.join(',')}
        onChange={(event) => void choose(event)}
      />
      <button type="button" className="btn low pale" aria-disabled={busy} onClick={() => input.current?.click()}>
        {busy ? 'One moment…' : act}
      </button>
      {fault !== undefined && (
        <p className="field-note wrong" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
