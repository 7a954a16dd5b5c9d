import { Link } from 'react-router-dom';
import { subjectKeys, subjectTitles, type SubjectKey } from 'schemas/questions/question';
import { Bird } from '../../parts/bird/bird';
import { BandHeading, bandClass, standingOf, standings, type Standing } from '../../parts/standing/band';
import { canBePractised, useCatalogue, useTitles } from '../../parts/catalogue';
import { BandsAndSteps, HowItWent } from '../../parts/standing/mastery';
import { PageHeading } from '../../parts/page/page-heading';
import { Shown, Together } from '../../parts/page/shown';
import { TileSkeleton } from '../../parts/page/skeleton';
import { topicAddress } from '../../parts/subjects';
import { useAnalytics, useWorksheets, type ListedWorksheets, type TopicScore } from './api';
import { WorksheetTable } from './components/worksheet-table';
import './dashboard.css';

/** The Review Area: every topic by how it goes, every worksheet to look at again. */
export default function ReviewAreaPage() {
  const analytics = useAnalytics();
  const worksheets = useWorksheets();
  return (
    <div className="stack dashboard">
      <div>
        <PageHeading title="Review Area" />
        <p className="soft">How each topic goes over all tries. A blank counts as not right.</p>
      </div>
      <Together answers={[analytics, worksheets, useCatalogue()]} skeleton={<TileSkeleton tiles={6} />}>
        <Topics analytics={analytics} />
        <Worksheets worksheets={worksheets} />
      </Together>
    </div>
  );
}

function Topics({ analytics }: { readonly analytics: ReturnType<typeof useAnalytics> }) {
  return (
    <Shown answer={analytics}>
      {({ topics }) => (
        <>
          <BandsAndSteps topics={topics} />
          {subjectKeys.map((subject) => (
            <SubjectBands key={subject} subject={subject} scores={topics} />
          ))}
        </>
      )}
    </Shown>
  );
}

function Worksheets({ worksheets }: { readonly worksheets: ListedWorksheets }) {
  return (
    <section className="card">
      <h2>Worksheets to review</h2>
      <Shown answer={worksheets} empty={<NothingToReview />} isEmpty={({ rows }) => rows.length === 0}>
        {() => <WorksheetTable worksheets={worksheets} />}
      </Shown>
    </section>
  );
}

function SubjectBands({ subject, scores }: { readonly subject: SubjectKey; readonly scores: readonly TopicScore[] }) {
  const titles = useTitles();
  const topics = (useCatalogue().data?.topics ?? []).filter(
    (topic) => topic.subject === subject && canBePractised(topic),
  );
  const scoreOf = (key: string) => scores.find((score) => score.topic === key);
  const standingIn = (standing: Standing) => topics.filter(({ key }) => standingOf(scoreOf(key)) === standing);
  if (topics.length === 0) return null;
  return (
    <section className="card review-subject">
      <h2>{subjectTitles[subject]}</h2>
      <div className="review-bands">
        {standings.map((band) => {
          const inBand = standingIn(band);
          if (band === 'Not enough answers yet' && inBand.length === 0) return null;
          return (
            <div key={band} className={bandClass(band)}>
              <BandHeading band={band} count={inBand.length} level={3} />
              <ul>
                {inBand.map(({ key }) => (
                  <li key={key}>
                    <Link to={topicAddress(subject, key)}>{titles.topic(key)}</Link> <Score score={scoreOf(key)} />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}

function Score({ score }: { readonly score: TopicScore | undefined }) {
  return score && <HowItWent stood={score} />;
}

function NothingToReview() {
  return (
    <>
      <Bird pose="looking-up" />
      <p>
        <b>No worksheets completed yet</b>
      </p>
      <Link className="btn" to="/app/math/questions">
        Choose a topic
      </Link>
    </>
  );
}
