import { ProTable } from '@ant-design/pro-components';
import { Input } from 'antd';
import { useState } from 'react';
import { cardColumns } from '../../../parts/page/card-columns';
import { ProblemNote } from '../../../parts/page/shown';
import { tableRows } from '../../../parts/page/table-rows';
import { tableTools } from '../../../parts/page/table-tools';
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
  const { take, busy, problem } = useResultsFile(sessionId);
  const { children, parts } = results;
  const rows = children.toSorted(byTotal).filter(({ childName }) => plain(childName ?? '').includes(plain(find)));
  const subjects = parts.filter(({ kind }) => kind === 'subject');
  return (
    <section className="office-panel" aria-label="Children">
      {problem && <ProblemNote problem={problem} safe="No file was made." />}
      <ProTable<Child>
        name="mock-exam-results"
        headerTitle="Children"
        rowKey="mockExamUserId"
        columns={cardColumns(childColumns({ sessionId, subjects }))}
        search={false}
        size="small"
        {...tableRows({
          rows,
          width: 880 + subjects.length * 105,
          whyEmpty: children.length === 0 ? 'Nobody had a place in this session.' : 'Nobody fits the search.',
          isFiltered: children.length > 0,
        })}
        pagination={rows.length > PAGE ? { pageSize: PAGE, showSizeChanger: false } : false}
        options={tableTools(again)}
        toolbar={{
          search: (
            <Input.Search
              aria-label="Search the list by a child’s name"
              placeholder="Search this list"
              allowClear
              maxLength={100}
              onChange={({ target }) => setFind(target.value)}
            />
          ),
          actions: [
            <button key="file" type="button" className="btn low pale" aria-disabled={busy} onClick={() => void take()}>
              {busy ? 'One moment…' : 'Export CSV'}
            </button>,
          ],
        }}
        cardProps={{ styles: { body: { padding: 0 } } }}
      />
    </section>
  );
}

const PAGE = 50;

/** Without accents, and with whatever apostrophe. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}’']/gu, '')
    .toLowerCase()
    .trim();
