import { ProTable, type ProColumns } from '@ant-design/pro-components';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { moment } from '../../../../parts/dates';
import { isFoundByName } from '../../../../parts/list/found-by-name';
import { inNameOrder } from '../../../../parts/list/in-name-order';
import { cardColumns } from '../../../../parts/tables/card-columns';
import { chosenIn } from '../../../../parts/tables/chosen-in';
import { FindInList } from '../../../../parts/tables/find-in-list';
import { ReachableFilters } from '../../../../parts/tables/reachable-filters';
import { tableRows } from '../../../../parts/tables/table-rows';
import { timelineAddress } from '../../sessions/addresses';
import type { Report, Reports } from './known';
import { ReportActs } from './report-acts';
import { stateWords, timesWords, whyTold } from './state-words';

const PAGE = 100;

/** What became of each child’s report: those that want somebody first. */
export function ReportTable({ known }: { readonly known: Reports }) {
  const [find, setFind] = useState('');
  const [states, setStates] = useState<readonly string[] | null>(null);
  const { reports } = known;
  const rows = reports.filter(
    (one) => isFoundByName([one.childName], find) && (states === null || states.includes(one.state)),
  );
  const isFiltered = rows.length < reports.length;
  return (
    <ReachableFilters>
      <ProTable<Report>
        name="mock-exam-reports"
        headerTitle="Report of each child"
        rowKey="mockExamUserId"
        columns={cardColumns(columnsFor(known, states))}
        search={false}
        size="small"
        {...tableRows({ rows, width: 860, whyEmpty: whyEmpty(isFiltered), isFiltered })}
        pagination={rows.length > PAGE ? { pageSize: PAGE, showSizeChanger: false } : false}
        options={false}
        onChange={(_, chosen) => setStates(chosenIn(chosen['state']))}
        toolbar={{
          search: <FindInList label="Search the list by a child’s name" onFind={setFind} />,
        }}
        cardProps={{ styles: { body: { padding: 0 } } }}
      />
    </ReachableFilters>
  );
}

const whyEmpty = (isFiltered: boolean): string =>
  isFiltered ? 'Nobody fits the search and the filter.' : 'Nobody has booked this session.';

const byName = (one: Report, other: Report) => inNameOrder(one.childName, other.childName);
const order = Object.keys(stateWords);

const columnsFor = (known: Reports, states: readonly string[] | null): ProColumns<Report>[] => [
  {
    title: 'Child',
    key: 'child',
    sorter: byName,
    render: (_, { childName, mockExamUserId }) => (
      <Link to={timelineAddress(known.mockExamSessionId, mockExamUserId)}>
        {childName ?? <span className="soft">Unnamed</span>}
      </Link>
    ),
  },
  {
    title: 'Report',
    key: 'state',
    width: 300,
    sorter: (one, other) => order.indexOf(one.state) - order.indexOf(other.state) || byName(one, other),
    filters: present(known),
    filteredValue: states && [...states],
    render: (_, report) => <State report={report} />,
  },
  {
    title: 'Issue',
    key: 'version',
    width: 70,
    render: (_, { version }) => (version === 0 ? <span className="soft">None</span> : version),
  },
  {
    title: 'Since',
    key: 'changedAt',
    width: 190,
    render: (_, { changedAt }) => (changedAt === null ? <span className="soft">–</span> : moment(changedAt)),
  },
  {
    title: 'Do',
    key: 'acts',
    width: 210,
    render: (_, report) => <ReportActs known={known} report={report} />,
  },
];

const present = ({ reports }: Reports) =>
  order
    .filter((state) => reports.some((one) => one.state === state))
    .map((value) => ({ value, text: stateWords[value as Report['state']].words }));

function State({ report: { state, why, sending } }: { readonly report: Report }) {
  const { words, mark, look } = stateWords[state];
  return (
    <>
      <span className={`report-state is-${look}`}>
        <span aria-hidden="true">{mark}</span> {words}
      </span>
      {state === 'sent' && sending > 1 && <span className="soft"> {timesWords(sending)}</span>}
      {why !== null && <span className="soft report-why">{whyTold(state, why)}</span>}
    </>
  );
}
