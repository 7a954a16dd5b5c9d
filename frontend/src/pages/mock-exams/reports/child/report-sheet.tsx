import { notesApart } from 'schemas/mock-exams/reports/notes-apart.rules';
import { ActButton } from '../../../../parts/form/act-button';
import { moment } from '../../../../parts/dates';
import { PageHeading } from '../../../../parts/page/page-heading';
import { ProblemNote } from '../../../../parts/page/shown';
import { useReportFile, type IssuedReport, type Which } from './api';
import { DotPicture } from './dot-picture';
import { Explained } from './explained';
import { HowSure } from './how-sure';
import { NextSteps } from './next-steps';
import { TimeStrips } from './time-strips';
import { TopicRows } from './topic-rows';
import { Versions } from './versions';
import './report.css';
import './report-pictures.css';

interface ReportSheetProps {
  readonly report: IssuedReport;
  readonly which: Which;
  /** Who reads it can begin a worksheet for the child. */
  readonly canStart: boolean;
}

/** What the two pages say, on a screen. */
export function ReportSheet({ report, which, canStart }: ReportSheetProps) {
  const { content, version } = report;
  const own = { ...which, version };
  const { head, picture, withoutPicture, well, work, topics, time, sure, foot } = content;
  return (
    <article className="report">
      <header>
        <PageHeading title={head.sentence} />
        <p className="lead">
          {head.name} · {head.line}
        </p>
        <Acts which={own} name={head.name} day={head.day} />
        <Versions report={report} which={which} />
        {notesApart(head).map((note) => (
          <p key={note} className="report-note">
            <b>About this exam.</b> {note}
          </p>
        ))}
      </header>
      {picture ? (
        <DotPicture picture={picture} which={own} />
      ) : (
        withoutPicture !== '' && <p className="soft">{withoutPicture}</p>
      )}
      <NextSteps well={well} work={work} which={own} canStart={canStart} />
      <TopicRows topics={topics} which={own} />
      {time && <TimeStrips time={time} which={own} />}
      {sure.length > 0 && <HowSure sure={sure} which={own} />}
      <footer className="report-foot">
        <p>
          {foot.caveats}
          {picture && foot.caveats.includes('Reliability') && (
            <>
              {' '}
              How{' '}
              <Explained which={own} figure="reliability" of={picture.partId} title="Reliability of the marks">
                the reliability
              </Explained>{' '}
              is worked out.
            </>
          )}
        </p>
        <p>
          {canStart ? madeWords(report) : `${foot.madeFrom}.`} The same report can be made again from these at any time.
        </p>
      </footer>
    </article>
  );
}

/** For a family: what it was made from, in words. Staff read places in the log. */
function madeWords({ version, versions }: IssuedReport): string {
  const issuedAt = versions.find((one) => one.version === version)?.issuedAt;
  const when = issuedAt === undefined ? '' : `, made ${moment(issuedAt)}`;
  return `Issue ${version}${when}, from every answer that was saved by then and the answers that counted as right.`;
}

interface ActsProps {
  readonly which: Which;
  readonly name: string;
  readonly day: string;
}

function Acts({ which, name, day }: ActsProps) {
  const file = useReportFile(which, `Mock exam report, ${name}, ${day}.pdf`);
  return (
    <div className="report-acts">
      <ActButton look="main" busy={file.busy} onPress={() => void file.open()}>
        Open the two pages
      </ActButton>
      <button type="button" className="btn low pale" aria-disabled={file.busy} onClick={() => void file.save()}>
        Save as PDF
      </button>
      {file.problem && <ProblemNote problem={file.problem} safe="The report itself is safe." />}
    </div>
  );
}
