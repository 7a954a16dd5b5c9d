import { Pagination } from 'antd';
import { memo, useEffect, useRef, useState } from 'react';
import { clockOf, lengthOf } from 'schemas/mock-exams/timeline/lengths.rules';
import { writerWords } from 'schemas/mock-exams/timeline/timeline-words.rules';
import type { TimelineLine } from 'schemas/mock-exams/timeline/timeline.rules';

interface LineListProps {
  readonly lines: readonly TimelineLine[];
  /** The key of the line that is shown. */
  readonly chosen: string | undefined;
  readonly onChoose: (line: TimelineLine) => void;
  /** Whether a late answer counts; null before a decision, undefined of anything else. */
  readonly countsNow: (line: TimelineLine) => boolean | null | undefined;
  readonly onDecide: (line: TimelineLine, counts: boolean) => void;
}

/** A sitting has up to some thousands: a page of them is on the screen. */
const A_PAGE = 100;

export function LineList({ lines, chosen, onChoose, countsNow, onDecide }: LineListProps) {
  const place = lines.findIndex(({ key }) => key === chosen);
  const [page, setPage] = usePageOf(place);
  const shown = lines.slice((page - 1) * A_PAGE, page * A_PAGE);
  const list = useInSight(`${chosen ?? ''} ${page}`);
  return (
    <>
      <ol ref={list} className="timeline-lines" start={(page - 1) * A_PAGE + 1}>
        {shown.map((line) => (
          <li key={line.key}>
            <Line line={line} isChosen={line.key === chosen} onChoose={onChoose} />
            <Decide line={line} counts={countsNow(line)} onDecide={onDecide} />
          </li>
        ))}
      </ol>
      {lines.length === 0 && <p className="soft timeline-none">Nothing of these kinds happened.</p>}
      <Pagination
        size="small"
        hideOnSinglePage
        showSizeChanger={false}
        current={page}
        pageSize={A_PAGE}
        total={lines.length}
        onChange={setPage}
      />
    </>
  );
}

/** The page that is turned to follows the line that is shown. */
function usePageOf(place: number) {
  const [page, setPage] = useState(1);
  useEffect(() => {
    if (place >= 0) setPage(Math.floor(place / A_PAGE) + 1);
  }, [place]);
  return [page, setPage] as const;
}

/** What is shown stands in sight in the list; the page itself stays where it is. */
function useInSight(chosen: string) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const ol = list.current;
    const line = ol?.querySelector<HTMLElement>('[aria-current]');
    if (!ol || !line) return;
    const top = line.offsetTop - ol.offsetTop;
    const isInSight = top >= ol.scrollTop && top + line.offsetHeight <= ol.scrollTop + ol.clientHeight;
    if (!isInSight) ol.scrollTop = top - ol.clientHeight / 2;
  }, [chosen]);
  return list;
}

interface LineProps {
  readonly line: TimelineLine;
  readonly isChosen: boolean;
  readonly onChoose: (line: TimelineLine) => void;
}

/** Drawn anew only as it is chosen: while a sitting is played the place moves up to sixty times a second. */
const Line = memo(({ line, isChosen, onChoose }: LineProps) => (
  <button
    type="button"
    className={classesOf(line)}
    aria-current={isChosen ? 'step' : undefined}
    onClick={() => onChoose(line)}
  >
    <span className="num">
      {clockOf(line.at)}
      <Written line={line} />
    </span>
    <span className="num soft">{line.claimedAt === null ? '–' : clockOf(line.claimedAt)}</span>
    <span className="line-what">
      {line.what}
      <span className="line-more soft" title={line.device?.id}>
        {moreOf(line)}
      </span>
    </span>
  </button>
));

const classesOf = ({ kind, gapSeconds, isChange }: TimelineLine): string =>
  ['timeline-line', `is-${kind}`, gapSeconds === null ? '' : 'is-gap', isChange ? 'is-change' : ''].join(' ').trim();

/** In seconds: what was written in the same moment is not told twice. */
const SAME = 1;

/** When it was here by our clock, where that is not when it happened. */
function Written({ line: { at, savedAt, device, kind } }: Pick<LineProps, 'line'>) {
  const isLater = Math.abs(Date.parse(savedAt) - Date.parse(at)) / 1_000 >= SAME;
  if (!isLater || kind === 'staff') return null;
  return (
    <span className="line-here soft">
      {device === null ? 'written' : 'here'} {clockOf(savedAt)}
    </span>
  );
}

function moreOf({ detail, gapSeconds, by, device, claimedAt }: TimelineLine): string {
  return [
    gapSeconds === null ? '' : `${lengthOf(gapSeconds)}, not known`,
    detail,
    device === null || device.isOnly || claimedAt === null ? '' : `on ${device.name}`,
    by.kind === 'child' ? '' : `by ${writerWords(by)}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

interface DecideProps {
  readonly line: TimelineLine;
  readonly counts: boolean | null | undefined;
  readonly onDecide: LineListProps['onDecide'];
}

/** The way to say whether a late answer counts. */
function Decide({ line, counts, onDecide }: DecideProps) {
  if (counts === undefined) return null;
  return (
    <p className="line-decide">
      <span className="soft">{decisionWords(counts)}</span>{' '}
      {counts !== true && (
        <button type="button" className="link-button" onClick={() => onDecide(line, true)}>
          Let it count<span className="read-aloud">: {line.what}</span>
        </button>
      )}
      {counts !== false && (
        <button type="button" className="link-button" onClick={() => onDecide(line, false)}>
          Do not let it count<span className="read-aloud">: {line.what}</span>
        </button>
      )}
    </p>
  );
}

function decisionWords(counts: boolean | null): string {
  if (counts === null) return 'Nobody has decided yet.';
  return counts ? 'It counts.' : 'It does not count.';
}
