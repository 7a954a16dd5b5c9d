import { ProTable, type ProColumns } from '@ant-design/pro-components';
import { Link } from 'react-router-dom';
import { clockWords } from 'schemas/mock-exams/sessions/arranged.rules';
import { day } from '../../../parts/dates';
import { cardColumns } from '../../../parts/tables/card-columns';
import { tableRows } from '../../../parts/tables/table-rows';
import { boardAddress, resultsAddress, usersAddress } from './addresses';
import type { Session } from './api';
import { SessionReports } from './session-reports';
import { whenWords } from './when-words';

/** What is being done about a session. */
export type Act = 'assign' | 'move' | 'places' | 'cancel';

interface SessionTableProps {
  /** Both absent until they have come. */
  readonly sessions?: readonly Session[];
  readonly serverNow?: string;
  readonly isPast: boolean;
  readonly onAct: (act: Act, session: Session) => void;
}

/** Date, time, type, set and who has booked; what can be done stands in the row, as long as it can. */
export function SessionTable({ sessions, isPast, serverNow = '', onAct }: SessionTableProps) {
  return (
    <ProTable<Session>
      name="mock-exam-sessions"
      headerTitle={isPast ? 'Past sessions' : 'Sessions to come'}
      rowKey="mockExamSessionId"
      columns={cardColumns(columnsFor({ now: serverNow, isPast, onAct }))}
      loading={!sessions}
      search={false}
      size="small"
      {...tableRows({
        rows: sessions,
        width: 1_120,
        whyEmpty: isPast ? 'No session is over yet.' : 'No session is to come. “Create Mock Exam Session” makes one.',
      })}
      pagination={false}
      options={false}
      cardProps={{ styles: { body: { padding: 0 } } }}
    />
  );
}

const isOpen = ({ cancelledAt, startsAt }: Session, now: string): boolean => cancelledAt === null && startsAt > now;

interface Listed extends Pick<SessionTableProps, 'isPast' | 'onAct'> {
  readonly now: string;
}

const columnsFor = ({ now, isPast, onAct }: Listed): ProColumns<Session>[] => [
  {
    title: 'Date',
    key: 'date',
    width: 150,
    render: (_, session) => (
      <>
        {day(session.startsAt)}
        <Tags session={session} />
      </>
    ),
  },
  { title: 'Time', key: 'time', width: 90, render: (_, { mockExamTime }) => clockWords(mockExamTime) },
  { title: 'Type', key: 'type', width: 100, render: (_, { mockExamType }) => mockExamType ?? 'To be announced' },
  {
    title: 'Set',
    key: 'set',
    render: (_, session) => <AssignedSet session={session} canAssign={isOpen(session, now)} onAct={onAct} />,
  },
  {
    title: 'Users signed up',
    key: 'users',
    width: 150,
    render: (_, session) => <SignedUp session={session} />,
  },
  {
    title: 'Reports',
    key: 'reports',
    width: 190,
    render: (_, session) => <SessionReports session={session} now={now} />,
  },
  {
    title: 'Change',
    key: 'change',
    width: 210,
    render: (_, session) =>
      isOpen(session, now) ? <Acts session={session} onAct={onAct} /> : <Over session={session} isPast={isPast} />,
  },
];

function Tags({ session: { isCatchUpSession, isFreeSession, cancelledAt } }: { readonly session: Session }) {
  return (
    <>
      {isFreeSession && <span className="session-tag">Free</span>}
      {isCatchUpSession && <span className="session-tag">Catch-up</span>}
      {cancelledAt !== null && <span className="session-tag is-wrong">Cancelled</span>}
    </>
  );
}

interface AssignedSetProps {
  readonly session: Session;
  readonly canAssign: boolean;
  readonly onAct: SessionTableProps['onAct'];
}

function AssignedSet({ session, canAssign, onAct }: AssignedSetProps) {
  const { mockExamSet } = session;
  return (
    <>
      {mockExamSet && <span>{mockExamSet.examSetName} </span>}
      {!mockExamSet && !canAssign && <span className="soft">None</span>}
      {canAssign && (
        <button type="button" className="link-button" onClick={() => onAct('assign', session)}>
          {mockExamSet ? 'Change' : 'Assign Set'}
          <span className="read-aloud"> of {whenWords(session)}</span>
        </button>
      )}
    </>
  );
}

function SignedUp({ session }: { readonly session: Session }) {
  const { mockExamSessionId, mockExamUsers, held, capacity, cancelledAt } = session;
  return (
    <>
      <Link to={usersAddress(mockExamSessionId)}>
        {mockExamUsers}
        {capacity !== null && ` of ${capacity}`}
        <span className="read-aloud"> signed up for {whenWords(session)}</span>
      </Link>
      {' · '}
      <Link to={boardAddress(mockExamSessionId)}>
        Live board
        <span className="read-aloud"> of {whenWords(session)}</span>
      </Link>
      {held > 0 && cancelledAt === null && <span className="soft"> +{held} paying</span>}
    </>
  );
}

function Over({ session, isPast }: { readonly session: Session; readonly isPast: boolean }) {
  const { cancelledAt, reason, mockExamSessionId, mockExamSet } = session;
  if (cancelledAt !== null && reason !== null) return <span className="soft">{reason}</span>;
  return (
    <span className="session-acts">
      <span className="soft">{isPast ? 'Over' : 'Begun'}</span>
      {mockExamSet && (
        <Link to={resultsAddress(mockExamSessionId)}>
          Results<span className="read-aloud"> of {whenWords(session)}</span>
        </Link>
      )}
    </span>
  );
}

const actWords: readonly (readonly [Act, string])[] = [
  ['move', 'Move'],
  ['places', 'Places'],
  ['cancel', 'Cancel'],
];

function Acts({ session, onAct }: Pick<AssignedSetProps, 'session' | 'onAct'>) {
  return (
    <span className="session-acts">
      {actWords.map(([act, words]) => (
        <button key={act} type="button" className="link-button" onClick={() => onAct(act, session)}>
          {words}
          <span className="read-aloud"> {whenWords(session)}</span>
        </button>
      ))}
    </span>
  );
}
