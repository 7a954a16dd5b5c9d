import { useState } from 'react';
import { USUAL_FIT, type Fit } from 'schemas/practice/worksheets/fit';
import { useChooseFit, useLearnerChoices } from '../api';

/** How hard the next worksheet is to be: as the child has chosen last, here or on another device. */
export function useFit() {
  const { data, problem: unknown } = useLearnerChoices();
  const kept = data?.fit ?? USUAL_FIT;
  const [chosen, setChosen] = useState<Fit>();
  const { run, problem } = useChooseFit();
  const choose = (fit: Fit) => {
    setChosen(fit);
    void run({ fit });
  };
  /** Whether it is known what was chosen, or that it cannot be told. */
  const isKnown = (chosen ?? data ?? unknown) !== undefined;
  /** The problem is with the remembering alone: the choice holds for this worksheet all the same. */
  return { fit: chosen ?? kept, isKnown, choose, problem };
}
