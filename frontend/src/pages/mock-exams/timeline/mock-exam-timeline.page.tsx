import { Link, useSearchParams } from 'react-router-dom';
import { ShowMore } from '../../../parts/list/show-more';
import { moment } from '../../../parts/dates';
import { useWhole } from '../../../client/whole';
import { ActButton } from '../../../parts/form/act-button';
import { PageHeading } from '../../../parts/page/page-heading';
import { ProblemNote, Shown } from '../../../parts/page/shown';
import { replayAddress } from '../replay/places';
import { allSessions, dashboard, WaysBack, waysOf } from '../sessions/session-page';
import { useTimeline, useTimelineFile, type Timeline, type Whose } from './api';
import './timeline.css';
import { WholeTimeline } from './whole-timeline';

/** A sitting as the log has it: what happened, by both clocks, and what the child had before them then. */
export default function MockExamTimelinePage() {
  const [params] = useSearchParams();
  const session = params.get('session') ?? params.get('mockExamSessionId') ?? '';
  const child = params.get('child') ?? params.get('mockExamUserId') ?? '';
  return (
    <div className="office-stack">
      <WaysBack ways={[dashboard, allSessions, ...(session === '' ? [] : waysOf(session))]} />
      {session === '' || child === '' ? (
        <>
          <PageHeading title="Timeline of a mock exam" />
          <p>Please choose a child from the users of a session first.</p>
        </>
      ) : (
        <OfSitting key={`${session} ${child}`} whose={{ mockExamSessionId: session, mockExamUserId: child }} />
      )}
    </div>
  );
}

function OfSitting({ whose }: { readonly whose: Whose }) {
  // What stood at a moment follows from everything before it.
  const pages = useWhole(useTimeline(whose));
  return (
    <Shown answer={pages}>
      {({ head, rows, next }) => (
        <>
          <Heading head={head} whose={whose} />
          {next === undefined ? (
            <WholeTimeline {...{ whose, head }} events={rows} name={nameOf(head)} again={pages.again} />
          ) : (
            <ShowMore pages={pages} things="events" />
          )}
        </>
      )}
    </Shown>
  );
}

const nameOf = ({ childName, isErased }: Timeline): string =>
  childName ?? (isErased ? 'A child who was erased' : 'A child without a name');

interface HeadingProps {
  readonly head: Timeline;
  readonly whose: Whose;
}

function Heading({ head, whose }: HeadingProps) {
  const file = useTimelineFile(whose);
  const at = useSearchParams()[0].get('at') ?? undefined;
  return (
    <div>
      <div className="timeline-head">
        <PageHeading title={`Replay: ${nameOf(head)}`} />
        <div className="timeline-acts">
          <Link className="btn low pale" to={replayAddress({ sessionId: whose.mockExamSessionId, at })}>
            The room in step
          </Link>
          <ActButton busy={file.busy} onPress={() => void file.take()}>
            Timeline as CSV
          </ActButton>
        </div>
      </div>
      <p className="soft timeline-facts">
        Mock exam of {moment(head.session.startsAt)}. Every second of it as the child had it, as far as the log can
        tell.
      </p>
      {head.isErased && (
        <p className="timeline-erased" role="note">
          This child was erased. Their name, their arrangements and what was written about them are gone; the letters
          and times stay, and nothing says whose they were.
        </p>
      )}
      {file.problem && <ProblemNote problem={file.problem} safe="No file was made." />}
    </div>
  );
}
