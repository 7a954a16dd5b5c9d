import { ProTable } from '@ant-design/pro-components';
import { useState } from 'react';
import { byStage, stageWords } from 'schemas/mock-exams/sessions/session-users.rules';
import { ActButton } from '../../../parts/form/act-button';
import { isFoundByName } from '../../../parts/list/found-by-name';
import { cardColumns } from '../../../parts/tables/card-columns';
import { chosenIn } from '../../../parts/tables/chosen-in';
import { FindInList } from '../../../parts/tables/find-in-list';
import { ReachableFilters } from '../../../parts/tables/reachable-filters';
import { ProblemNote } from '../../../parts/page/shown';
import { tableRows } from '../../../parts/tables/table-rows';
import { tableTools } from '../../../parts/tables/table-tools';
import type { SessionTracker, SessionUser } from './api';
import type { Room } from './room/room-api';
import { isOpen } from './room/room-state';
import { useUsersFile } from './use-users-file';
import { byName, userColumns, type About, type Filters, type UserRow } from './user-columns';

interface SessionUserTableProps extends Omit<About, 'room' | 'isOver'> {
  readonly users: readonly SessionUser[];
  /** By child, how far they have come. */
  readonly trackers: ReadonlyMap<string, SessionTracker>;
  readonly again: () => void;
}

/** Who sits a session, in the order of their names: in a full room one child is found by a few letters. */
export function SessionUserTable({ users, trackers, again, ...more }: SessionUserTableProps) {
  const about = Object.assign({}, more, standingOf(more.known));
  const [find, setFind] = useState('');
  const [filters, setFilters] = useState<Filters>({ state: null, stage: null });
  const file = useUsersFile(about.sessionId);
  const all = rowsOf(users, { trackers, isOver: about.isOver });
  const found = [...new Set(all.map(({ stage }) => stage))].toSorted(byStage);
  const rows = all.filter((row) => isFoundByName([row.childName, row.parent], find) && isLeft(row, filters));
  const isFiltered = users.length > 0 && rows.length < all.length;
  return (
    <>
      {file.problem && <ProblemNote problem={file.problem} safe="No file was made." />}
      <ReachableFilters>
        <ProTable<UserRow>
          name="session-users"
          headerTitle="Users"
          rowKey="mockExamUserId"
          columns={cardColumns(userColumns(about, { filters, stages: found }))}
          search={false}
          size="small"
          {...tableRows({ rows, width: about.room ? 1_140 : 985, whyEmpty: whyEmpty(isFiltered), isFiltered })}
          pagination={rows.length > PAGE ? { pageSize: PAGE, showSizeChanger: false } : false}
          options={tableTools(again)}
          onChange={(_, chosen) => setFilters({ state: chosenIn(chosen['state']), stage: chosenIn(chosen['stage']) })}
          toolbar={{
            search: <FindInList label="Search the list by a child’s or a parent’s name" onFind={setFind} />,
            actions: [
              <ActButton key="file" busy={file.busy} onPress={() => void file.take()}>
                Export CSV
              </ActButton>,
            ],
          }}
          cardProps={{ styles: { body: { padding: 0 } } }}
        />
      </ReachableFilters>
    </>
  );
}

const standingOf = (room: Room | undefined) => ({
  isOver: room?.isOver ?? false,
  room: room && isOpen(room) ? room : undefined,
});

const PAGE = 100;
const COMPLETE = 'STAGE_EXAM_SESSION_COMPLETE';

const whyEmpty = (isFiltered: boolean): string =>
  isFiltered ? 'Nobody fits the search and the filters.' : 'Nobody has booked this session yet.';

type Told = Pick<SessionUserTableProps, 'trackers'> & { readonly isOver: boolean };

const rowsOf = (users: readonly SessionUser[], { trackers, isOver }: Told): UserRow[] =>
  users.toSorted(byName).map((user) => {
    const tracker = trackers.get(user.mockExamUserId);
    const parent = [user.parentFirstName, user.parentLastName].filter(Boolean).join(' ');
    const words = stageWords({ state: user.state, tracker }, isOver);
    return Object.assign({}, user, {
      parent,
      stage: words,
      hasBegun: tracker !== undefined,
      isComplete: tracker?.currentMockExamStage === COMPLETE,
    });
  });

const isLeft = (row: UserRow, { state, stage }: Filters): boolean =>
  (state === null || state.includes(row.state)) && (stage === null || stage.includes(row.stage));
