import { ProTable, type ProColumns } from '@ant-design/pro-components';
import { Input } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { mockExamTypes } from 'schemas/mock-exams/paper';
import { clockWords } from 'schemas/mock-exams/sessions/arranged.rules';
import type { Answer } from '../../../../client/kept';
import { day } from '../../../../parts/dates';
import { cardColumns } from '../../../../parts/tables/card-columns';
import { NotUpToDate } from '../../../../parts/page/not-up-to-date';
import { ProblemNote } from '../../../../parts/page/shown';
import { tableRows } from '../../../../parts/tables/table-rows';
import { setAddress } from '../addresses';
import type { ExamSet } from '../api';
import { standingWords } from '../frame/standing-words';

/** Every set: its id, name, date, time and type, and what was published of it. */
export function SetTable({ answer: { data, problem, again, stopped } }: { readonly answer: Answer<ExamSet[]> }) {
  const { find, type, go } = useLooked();
  const rows = data?.filter((set) => isLookedFor(set, find, type));
  return (
    <section className="office-panel" aria-label="Sets">
      {problem && <ProblemNote problem={problem} again={again} />}
      {stopped && <NotUpToDate />}
      <ProTable<ExamSet>
        name="mock-exam-sets"
        headerTitle="Sets"
        rowKey="mockExamSetId"
        columns={cardColumns(columnsFor(type))}
        loading={!data && !problem}
        search={false}
        size="small"
        {...shownRows(rows, find !== '' || type !== null)}
        pagination={rows && rows.length > PAGE ? { pageSize: PAGE, showSizeChanger: false } : false}
        options={false}
        cardProps={{ styles: { body: { padding: 0 } } }}
        onChange={(_, { type: chosen }) => go({ find, type: typeof chosen?.[0] === 'string' ? chosen[0] : null })}
        toolbar={{
          search: (
            <Input.Search
              aria-label="Find by name or id"
              placeholder="Find by name or id"
              allowClear
              maxLength={200}
              defaultValue={find}
              onSearch={(words) => go({ find: words, type })}
            />
          ),
        }}
      />
    </section>
  );
}

const PAGE = 50;

function shownRows(rows: readonly ExamSet[] | undefined, isFiltered: boolean) {
  const whyEmpty = isFiltered
    ? 'No set fits the search and the filter.'
    : 'No set yet. “Create Mock Exam Set” begins one.';
  return tableRows({ rows, width: 1_060, whyEmpty, isFiltered });
}

interface Looked {
  readonly find: string;
  readonly type: string | null;
}

/** What is looked for stands in the address, so that a link shares it. */
function useLooked() {
  const [address, setAddressTo] = useSearchParams();
  const looked: Looked = { find: address.get('find') ?? '', type: address.get('type') };
  const go = ({ find, type }: Looked) =>
    setAddressTo({ ...(find !== '' && { find }), ...(type !== null && { type }) }, { replace: true });
  return { find: looked.find, type: looked.type, go };
}

function isLookedFor({ mockExamSetId, examSetName, mockExamType }: ExamSet, find: string, type: string | null) {
  const words = find.trim().toLowerCase();
  const isFound = mockExamSetId.startsWith(words) || examSetName.toLowerCase().includes(words);
  return isFound && (type === null || mockExamType === type);
}

const columnsFor = (type: string | null): ProColumns<ExamSet>[] => [
  {
    title: 'Name',
    key: 'name',
    sorter: (one, other) => one.examSetName.localeCompare(other.examSetName),
    render: (_, { mockExamSetId, examSetName }) => <Link to={setAddress(mockExamSetId)}>{examSetName}</Link>,
  },
  {
    title: 'Date',
    key: 'date',
    width: 150,
    sorter: (one, other) => one.mockExamDate.localeCompare(other.mockExamDate),
    render: (_, { mockExamDate }) => day(`${mockExamDate}T12:00:00Z`),
  },
  { title: 'Time', key: 'time', width: 90, render: (_, { mockExamTime }) => clockWords(mockExamTime) },
  {
    title: 'Type',
    key: 'type',
    width: 90,
    filters: mockExamTypes.map((value) => ({ value, text: value })),
    filterMultiple: false,
    filteredValue: type === null ? null : [type],
    render: (_, { mockExamType }) => mockExamType,
  },
  { title: 'Published', key: 'published', width: 220, render: (_, set) => standingWords(set) },
  {
    title: 'Id',
    key: 'id',
    width: 290,
    render: (_, { mockExamSetId }) => <span className="soft authoring-id">{mockExamSetId}</span>,
  },
];
