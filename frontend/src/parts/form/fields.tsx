import { useState, type ReactNode } from 'react';
import { useLeave } from '../dialog/leave';
import { useAlive } from './alive';
import type { FieldState } from './use-form';
import './form.css';

interface FieldProps {
  readonly field: FieldState;
  readonly label: string;
  readonly type?: keyof typeof longest;
  /** As browsers and password keepers know it. */
  readonly autoComplete: string;
  readonly hint?: string;
  readonly optional?: boolean;
  /** The longest that it takes, in characters, where that is not as its kind has it. */
  readonly most?: number;
  /** Stands beside the box. */
  readonly children?: ReactNode;
}

/** In characters, the longest that each kind of box takes. */
const longest = { text: 100, email: 254, tel: 30, password: 128, date: 10, time: 8, 'datetime-local': 16 } as const;

/** A labelled box; what is wrong with it stands under it and is read out with it. */
export function Field({
  field,
  label,
  type = 'text',
  autoComplete,
  hint,
  optional = false,
  most,
  children,
}: FieldProps) {
  const { id, name, value, error } = field;
  const alive = useAlive();
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="soft"> (optional)</span>}
      </label>
      <div className={error === undefined ? 'field-box' : 'field-box wrong'}>
        <input
          {...{ id, name, type, value, autoComplete }}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={field.onBlur}
          required={!optional}
          readOnly={!alive}
          maxLength={most ?? longest[type]}
          {...described(field, hint)}
        />
        {children}
      </div>
      <Note field={field} hint={hint} />
    </div>
  );
}

const noteId = ({ id }: FieldState) => `${id}-note`;

/** Ties a box to what is said under it. */
export const described = (field: FieldState, hint?: string) => ({
  'aria-invalid': field.error !== undefined,
  'aria-describedby': (field.error ?? hint) === undefined ? undefined : noteId(field),
});

/** What is wrong with a field, or else what helps to fill it. */
export function Note({ field, hint }: { readonly field: FieldState; readonly hint?: string | undefined }) {
  const words = field.error ?? hint;
  if (words === undefined) return null;
  return (
    <p id={noteId(field)} className={field.error === undefined ? 'field-note soft' : 'field-note wrong'}>
      {words}
    </p>
  );
}

/** A password that can be shown while it is typed. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'children'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...props} type={shown ? 'text' : 'password'}>
      <button
        type="button"
        className="field-toggle"
        aria-pressed={shown}
        aria-label={`Show ${props.label.toLowerCase()}`}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </Field>
  );
}

interface NewPasswordProps {
  /** Of the form: its `password` and its `confirmPassword`. */
  readonly fieldOf: (name: 'password' | 'confirmPassword') => FieldState;
  readonly label?: string;
}

/** A password that is chosen here, and the same once more. */
export function NewPasswordFields({ fieldOf, label = 'Password' }: NewPasswordProps) {
  return (
    <>
      <PasswordField
        field={fieldOf('password')}
        label={label}
        autoComplete="new-password"
        hint="At least 8 characters."
      />
      <PasswordField
        field={fieldOf('confirmPassword')}
        label={`Confirm ${label.toLowerCase()}`}
        autoComplete="new-password"
      />
    </>
  );
}

/** A box to tick; its value is `yes` or nothing. */
export function Tick({ field, children }: { readonly field: FieldState; readonly children: ReactNode }) {
  const { id, name, value } = field;
  const alive = useAlive();
  return (
    <div className="field">
      <label className="tick" htmlFor={id}>
        <input
          {...{ id, name }}
          type="checkbox"
          checked={value === 'yes'}
          disabled={!alive}
          onChange={(event) => field.onChange(event.target.checked ? 'yes' : '')}
          {...described(field)}
        />
        <span>{children}</span>
      </label>
      <Note field={field} />
    </div>
  );
}

interface SendButtonProps {
  readonly busy: boolean;
  readonly children: ReactNode;
  readonly wide?: boolean;
  /** Beside it, outside a dialog: goes away and does nothing. In a dialog there is such a button without it, which leaves the dialog. */
  readonly onCancel?: () => void;
  /** What that is called. */
  readonly cancel?: string;
}

/** Sends the form. While it is under way the button stays where it is, keeps the focus, and does nothing; nor is there anything to cancel. */
export function SendButton({ busy, children, wide = false, onCancel, cancel = 'Cancel' }: SendButtonProps) {
  const alive = useAlive();
  const leave = useLeave() ?? onCancel;
  const send = (
    <button
      type="submit"
      className={wide ? 'btn wide' : 'btn'}
      aria-disabled={busy}
      disabled={!alive}
      onClick={(event) => {
        if (busy) event.preventDefault();
      }}
    >
      {busy ? 'One moment…' : children}
    </button>
  );
  if (leave === undefined) return send;
  return (
    <div className="form-ends">
      {send}
      <button type="button" className="btn pale" aria-disabled={busy} onClick={busy ? undefined : leave}>
        {cancel}
      </button>
    </div>
  );
}
