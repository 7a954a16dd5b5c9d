import { useId } from 'react';
import { OneOf } from '../../../parts/form/written';
import type { Child } from './whose';

interface ChildChoiceProps {
  readonly legend: string;
  readonly among: readonly Child[];
  readonly learnerId: string;
  readonly onChoose: (learnerId: string) => void;
}

/** For which of several children; nothing is asked of an only child. */
export function ChildChoice({ legend, among, learnerId, onChoose }: ChildChoiceProps) {
  const id = useId();
  if (among.length < 2) return null;
  const field = { id, name: 'child', value: learnerId, error: undefined, onChange: onChoose, onBlur: () => undefined };
  return <OneOf field={field} legend={legend} choices={among.map((one) => [one.learnerId, one.name])} />;
}
