import { Link } from 'react-router-dom';
import { ChartPanel } from '../../../../parts/chart/chart-panel';
import { Columns } from '../../../../parts/chart/columns';
import { moment } from '../../../../parts/dates';
import type { FigureOf } from '../../../../parts/explain/api';
import { OwnFigure } from '../../../../parts/explain/explain-figure';
import { PageHeading } from '../../../../parts/page/page-heading';
import { ProblemNote } from '../../../../parts/page/shown';
import { reportsAddress } from '../../sessions/addresses';
import { useOverallFile, type OverallReport, type Which } from './api';
import { OverallKeys } from './overall-keys';
import { OverallParts } from './overall-parts';
import { OverallQuestions } from './overall-questions';

interface OverallSheetProps {
  readonly report: OverallReport;
  readonly which: Which;
}

/** What the pages say, on a screen. */
export function OverallSheet({ report, which }: OverallSheetProps) {
  if (!report.content) return <PaperAlone report={report} which={which} />;
  const { sentence, line, facts, isIndicative, histogram, parts, questions, asked } = report.content;
  const whose: FigureOf = { kind: 'overall', mockExamSessionId: which.mockExamSessionId, version: report.version };
  return (
    <>
      <header className="overall-head">
        <PageHeading title={sentence} />
        <p className="soft">{line}</p>
        {facts.map((fact) => (
          <p key={fact} className="soft">
            <Fact words={fact} />
          </p>
        ))}
        {isIndicative && <p className="overall-caution">Fewer than thirty have sat it: figures are indicative.</p>}
        <OverallKeys report={report} />
        <Acts report={report} which={which} />
      </header>
      {histogram.length > 0 && (
        <ChartPanel
          title="How marks spread"
          kind="Marks in all papers together, of everybody who has sat them"
          heads={['Marks', 'Children']}
          rows={histogram.map(({ label, count }) => [label, count])}
        >
          <Columns
            bars={histogram.map(({ label, count }) => ({ label, value: count }))}
            xTitle="Marks"
            yTitle="Children"
          />
        </ChartPanel>
      )}
      <OverallParts parts={parts} whose={whose} ids={report.explains.parts} />
      <OverallQuestions questions={questions} asked={asked} whose={whose} ids={report.explains.questions} />
    </>
  );
}

/** Of who came it opens what is counted; the others say it themselves. */
function Fact({ words }: { readonly words: string }) {
  const [came, booked, sat, rest] = /^(\d+) booked, (\d+) sat it, (\d+) did not come\.$/.exec(words) ?? [];
  if (came === undefined) return words;
  return (
    <OwnFigure
      title="Who came"
      steps={() => [
        {
          says: 'Booked is whoever had a place in this session when the report was made, or came to it without one. Who began it sat it; all others did not come.',
          sum: `${booked ?? ''} − ${sat ?? ''} = ${rest ?? ''}`,
        },
      ]}
    >
      {came}
    </OwnFigure>
  );
}

/** Of one that was issued before there was a page for it. */
function PaperAlone({ report, which }: OverallSheetProps) {
  return (
    <header className="overall-head">
      <PageHeading title="Overall report" />
      <p className="soft">
        This one was issued before overall reports had a page. Its PDF is kept as it was sent; a new issue is a page as
        well. <Link to={`${reportsAddress(which.mockExamSessionId)}#overall-report`}>Make it anew and send it</Link>
      </p>
      <Acts report={report} which={which} />
    </header>
  );
}

function Acts({ report: { versions, version }, which: { mockExamSessionId } }: OverallSheetProps) {
  const { take, busy, problem } = useOverallFile({ mockExamSessionId, version });
  const others = versions.filter((one) => one.version !== version);
  return (
    <>
      <p className="report-acts">
        <button type="button" className="btn low" aria-disabled={busy} onClick={() => void take()}>
          {busy ? 'One moment…' : 'Open the PDF'}
        </button>
      </p>
      {problem && <ProblemNote problem={problem} safe="The report itself is safe." />}
      {others.length > 0 && (
        <p className="small soft">
          Other issues:{' '}
          {others.map((one, index) => (
            <span key={one.version}>
              {index > 0 && ', '}
              <Link to={`?${new URLSearchParams({ mockExamSessionId, version: String(one.version) }).toString()}`}>
                the one of {moment(one.issuedAt)}
              </Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
