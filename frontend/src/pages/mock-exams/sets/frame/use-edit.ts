import { useEffect, useState } from 'react';
import { fromJson } from '../../../../client/device-store';
import { allAskedAgain } from '../../../../client/kept';
import type { Rule } from '../../../../parts/form/rules';
import { useForm, type FieldState } from '../../../../parts/form/use-form';

type Values<K extends string> = Readonly<Record<K, string>>;

interface Edited<K extends string, S> {
  readonly name: string;
  /** As it stands now, in the words of the form; it follows what others do meanwhile. */
  readonly stands: Values<K>;
  /** The same in the words of the call: what is sent along as seen. */
  readonly seen: S;
  readonly rules: { readonly [F in NoInfer<K>]?: Rule<Values<K>> };
}

/** What the form began with, kept beside what is typed: a reload does not take for somebody else's what was there before. */
const BEGAN = 'began';

/**
 * A form over something that stands already and that somebody else may be changing, too: what was not touched here is
 * shown and sent as it stands now, so that nobody's change is taken back by accident. Saving looks again first, and where
 * somebody else has changed the same meanwhile it says so instead, once. Who saves in that very moment is found by the call, which is
 * told what was seen.
 */
export function useEdit<K extends string, S>({ name, stands, seen, rules }: Edited<K, S>) {
  const form = useForm<string>({
    name,
    initial: { ...stands, [BEGAN]: JSON.stringify(stands) },
    rules: asLoose(rules),
    lasting: true,
  });
  const began = beganWith(form.values[BEGAN], stands);
  const keys = Object.keys(stands) as K[];
  const touched = keys.filter((key) => form.values[key] !== began[key]);
  const values = Object.fromEntries(
    keys.map((key) => [key, (touched.includes(key) ? form.values[key] : undefined) ?? stands[key]]),
  ) as Values<K>;
  const clashes = touched.filter((key) => stands[key] !== began[key] && stands[key] !== values[key]);
  const said = clashes.map((key) => `${key} ${stands[key]}`);
  const lookedAgain = useLookedAgain({ values, seen }, said);
  const [busy, setBusy] = useState(false);
  return {
    values,
    touched,
    /** What was changed here and by somebody else. */
    clashes,
    field: (key: K): FieldState => Object.assign({}, form.field(key), { value: values[key] }),
    /** From the press until it is told what came of it: the looks before and after the call take their time as well. */
    busy,
    submit: (send: (values: Values<K>, seen: S) => Promise<unknown>) =>
      form.submit(async () => {
        setBusy(true);
        try {
          const now = await lookedAgain();
          if (now) await send(now.values, now.seen);
        } finally {
          setBusy(false);
        }
      }),
    forget: form.forget,
  };
}

interface Look<V> {
  /** What was on the screen as Save was pressed. */
  readonly said: readonly string[];
  readonly tell: (values: V | undefined) => void;
}

/** Asks how things stand and gives what is to be sent then; nothing where that needs a sentence which nobody has read yet. */
function useLookedAgain<V>(values: V, said: readonly string[]): () => Promise<V | undefined> {
  const [look, setLook] = useState<Look<V>>();
  // By then the form was drawn with what has come.
  useEffect(() => {
    if (!look) return;
    setLook(undefined);
    look.tell(said.every((one) => look.said.includes(one)) ? values : undefined);
  }, [look, said, values]);
  return async () => {
    await allAskedAgain();
    return new Promise((tell) => setLook({ said, tell }));
  };
}

const beganWith = <K extends string>(kept: string | undefined, otherwise: Values<K>): Values<K> =>
  Object.assign({}, otherwise, fromJson(kept) as Values<K> | undefined);

const asLoose = <K extends string>(rules: Edited<K, unknown>['rules']) =>
  rules as Readonly<Record<string, Rule<Readonly<Record<string, string>>>>>;
