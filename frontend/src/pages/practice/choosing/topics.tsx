import { subjectTitles, type SubjectKey } from 'schemas/questions/question';
import { BandHeading, bandOf, bands, type Band } from '../../../parts/band';
import { canBePractised, isComprehension, useCatalogue, type Topic } from '../../../parts/catalogue';
import { PageHeading } from '../../../parts/page/page-heading';
import { Shown } from '../../../parts/page/shown';
import { TileSkeleton } from '../../../parts/page/skeleton';
import { topicAddress } from '../../../parts/subjects';
import { listed } from '../../../parts/words';
import { useAnalytics, useTopicScores } from '../api';
import { subTopicAddress } from '../address';
import { ComprehensionTile } from './comprehension';
import { TopicTile } from './tile';
import { Unfinished } from './unfinished';
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
      <UpgradePanel subject={subject} />
      <Unfinished subject={subject} />
      <Shown
        answer={catalogue}
        skeleton={<TileSkeleton tiles={9} />}
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
    </div>
  );
}

function BeingWritten({ topics }: { readonly topics: readonly Topic[] }) {
  if (topics.length === 0) return null;
  return <p className="soft">Being written: {listed(topics.map(({ title }) => title))}.</p>;
}

function ByBand({ subject, topics }: { readonly subject: SubjectKey; readonly topics: readonly Topic[] }) {
  const scores = useTopicScores();
  const counts = useAnalytics().data?.topics;
  return (
    <Shown answer={scores} skeleton={<TileSkeleton tiles={topics.length} />}>
      {(scoreOf) =>
        bands.map((band) => {
          const tiles = topics.filter(({ key }) => bandOf(scoreOf[key]) === band);
          return tiles.length === 0 ? null : (
            <section key={band} className="band-group">
              <BandHeading band={band} count={tiles.length} />
              <ul className="tiles">
                {tiles.map((topic) => {
                  const count = counts?.find((each) => each.topic === topic.key);
                  const shown = { topic, band: band satisfies Band, count };
                  return isComprehension(topic) ? (
                    <ComprehensionTile key={topic.key} {...shown} />
                  ) : (
                    <TopicTile key={topic.key} {...shown} to={firstStep(subject, topic)} />
                  );
                })}
              </ul>
            </section>
          );
        })
      }
    </Shown>
  );
}

/** A topic with one sub-topic, and an English one, go straight to their question choices. */
function firstStep(subject: SubjectKey, { key, subTopics }: Topic): string {
  const only = subTopics.length === 1 && subject !== 'english' ? subTopics[0] : undefined;
  return only ? subTopicAddress(subject, key, only.key) : topicAddress(subject, key);
}
