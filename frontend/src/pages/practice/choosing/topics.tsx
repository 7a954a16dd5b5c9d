import { subjectTitles, type SubjectKey } from 'schemas/questions/question';
import { BandHeading, standingOf, standings, type Standing } from '../../../parts/standing/band';
import { canBePractised, isComprehension, useCatalogue, type Topic } from '../../../parts/catalogue';
import { BandsAndSteps, type Stood } from '../../../parts/standing/mastery';
import { CarryOn } from '../../../parts/carry-on/carry-on';
import { useOpenWorksheets } from '../../../parts/carry-on/open-worksheets';
import { PageHeading } from '../../../parts/page/page-heading';
import { Shown, Together } from '../../../parts/page/shown';
import { GroupsSkeleton, TileSkeleton } from '../../../parts/page/skeleton';
import { topicAddress } from '../../../parts/subjects';
import { listed } from '../../../parts/words';
import { useAllowanceAnswer } from '../../../parts/account/left-today';
import { useAnalytics } from '../api';
import { subTopicAddress } from '../address';
import { ComprehensionTile } from './comprehension';
import { TopicTile } from './tile';
import { UpgradePanel } from './upgrade-panel';

/** The topics of a subject, grouped by how they have gone so far. */
export function Topics({ subject }: { readonly subject: SubjectKey }) {
  const catalogue = useCatalogue();
  const title = subjectTitles[subject];
  return (
    <div className="stack practice">
      <div>
        <PageHeading title={title}>
          {title} {subject === 'verbal-reasoning' && <span className="tag warn">BETA</span>}
        </PageHeading>
        <p className="soft">Choose a topic.</p>
      </div>
      <Together
        answers={[catalogue, useAnalytics(), useOpenWorksheets({ subject }), useAllowanceAnswer()]}
        skeleton={<GroupsSkeleton groups={2} tiles={6} />}
      >
        <UpgradePanel subject={subject} />
        <CarryOn subject={subject} />
        <Shown
          answer={catalogue}
          isEmpty={({ topics }) => !topics.some((topic) => topic.subject === subject && canBePractised(topic))}
          empty={<p>{title} questions are being written. They will be here soon.</p>}
        >
          {({ topics }) => {
            const ofSubject = topics.filter((topic) => topic.subject === subject);
            return (
              <>
                <ByBand subject={subject} topics={ofSubject.filter(canBePractised)} />
                <BeingWritten topics={ofSubject.filter((topic) => !canBePractised(topic))} />
              </>
            );
          }}
        </Shown>
      </Together>
    </div>
  );
}

function BeingWritten({ topics }: { readonly topics: readonly Topic[] }) {
  if (topics.length === 0) return null;
  return <p className="soft">Being written: {listed(topics.map(({ title }) => title))}.</p>;
}

function ByBand({ subject, topics }: { readonly subject: SubjectKey; readonly topics: readonly Topic[] }) {
  return (
    <Shown answer={useAnalytics()} skeleton={<TileSkeleton tiles={topics.length} />}>
      {({ topics: scores }) => {
        const stoodIn = new Map(scores.filter(({ asked }) => asked > 0).map((score) => [score.topic, score]));
        return (
          <>
            {standings.map((band) => (
              <Band
                key={band}
                band={band}
                tiles={topics.filter(({ key }) => standingOf(stoodIn.get(key)) === band)}
                subject={subject}
                stoodIn={stoodIn}
              />
            ))}
            <BandsAndSteps topics={scores.filter((score) => score.subject === subject)} />
          </>
        );
      }}
    </Shown>
  );
}

interface BandProps {
  readonly band: Standing;
  readonly tiles: readonly Topic[];
  readonly subject: SubjectKey;
  readonly stoodIn: ReadonlyMap<string, Stood>;
}

function Band({ band, tiles, subject, stoodIn }: BandProps) {
  if (tiles.length === 0) return null;
  return (
    <section className="band-group">
      <BandHeading band={band} count={tiles.length} />
      <ul className="tiles">
        {tiles.map((topic) => {
          const stood = stoodIn.get(topic.key);
          return isComprehension(topic) ? (
            <ComprehensionTile key={topic.key} topic={topic} band={band} stood={stood} />
          ) : (
            <TopicTile key={topic.key} topic={topic} band={band} stood={stood} to={firstStep(subject, topic)} />
          );
        })}
      </ul>
    </section>
  );
}

/** A topic with one sub-topic, and an English one, go straight to their question choices. */
function firstStep(subject: SubjectKey, { key, subTopics }: Topic): string {
  const only = subTopics.length === 1 && subject !== 'english' ? subTopics[0] : undefined;
  return only ? subTopicAddress(subject, key, only.key) : topicAddress(subject, key);
}
