import type { ReactNode } from 'react';
import { subjectTitles } from 'schemas/questions/question';
import { useIsOnTrial } from '../../../client/session';
import { bandClass } from '../../../parts/band';
import type { Topic } from '../../../parts/catalogue';
import { CarryOn } from '../../../parts/carry-on/carry-on';
import { PageHeading } from '../../../parts/page/page-heading';
import { useFit } from '../fitting/use-fit';
import { StartProblem } from './start-problem';
import { topicsAddress } from '../address';
import { useStart } from './use-start';
import { Breadcrumbs } from '../crumbs/breadcrumbs';
import { StartDialogs } from './start-dialogs';
import { TileFace, type ShownTopic } from './tile';

/** Opens a passage at once: there is nothing to choose. */
export function ComprehensionTile({ topic, band, stood }: ShownTopic) {
  const onTrial = useIsOnTrial();
  return (
    <li>
      <StartPassage className={`tile ${bandClass(band)}`}>
        <TileFace topic={topic} stood={stood} />
        {onTrial && <span className="small soft">Part of the standard plan</span>}
      </StartPassage>
    </li>
  );
}

/** The topic by its own address, where somebody comes from the dashboard. */
export function ComprehensionOpen({ topic }: { readonly topic: Topic }) {
  const onTrial = useIsOnTrial();
  return (
    <div className="stack practice">
      <Breadcrumbs crumbs={[{ title: subjectTitles.english, to: topicsAddress('english') }, { title: topic.title }]} />
      <div>
        <PageHeading title={topic.title} />
        <p className="soft">
          A passage to read, and questions about it.{onTrial && ' Passages are part of the standard plan.'}
        </p>
      </div>
      <CarryOn subject="english" topic={topic.key} />
      <div>
        <StartPassage className="btn">Start</StartPassage>
      </div>
    </div>
  );
}

interface StartPassageProps {
  readonly className: string;
  readonly children: ReactNode;
}

export function StartPassage({ className, children }: StartPassageProps) {
  const starting = useStart('english');
  const { start, busy, problem } = starting;
  const { fit } = useFit();
  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={busy}
        onClick={() => void start({ kind: 'comprehension', fit })}
      >
        {busy ? 'One moment…' : children}
      </button>
      {problem && <StartProblem problem={problem} />}
      <StartDialogs subject="english" starting={starting} />
    </>
  );
}
