import { Link } from 'react-router-dom';
import { PageHeading } from '../../../../parts/page/page-heading';
import { Shown } from '../../../../parts/page/shown';
import { Skeleton } from '../../../../parts/page/skeleton';
import { ParentsOnly } from '../../../../parts/parents-door/parents-only';
import { FamilyTrend } from '../trend/trend';
import { useReport, type Which } from './api';
import { ReportSheet } from './report-sheet';
import { useWhichReport } from './which-report';

const TITLE = 'Mock exam report';

/** A child's report for their parents: behind their door, since it compares. */
export default function MockExamReportPage() {
  const which = useWhichReport();
  return (
    <ParentsOnly title={TITLE}>
      <div className="stack">
        <p className="report-way">
          <Link to="/mock-exams/past-exams">Review Past Exams</Link>
        </p>
        {which ? (
          <OwnReport which={which} />
        ) : (
          <>
            <PageHeading title={TITLE} />
            <p>Please choose an exam from the list first.</p>
          </>
        )}
      </div>
    </ParentsOnly>
  );
}

function OwnReport({ which }: { readonly which: Which }) {
  const answer = useReport(which);
  return (
    <>
      {answer.problem && answer.data === undefined && <PageHeading title={TITLE} />}
      <Shown answer={answer} skeleton={<Skeleton lines={12} />}>
        {(report) => (
          <>
            <ReportSheet report={report} which={which} canStart />
            <FamilyTrend mockExamUserId={which.mockExamUserId} />
          </>
        )}
      </Shown>
    </>
  );
}
