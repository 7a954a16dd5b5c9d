import { useEffect, useRef, useState } from 'react';
import { draftOf, forgetDraft, keepDraft } from './drafts';

/** Forgets what was typed into a form as soon as it leaves the screen; a reload is no leaving. @param form undefined: none */
export function useForgottenWhenLeft(form: string | undefined): void {
  const isShown = useRef(false);
  useEffect(() => {
    if (form === undefined) return undefined;
    isShown.current = true;
    return () => {
      isShown.current = false;
      // Strict mode takes every part off and puts it back at once, which is no leaving either.
      queueMicrotask(() => {
        if (!isShown.current) forgetDraft(form);
      });
    };
  }, [form]);
}

/** What is typed where there is no `useForm`, kept as that keeps what is passing. @param form unique among all forms */
export function usePassing<V extends object>(form: string, initial: V) {
  const [values, setValues] = useState<V>(() => ({ ...initial, ...draftOf(form, true) }));
  useForgottenWhenLeft(form);
  return {
    values,
    keep: (next: V) => {
      setValues(next);
      keepDraft(form, next, { personal: true });
    },
    /** It has done its work. */
    empty: () => {
      setValues(initial);
      forgetDraft(form);
    },
  };
}
