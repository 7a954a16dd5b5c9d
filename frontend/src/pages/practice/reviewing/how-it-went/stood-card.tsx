import { useTitles } from '../../../../parts/catalogue';
import { MasteryBoxes, stepWord } from '../../../../parts/standing/mastery';
import { useAnalytics, useFinished } from '../../api';
import { useStepBefore } from '../../step-before';
import type { Worksheet } from '../../worksheet';

/** How secure the worksheet's topic stands after it; silent for an older one, for a mix, and where answers are too few. */
export function StoodCard({ worksheet }: { readonly worksheet: Worksheet }) {
  const { worksheetId, topic } = worksheet;
  const isLast = useFinished().data?.[0]?.worksheetId === worksheetId;
  const stood = useAnalytics().data?.topics.find((each) => each.topic === topic);
  if (!isLast || !stood || stood.step === null) return null;
  return <Stood worksheet={worksheet} step={stood.step} correct={stood.correct} asked={stood.asked} />;
}

interface StoodProps {
  readonly worksheet: Worksheet;
  readonly step: number;
  readonly correct: number;
  readonly asked: number;
}

function Stood({ worksheet, step, correct, asked }: StoodProps) {
  const titles = useTitles();
  const before = useStepBefore(worksheet);
  // Unknown where this tab has not seen it done: then none is told as new.
  const steps = before === undefined ? 0 : Math.max(0, step - (before ?? 0));
  return (
    <section className="card settle">
      <h2>
        {titles.topic(worksheet.topic)}: {step} of 5 steps, {stepWord(step)}
      </h2>
      <p className="row stood">
        <MasteryBoxes step={step} newFrom={step - steps + 1} />
        <span className="small soft">
          {steps > 0 && `${ringed(steps)} `}
          {correct} of your {asked} answers were right. The latest and the harder ones count most.
        </span>
      </p>
    </section>
  );
}

const ringed = (steps: number) => (steps === 1 ? 'The ringed step is new.' : `The ${steps} ringed steps are new.`);
