import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { subjectTitles } from 'schemas/questions/question';
import { useIsOnTrial } from '../../../client/session';
import { bandClass } from '../../../parts/standing/band';
import type { Topic } from '../../../parts/catalogue';
import { LooksOnlyNote, useLooksOnly } from '../../../parts/looking/looks-only';
import { CarryOn } from '../../../parts/carry-on/carry-on';
import { PageHeading } from '../../../parts/page/page-heading';
import { topicAddress } from '../../../parts/subjects';
import { useLearnerChoices } from '../api';
import { useFit } from '../fitting/use-fit';
import { StartProblem } from './starting/start-problem';
import { topicsAddress } from '../address';
import { CheckEach, useChecking } from './starting/check-each';
import { useStart } from './starting/use-start';
import { Breadcrumbs } from '../crumbs/breadcrumbs';
import { NOTHING_STARTED } from './starting/start-form';
import { StartDialogs } from './starting/start-dialogs';
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
      <CheckedNote otherwise="Print one for paper" />
    </li>
  );
}

/** The topic by its own address, where somebody comes from the dashboard. */
export function ComprehensionOpen({ topic }: { readonly topic: Topic }) {
  const onTrial = useIsOnTrial();
  const checking = useChecking();
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
      <div className="ways">
        <CheckEach checking={checking} timed={false} />
        <div className="row">
          <StartPassage className="btn" chosen={checking.chosen}>
            Start
          </StartPassage>
          <StartPassage className="btn pale" onPaper>
            Print for paper
          </StartPassage>
        </div>
      </div>
    </div>
  );
}

/** Where a passage is opened at once: that its questions will be checked one by one, and the way to choose otherwise. */
export function CheckedNote({ otherwise }: { readonly otherwise?: string }) {
  const checksEach = useLearnerChoices().data?.checksEach === true;
  const link = checksEach ? 'Change this' : otherwise;
  if (link === undefined) return null;
  return (
    <p className="small checked-note">
      {checksEach && 'Each question is checked. '}
      <Link to={topicAddress('english', 'comprehension')}>{link}</Link>
    </p>
  );
}

interface StartPassageProps {
  /** Settles with whether what was chosen beside it has reached the server. */
  readonly chosen?: () => Promise<boolean>;
  /** To be printed and done with a pencil. */
  readonly onPaper?: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

export function StartPassage({ chosen, onPaper = false, className, children }: StartPassageProps) {
  const starting = useStart('english');
  const { start, problem } = starting;
  const { fit, isKnown } = useFit();
  const [wanted, setWanted] = useState(false);
  const looksOnly = useLooksOnly();
  const open = async () => {
    if (looksOnly) return;
    if (!chosen || (await chosen())) setWanted(true);
  };
  useEffect(() => {
    // Nothing here shows how hard it is to be: a press waits until it is known what the child has chosen.
    if (!wanted || !isKnown) return;
    setWanted(false);
    void start({ kind: 'comprehension', fit, onPaper });
  }, [wanted, isKnown, start, fit, onPaper]);
  const busy = starting.busy || wanted;
  return (
    <>
      <button type="button" className={className} aria-disabled={busy || looksOnly} onClick={() => void open()}>
        {busy ? 'One moment…' : children}
      </button>
      <LooksOnlyNote what={NOTHING_STARTED} />
      {problem && <StartProblem problem={problem} />}
      <StartDialogs subject="english" starting={starting} />
    </>
  );
}
