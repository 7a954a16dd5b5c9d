import type { FormInstance } from 'antd';
import { useEffect, useRef, type RefObject } from 'react';
import type { Problem } from '../../client/problem';
import { goToFirst, refusedFault } from './fault-fields';
import { showFaults } from './form-faults';

interface Refused {
  /** The form's name. */
  readonly name: string;
  readonly form: RefObject<FormInstance | null>;
  readonly problem: Problem | undefined;
  /** The places of the tiles that were sent, where it has any. */
  readonly tiles?: readonly number[];
}

/** Marks the fields for which a call was refused, and goes to the first: the refusal itself stands at the end of a long form. */
export function useRefused({ name, form, problem, tiles }: Refused): void {
  const sent = useRef(tiles);
  sent.current = tiles;
  useEffect(() => {
    const faults = Object.keys(problem?.fields ?? {}).map((field) => refusedFault(field, sent.current));
    showFaults(form.current, faults);
    goToFirst(name, faults);
  }, [name, form, problem]);
}
