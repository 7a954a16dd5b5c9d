import { Markup } from '../../../parts/question/markup';
import type { WorksheetQuestion } from '../worksheet';

/** The first of the steps, as a hint for one more try. */
export function FirstStep({ item }: { readonly item: WorksheetQuestion }) {
  const { firstStep: step } = item;
  if (step === null) return null;
  return (
    <ol className="steps first-step" aria-label="The first step">
      <li>
        <span>
          <Markup source={step} />
        </span>
      </li>
    </ol>
  );
}
