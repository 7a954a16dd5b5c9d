import { useTitles } from '../../../../parts/catalogue';
import { MasteryBoxes, stepWord } from '../../../../parts/standing/mastery';
import { useAnalytics, useFinished } from '../../api';
import type { Worksheet } from '../../worksheet';

/** How secure the worksheet's topic stands after it; silent for an older one, for a mix, and where answers are too few. */
export function StoodCard({ worksheet: { worksheetId, topic } }: { readonly worksheet: Worksheet }) {
  const titles = useTitles();
  const isLast = useFinished().data?.[0]?.worksheetId === worksheetId;
  const stood = useAnalytics().data?.topics.find((each) => each.topic === topic);
  if (!isLast || !stood || stood.step === null) return null;
  return (
    <section className="card settle">
      <h2>
        {titles.topic(topic)}: {stood.step} of 5 steps, {stepWord(stood.step)}
      </h2>
      <p className="row stood">
        <MasteryBoxes step={stood.step} />
        <span className="small soft">
          {stood.correct} of your {stood.asked} answers were right. The latest and the harder ones count most.
        </span>
      </p>
    </section>
  );
}
