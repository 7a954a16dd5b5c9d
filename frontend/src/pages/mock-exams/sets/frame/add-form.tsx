import { useRef, type ReactNode } from 'react';
import type { Problem } from '../../../../client/problem';
import { SendButton } from '../../../../parts/form/fields';
import type { Form } from '../../../../parts/form/use-form';
import { ProblemNote } from '../../../../parts/page/shown';

interface AddFormProps<K extends string, R> {
  readonly form: Form<K>;
  readonly command: { readonly busy: boolean; readonly problem: Problem | undefined };
  /** Nothing where it was refused. */
  readonly add: (values: Readonly<Record<K, string>>) => Promise<R | undefined>;
  readonly onDone: (reply: R) => void;
  /** What the button says, and what holds where it was refused. */
  readonly act: string;
  readonly undone: string;
  readonly children: ReactNode;
}

/** A form that makes something new: once, also where the button is pressed again while the form is closing. */
export function AddForm<K extends string, R>({ form, command, add, onDone, ...said }: AddFormProps<K, R>) {
  const isDone = useRef(false);
  const send = async (values: Readonly<Record<K, string>>) => {
    if (isDone.current) return;
    const reply = await add(values);
    if (reply === undefined) return;
    isDone.current = true;
    form.forget();
    onDone(reply);
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      {said.children}
      {command.problem && (
        <ProblemNote problem={command.problem} undone={`${said.undone} What you have typed is kept.`} />
      )}
      <SendButton busy={command.busy}>{said.act}</SendButton>
    </form>
  );
}
