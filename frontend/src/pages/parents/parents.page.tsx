import { Link } from 'react-router-dom';
import { subjectKeys } from 'schemas/questions/question';
import { useSession } from '../../client/session';
import { productName } from '../../look/product';
import { Bird } from '../../parts/bird/bird';
import { useCatalogue, useTitles } from '../../parts/catalogue';
import { day } from '../../parts/dates';
import { FlagNotesForParents, useFlagNotes } from '../../parts/flag-notes/flag-notes';
import { BandsAndSteps } from '../../parts/standing/mastery';
import { PageHeading } from '../../parts/page/page-heading';
import { Shown, Together } from '../../parts/page/shown';
import { TileSkeleton } from '../../parts/page/skeleton';
import { ParentsOnly } from '../../parts/parents-door/parents-only';
import { useParentReport, type Report } from './api';
import { RepeatedErrors } from './components/repeated-errors';
import { ReportFigures } from './components/report-figures';
import { SuggestedPlan } from './components/suggested-plan';
import { TopicTable } from './components/topic-table';
import { leadOf, weakestFirst } from './report-words';
import './parents.css';

/** How the child's practice stands, for the parent: a sentence, the figures, what to do next. */
export default function ParentsPage() {
  return (
    <ParentsOnly title="For parents">
      <ReportPage />
    </ParentsOnly>
  );
}

function ReportPage() {
  const name = useSession()?.childName.trim() || 'Your child';
  const report = useParentReport();
  // Topics have their names there.
  const catalogue = useCatalogue();
  return (
    <div className="stack parents">
      <div className="row between">
        <PageHeading title="For parents" />
        {report.data && !isEmpty(report.data) && (
          <button type="button" className="btn low pale" onClick={() => window.print()}>
            Print this report
          </button>
        )}
      </div>
      <p className="printed-on">
        <span>
          {productName}: how {name} is getting on
        </span>
        <span>{day(Date.now())}</span>
      </p>
      <Together answers={[report, catalogue]} skeleton={<TileSkeleton tiles={4} />}>
        <Shown answer={report} empty={<NothingToReport />} isEmpty={isEmpty}>
          {(whole) => <WholeReport report={whole} name={name} />}
        </Shown>
      </Together>
    </div>
  );
}

const isEmpty = ({ questionsCount }: Report) => questionsCount === 0;

function WholeReport({ report, name }: { readonly report: Report; readonly name: string }) {
  const titles = useTitles();
  const notes = useFlagNotes().data;
  return (
    <>
      <p className="lead report-lead">{leadOf(report, name, titles.topic)}</p>
      <ReportFigures report={report} />
      <SuggestedPlan parts={report.plan} name={name} />
      <BandsAndSteps topics={report.topics} />
      {subjectKeys.map((subject) => {
        const topics = weakestFirst(report.topics.filter((topic) => topic.subject === subject));
        return topics.length > 0 && <TopicTable key={subject} subject={subject} topics={topics} />;
      })}
      <RepeatedErrors errors={report.errors} />
      <FlagNotesForParents notes={notes} />
      <WhatFiguresMean />
    </>
  );
}

function WhatFiguresMean() {
  return (
    <section className="card what-figures-mean">
      <h2>What the figures mean</h2>
      <dl>
        <dt>Right</dt>
        <dd>Over all tries, of the questions asked. One left blank counts as not right.</dd>
        <dt>Standing</dt>
        <dd>
          Strengths: 80% right or more. Needs Work: 50% or more. Weaknesses: less than that. Below 5 answers none of
          them is said.
        </dd>
        <dt>Mastery</dt>
        <dd>
          Our estimate of the chance of a right answer to a question of middle difficulty, recent answers counting most,
          and the same in five steps. It is shown from 5 answers on, is early below 20, and is called secure, the fifth
          step, from 80% with 20 answers. It does not forecast an exam result.
        </dd>
        <dt>Trend</dt>
        <dd>The last 20 answers beside the 20 before them, in percentage points.</dd>
        <dt>Time</dt>
        <dd>
          Half of the questions took less. Answers within three seconds are guesses, and not counted. The aim is what
          the same questions would be given in a timed paper.
        </dd>
      </dl>
    </section>
  );
}

function NothingToReport() {
  return (
    <>
      <Bird pose="looking-up" />
      <h2>Nothing to report yet</h2>
      <p>
        Once a worksheet is finished, this page says what goes well, what needs help, and what to practise next. With 20
        answers the figures begin to mean something.
      </p>
      <Link className="btn" to="/app/math/questions">
        Choose a topic together
      </Link>
    </>
  );
}
