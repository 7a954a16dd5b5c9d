import { useId } from 'react';
import type { Fit } from 'schemas/practice/worksheets/fit';
import { useAnalytics } from '../api';
import { StartProblem } from '../choosing/starting/start-problem';
import type { useFit } from './use-fit';
import './fit-choice.css';

const words: Readonly<Record<Fit, { readonly title: string; readonly about: string }>> = {
  'warm-up': { title: 'Warm-up', about: 'Easier ones for you: about nine in ten should go well.' },
  'just-right': { title: 'Just right', about: 'Picked from your answers so far: about three in four should go well.' },
  stretch: {
    title: 'Stretch',
    about: 'Harder ones for you: about six in ten should go well, and the steps show the rest.',
  },
};
/** Before the first answer there is nothing to pick from but what suits most. */
const ofANewcomer = 'A gentle beginning, the same for everybody. After that your answers decide how hard they are.';
const fits: readonly Fit[] = ['warm-up', 'just-right', 'stretch'];

/** How hard it is to be: three radios, and what the chosen one means. */
export function FitChoice({ fit, choose, problem }: Omit<ReturnType<typeof useFit>, 'isKnown'>) {
  const id = useId();
  const isNew = useAnalytics().data?.questionsCount === 0;
  return (
    <div className="fit">
      <fieldset aria-describedby={id}>
        <legend>How hard?</legend>
        {fits.map((each) => (
          <label key={each}>
            <input type="radio" name={`${id}-fit`} checked={fit === each} onChange={() => choose(each)} />
            <span>{words[each].title}</span>
          </label>
        ))}
      </fieldset>
      <p id={id} className="small soft" aria-live="polite">
        {isNew && fit === 'just-right' ? ofANewcomer : words[fit].about}
      </p>
      {problem && <StartProblem problem={problem} />}
    </div>
  );
}
