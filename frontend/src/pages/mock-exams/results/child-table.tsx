import { ProTable } from '@ant-design/pro-components';
import { useState } from 'react';
import { ActButton } from '../../../parts/form/act-button';
import { isFoundByName } from '../../../parts/list/found-by-name';
import { cardColumns } from '../../../parts/tables/card-columns';
import { FindInList } from '../../../parts/tables/find-in-list';
import { ProblemNote } from '../../../parts/page/shown';
import { tableRows } from '../../../parts/tables/table-rows';
import { tableTools } from '../../../parts/tables/table-tools';
import { useResultsFile, type Child, type Results } from './api';
import { byTotal, childColumns } from './child-columns';

interface ChildTableProps {
  readonly sessionId: string;
  readonly results: Results;
  readonly again: () => void;
}

/** The children of the session, the most marks first. */
export function ChildTable({ sessionId, results, again }: ChildTableProps) {
  const [find, setFind] = useState('');
  const file = useResultsFile(sessionId);
  const { children, parts } = results;
  const rows = children.toSorted(byTotal).filter(({ childName }) => isFoundByName([childName], find));
  const subjects = parts.filter(({ kind }) => kind === 'subject');
  return (
    <section className="office-panel" aria-label="Children">
      {file.problem && <ProblemNote problem={file.problem} safe="No file was made." />}
      <ProTable<Child>
        name="mock-exam-results"
        headerTitle="Children"
        rowKey="mockExamUserId"
        columns={cardColumns(childColumns({ sessionId, papers: results.session.papers.length, subjects }))}
        search={false}
        size="small"
        {...tableRows({
          rows,
          width: 740 + subjects.length * 90,
          whyEmpty: children.length === 0 ? 'Nobody had a place in this session.' : 'Nobody fits the search.',
          isFiltered: children.length > 0,
        })}
        pagination={rows.length > PAGE ? { pageSize: PAGE, showSizeChanger: false } : false}
        options={tableTools(again)}
        toolbar={{
          search: <FindInList label="Search the list by a child’s name" onFind={setFind} />,
          actions: [
            <ActButton key="file" busy={file.busy} onPress={() => void file.take()}>
              Export CSV
            </ActButton>,
          ],
        }}
        cardProps={{ styles: { body: { padding: 0 } } }}
      />
    </section>
  );
}

const PAGE = 50;
