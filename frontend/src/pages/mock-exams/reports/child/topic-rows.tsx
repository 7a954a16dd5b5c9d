import { rowPart } from 'schemas/mock-exams/marks/parts.rules';
import type { ReportPaper, ReportRow, ReportSection, ReportTopics } from 'schemas/mock-exams/reports/report-content';
import type { Which } from './api';
import { Explained } from './explained';

interface TopicRowsProps {
  readonly topics: ReportTopics;
  readonly which: Which;
}

/** Every section and topic in dots, with what others had on average. */
export function TopicRows({ topics: { heading, averageOf, papers }, which }: TopicRowsProps) {
  return (
    <section className="topic-rows">
      <h2>{heading}</h2>
      <p className="soft legend">
        <span>
          <Dot isFull /> right
        </span>
        <span>
          <Dot isFull={false} /> not right
        </span>
        {papers.some(isShort) && (
          <span>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <circle className="unreached" cx={6} cy={6} r={2} />
            </svg>
            not reached
          </span>
        )}
        {averageOf !== null && (
          <span>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path className="average" d="M6 2l5 8H1z" />
            </svg>
            {averageOf}
          </span>
        )}
      </p>
      <div className="papers">
        {papers.map((paper) => (
          <Paper key={paper.partId} paper={paper} which={which} />
        ))}
      </div>
    </section>
  );
}

const isShort = ({ sections }: ReportPaper): boolean => sections.some(({ unreached = 0 }) => unreached > 0);

const Dot = ({ isFull }: { readonly isFull: boolean }) => (
  <svg viewBox="0 0 12 12" aria-hidden="true">
    <circle className={isFull ? 'full' : 'hollow'} cx={6} cy={6} r={4.6} />
  </svg>
);

interface PaperProps {
  readonly paper: ReportPaper;
  readonly which: Which;
}

function Paper({ paper: { title, mark, under, sections, partId }, which }: PaperProps) {
  return (
    <div>
      <h3>
        <span>{title}</span>
        {mark && (
          <span className="num">
            <Explained which={which} figure="raw" of={partId} title={`Marks of ${title}`}>
              {mark.right} of {mark.of}
            </Explained>
          </span>
        )}
      </h3>
      {under !== '' && (
        <p className="small soft">
          <Under under={under} of={partId} title={title} which={which} />
        </p>
      )}
      <ul>
        {sections.map((section) => (
          <Section key={section.partId} section={section} which={which} />
        ))}
      </ul>
    </div>
  );
}

interface UnderProps {
  readonly under: string;
  readonly of: string;
  readonly title: string;
  readonly which: Which;
}

/** The middle of all marks, which opens how it came about, and what is said besides. */
function Under({ under, of, title, which }: UnderProps) {
  const [median] = /^Median (?:[\d.]+|between \d+ and \d+)(?= of )/.exec(under) ?? [];
  if (median === undefined) return under;
  return (
    <>
      <Explained which={which} figure="median" of={of} title={`Median of ${title}`}>
        {median}
      </Explained>
      {under.slice(median.length)}
    </>
  );
}

interface SectionProps {
  readonly section: ReportSection;
  readonly which: Which;
}

const Section = ({ section, which }: SectionProps) =>
  section.topics.length === 0 ? (
    <li className="section-row">
      <Row row={section} which={which} />
    </li>
  ) : (
    <li>
      <p className="section-row section-head">
        <b>{section.title}</b>
        <b className="num">
          <Explained which={which} figure="raw" of={section.partId} title={`Marks of ${section.title}`}>
            {section.right} of {section.of}
          </Explained>
        </b>
      </p>
      <ul>
        {section.topics.map((topic) => (
          <li key={topic.partId}>
            <Row
              row={topic}
              which={which}
              of={isOthers(topic) ? topic.partId : rowPart(section.partId, topic.partId)}
            />
          </li>
        ))}
      </ul>
    </li>
  );

/** Several small topics in one line: it has a name of its own. */
const isOthers = ({ partId }: ReportRow): boolean => partId.endsWith('.others');

interface RowProps {
  readonly row: ReportRow;
  readonly which: Which;
  /** What its marks are of: a topic may stand in other sections, too. */
  readonly of?: string;
}

function Row({ row, which, of: part = row.partId }: RowProps) {
  const { title, right, of, average, unreached = 0 } = row;
  return (
    <div className="dot-row">
      <span>{title}</span>
      <Dots right={right} of={of} average={average} unreached={unreached} />
      <span className="num">
        <Explained which={which} figure="raw" of={part} title={`Marks of ${title}`}>
          {right} of {of}
        </Explained>
        {unreached > 0 && <span className="read-aloud">, {unreached} not reached</span>}
        {average !== null && <span className="read-aloud">, average {Math.round(average * 10) / 10}</span>}
      </span>
    </div>
  );
}

interface Short {
  readonly unreached: number;
}

const WIDE = 128;
const MOST_DOTS = 16;

function Dots({ right, of, average, unreached }: Pick<ReportRow, 'right' | 'of' | 'average'> & Short) {
  const pitch = of > MOST_DOTS ? WIDE / of : Math.min(20, WIDE / Math.max(1, of));
  return (
    <svg viewBox={`0 0 ${WIDE} 22`} aria-hidden="true">
      {of > MOST_DOTS ? (
        <>
          <path className="unreached-line" d={`M1 8.5H${WIDE - 1}`} />
          <rect className="hollow" x={0.8} y={3} width={((WIDE - 1.6) * (of - unreached)) / of} height={11} />
          <rect className="full" x={0.8} y={3} width={((WIDE - 1.6) * right) / of} height={11} />
        </>
      ) : (
        Array.from({ length: of }, (_, place) => (
          <circle
            key={place}
            className={place < right ? 'full' : place < of - unreached ? 'hollow' : 'unreached'}
            cx={pitch * (place + 0.5)}
            cy={8.5}
            r={place < of - unreached ? Math.min(7, pitch * 0.42) : 2}
          />
        ))
      )}
      {average !== null && <path className="average" d={`M${average * pitch} 15l4 6.5h-8z`} />}
    </svg>
  );
}
