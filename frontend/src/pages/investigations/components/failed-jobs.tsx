import { ProTable, type ProColumns } from '@ant-design/pro-components';
import { Button } from 'antd';
import { useState } from 'react';
import { exactly } from '../../../parts/dates';
import { ProblemNote } from '../../../parts/page/shown';
import { ShowMore } from '../../../parts/list/show-more';
import { cardColumns } from '../../../parts/tables/card-columns';
import { tableRows } from '../../../parts/tables/table-rows';
import { tableTools } from '../../../parts/tables/table-tools';
import { counted } from '../../../parts/words';
import { useFailedJobs, useRetry, type FailedJob, type FailedJobsTold } from '../api';

const everyMs = 5_000;

/** What the workers have given up on, with why, and the way to have it tried again. */
export function FailedJobs() {
  const jobs = useFailedJobs(everyMs);
  const { data, problem, again } = jobs;
  const { run, problem: refused } = useRetry();
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const retry = async ({ task, once, failedAt }: FailedJob) => {
    if (await run({ task, once })) setAsked((before) => new Set(before).add(keyOf({ task, once, failedAt })));
  };
  const shown = rowsTold(data);
  return (
    <section className="office-panel">
      {problem && <ProblemNote problem={problem} again={again} />}
      {refused && <ProblemNote problem={refused} />}
      {data && <HeldUp kinds={data.head.heldUp} />}
      <ProTable<FailedJob>
        name="failed-jobs"
        headerTitle="Failed jobs"
        rowKey={keyOf}
        columns={cardColumns(columnsWith(asked, (row) => void retry(row)))}
        loading={!data && !problem}
        search={false}
        pagination={false}
        size="small"
        {...tableRows({ rows: shown.rows, width: 1_140, whyEmpty: 'No job has failed.' })}
        options={tableTools(again)}
        cardProps={{ styles: { body: { padding: 0 } } }}
        toolbar={{ subTitle: shown.subTitle }}
      />
      <ShowMore pages={jobs} things="failed jobs" total={shown.total} />
    </section>
  );
}

const rowsTold = (data: ReturnType<typeof useFailedJobs>['data']) => ({
  rows: data?.rows,
  total: data?.head.total,
  subTitle: data?.next === undefined ? undefined : 'The newest first',
});

/** Nobody has to do anything about them but see to what is away. */
function HeldUp({ kinds }: { readonly kinds: FailedJobsTold['heldUp'] }) {
  if (kinds.length === 0) return null;
  return (
    <div className="notice" role="status">
      <p>
        <b>Held up by something that is away.</b> These are tried again by themselves, until it is back.
      </p>
      <ul>
        {kinds.map(({ task, count, why, since, nextAt }) => (
          <li key={task}>
            {task}: {counted(count, 'job')}, the first since {exactly(since)}; next tried at {exactly(nextAt)}.
            <p className="fault">{why}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

// A job that fails once more is another failure.
const keyOf = ({ task, once, failedAt }: Pick<FailedJob, 'task' | 'once' | 'failedAt'>) =>
  `${task} ${once} ${failedAt}`;

function columnsWith(asked: ReadonlySet<string>, retry: (row: FailedJob) => void): ProColumns<FailedJob>[] {
  return [
    { title: 'Job', dataIndex: 'task', width: 230 },
    { title: 'For', dataIndex: 'once', width: 280, ellipsis: true },
    { title: 'Why', dataIndex: 'why', width: 300, render: (_, { why }) => <p className="fault">{why}</p> },
    { title: 'Failed', dataIndex: 'failedAt', width: 200, render: (_, { failedAt }) => exactly(failedAt) },
    {
      title: 'Action',
      key: 'action',
      width: 130,
      render: (_, row) => <RetryButton row={row} isAsked={asked.has(keyOf(row))} onRetry={retry} />,
    },
  ];
}

interface RetryButtonProps {
  readonly row: FailedJob;
  readonly isAsked: boolean;
  readonly onRetry: (row: FailedJob) => void;
}

function RetryButton({ row, isAsked, onRetry }: RetryButtonProps) {
  const words = isAsked ? 'Asked for' : 'Try again';
  // It stays where the focus is: a button that is switched off lets it fall to the top of the page.
  return (
    <Button
      size="small"
      aria-disabled={isAsked}
      aria-label={`${words}: ${row.task} for ${row.once}`}
      onClick={() => !isAsked && onRetry(row)}
    >
      {words}
    </Button>
  );
}
