import { Figure } from '../../../parts/question/figure';
import { Markup } from '../../../parts/question/markup';
import type { WorksheetQuestion } from '../worksheet';

/** The first of the steps, with what a teacher would draw to it, as a hint for one more try. */
export function FirstStep({ item }: { readonly item: WorksheetQuestion }) {
  const { firstStep: step, stepsFigure } = item;
  if (step === null) return null;
  return (
    <div className="first-step">
      <ol className="steps" aria-label="The first step">
        <li>
          <span>
            <Markup source={step} />
          </span>
        </li>
      </ol>
      {stepsFigure !== null && <Figure svg={stepsFigure} />}
    </div>
  );
}
