import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { draftOf, forgetDraft, keepDraft } from './drafts';
import { useForgottenWhenLeft } from './passing';
import type { Rule } from './rules';

type Values<K extends string> = Readonly<Record<K, string>>;

/**
 * What may be lost on a reload: what proves who somebody is, an address that is looked for, and a choice among what was ticked. All
 * else is somebody's work; where it is of a family, `passing` keeps it no longer than it must.
 */
type NeverKept = 'password' | 'confirmPassword' | 'code' | 'typed' | 'email' | 'whom';

interface FormDescription<K extends string> {
  /** Unique among the forms of the product: names its fields' ids and its draft. */
  readonly name: string;
  readonly initial: Values<K>;
  readonly rules: { readonly [F in NoInfer<K>]?: Rule<Values<K>> };
  /** Fields that are never written to the device. */
  readonly secret?: readonly (NoInfer<K> & NeverKept)[];
  /**
   * Whether what is typed is of nobody, as what the office writes of prices and papers is: kept for as long as the tab lives. All
   * else may be of a family, and is forgotten after an hour, and with whoever logs in or out on this device.
   */
  readonly lasting?: boolean;
  /**
   * Whether what is typed is of this moment, as a reason is: kept for a reload alone, and forgotten as soon as the form leaves the
   * screen, sent or not. Only what differs from what the form begins with is kept: that may be another thing after the reload.
   */
  readonly passing?: boolean;
  /** What the server has said of a field when the form was sent: told until the field is changed. */
  readonly refused?: { readonly [F in NoInfer<K>]?: string } | undefined;
}

/** What a field of a form needs to draw itself. */
export interface FieldState {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

export interface Form<K extends string> {
  readonly values: Values<K>;
  readonly field: (name: K) => FieldState;
  /** Checks every field, puts the focus on the first that is wrong, or calls `send` once at a time. */
  readonly submit: (send: (values: Values<K>) => Promise<unknown>) => (event: SyntheticEvent) => void;
  /** Removes what a reload would bring back: after the form has done its work. */
  readonly forget: () => void;
  /** Something of what it holds was typed before a reload. */
  readonly isBroughtBack: boolean;
  /** Empties it, and forgets what was typed. */
  readonly beginAnew: () => void;
}

/** A form whose input survives a reload, passwords excepted. */
export function useForm<K extends string>(description: FormDescription<K>): Form<K> {
  const { name, initial, rules, refused } = description;
  const { values, set, seen, setSeen, isBroughtBack, beginAnew } = useTyped(description);
  const [sent, setSent] = useState<Values<K>>();
  const sending = useRef(false);
  useFocusOnRefused(name, refused);

  const faultOf = (field: K) => rules[field]?.(values[field], values);
  const refusalOf = (field: K) => (sent?.[field] === values[field] ? refused?.[field] : undefined);

  return {
    values,
    field: (field) => ({
      id: `${name}-${field}`,
      name: field,
      value: values[field],
      error: seen.has(field) ? (faultOf(field) ?? refusalOf(field)) : undefined,
      onChange: (value) => set(field, value),
      // A field that was passed through empty is told so when the form is sent, not before.
      onBlur: () => {
        if (values[field] !== '') setSeen((before) => new Set(before).add(field));
      },
    }),
    submit: (send) => (event) => {
      event.preventDefault();
      setSeen(new Set(Object.keys(values)));
      const wrong = (Object.keys(initial) as K[]).find((field) => faultOf(field) !== undefined);
      if (wrong !== undefined) document.getElementById(`${name}-${wrong}`)?.focus();
      if (wrong !== undefined || sending.current) return;
      sending.current = true;
      setSent(values);
      void send(values).finally(() => {
        sending.current = false;
      });
    },
    forget: () => forgetDraft(name),
    isBroughtBack,
    beginAnew,
  };
}

/** What has been typed, of a reload before as well, and which fields were passed through since. */
function useTyped<K extends string>({
  name,
  initial,
  secret = [],
  passing = false,
  lasting = false,
}: FormDescription<K>) {
  const personal = !lasting;
  const [values, setValues] = useState<Values<K>>(() => ({ ...initial, ...draftOf(name, personal) }));
  useForgottenWhenLeft(passing ? name : undefined);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [isBroughtBack, setBroughtBack] = useState(() =>
    (Object.keys(initial) as K[]).some((field) => values[field] !== initial[field]),
  );
  const set = (field: string, value: string) => {
    const next = { ...values, [field]: value };
    setValues(next);
    keepDraft(name, passing ? whatDiffers(initial, next) : next, { secret, personal });
  };
  const beginAnew = () => {
    forgetDraft(name);
    setValues(initial);
    setSeen(new Set());
    setBroughtBack(false);
  };
  return { values, set, seen, setSeen, isBroughtBack, beginAnew };
}

const whatDiffers = (initial: Values<string>, typed: Values<string>) =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => value !== initial[field]));

/** The box that was refused takes the focus, and its note is read out with it. */
function useFocusOnRefused(name: string, refused: object | undefined): void {
  const [field] = Object.keys(refused ?? {});
  useEffect(() => {
    if (field !== undefined) document.getElementById(`${name}-${field}`)?.focus();
  }, [field, name]);
}
