import { PageHeading } from '../../../parts/page/page-heading';
import { Shown } from '../../../parts/page/shown';
import { moment } from '../../../parts/dates';
import { SessionPage } from '../sessions/session-page';
import { useQuestionFigures, useResults, type Results } from './api';
import { ChildTable } from './child-table';
import { headline } from './figures';
import { MarkHistogram } from './mark-histogram';
import { PartFigures } from './part-figures';
import { QuestionTable } from './question-table';
import './results.css';
import { Summary } from './summary';

/** What came of a mock exam session: its children among all who have sat the papers, and what the answers say of each question. */
export default function MockExamResultsPage() {
  return <SessionPage title="Results of a session">{(sessionId) => <OfSession sessionId={sessionId} />}</SessionPage>;
}

function OfSession({ sessionId }: { readonly sessionId: string }) {
  const answer = useResults(sessionId);
  const questions = useQuestionFigures(sessionId);
  return (
    <Shown answer={answer}>
      {(results) => (
        <>
          <Heading results={results} />
          <Summary results={results} />
          {results.n > 0 && (
            <div className="results-pair">
              <MarkHistogram parts={results.parts} />
              <PartFigures parts={results.parts} topics={results.topics} sessionId={sessionId} />
            </div>
          )}
          <ChildTable sessionId={sessionId} results={results} again={answer.again} />
          <Shown answer={questions}>
            {(figures) => (
              <QuestionTable
                sessionId={sessionId}
                n={figures.n}
                questions={figures.questions}
                again={questions.again}
              />
            )}
          </Shown>
        </>
      )}
    </Shown>
  );
}

function Heading({ results }: { readonly results: Results }) {
  const { session } = results;
  const set = session.examSetName === null ? '' : ` · ${session.examSetName}`;
  return (
    <div>
      <PageHeading title={headline(results)} />
      <p className="soft results-facts">
        Mock exam of {moment(session.startsAt)}
        {set}. That you opened this is noted, and the families can read that somebody did.
      </p>
    </div>
  );
}
