import type { ReactNode } from 'react';
import { allAskedAgain } from '../../../../client/kept';
import type { Problem } from '../../../../client/problem';
import { SendButton } from '../../../../parts/form/fields';
import { ProblemNote } from '../../../../parts/page/shown';
import { listed } from '../../../../parts/words';
import type { useEdit } from './use-edit';

type Edit<K extends string, S> = ReturnType<typeof useEdit<K, S>>;

interface EditFormProps<K extends string, S> {
  readonly form: Edit<K, S>;
  readonly command: { readonly problem: Problem | undefined };
  /** What each field is called in a sentence. */
  readonly labels: Readonly<Record<K, string>>;
  readonly save: (values: Readonly<Record<K, string>>, seen: S) => Promise<unknown>;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** The form of `useEdit`: says whose change it would put itself in the place of, and saves. */
export function EditForm<K extends string, S>(props: EditFormProps<K, S>) {
  const { form, command, labels, save, onDone, children } = props;
  const send = async (values: Readonly<Record<K, string>>, seen: S) => {
    if ((await save(values, seen)) === undefined) {
      // Perhaps somebody else was quicker: then it is shown what stands there now.
      await allAskedAgain();
      return;
    }
    form.forget();
    onDone();
  };
  const discard = () => {
    form.forget();
    onDone();
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      {form.clashes.length > 0 && (
        <p className="notice warn" role="status">
          Somebody else has changed the {listed(form.clashes.map((key) => labels[key]))} while you were writing. Saving
          puts yours in its place.
        </p>
      )}
      {children}
      {command.problem && (
        <ProblemNote problem={command.problem} undone="Nothing has been saved. What you have typed is kept." />
      )}
      <div className="authoring-acts">
        <SendButton busy={form.busy}>Save</SendButton>
        {form.touched.length > 0 && (
          <button type="button" className="btn pale" onClick={discard}>
            Discard changes
          </button>
        )}
      </div>
    </form>
  );
}
