import { ProTable, type ProColumns } from '@ant-design/pro-components';
import { Input } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { exactly } from '../../../parts/dates';
import { ProblemNote } from '../../../parts/page/shown';
import { ShowMore } from '../../../parts/list/show-more';
import { cardColumns } from '../../../parts/tables/card-columns';
import { tableRows } from '../../../parts/tables/table-rows';
import { tableTools } from '../../../parts/tables/table-tools';
import { useStreams, type StreamRow } from '../api';
import { StreamDrawer } from './stream-drawer';

/** The streams of the log, found by how their name begins. What is looked at stands in the address. */
export function Streams() {
  const [search, setSearch] = useSearchParams();
  const prefix = search.get('prefix') ?? '';
  const open = search.get('stream');
  const streams = useStreams(prefix);
  const { data, problem, again } = streams;
  const go = (change: Record<string, string | null>) => {
    const next = Object.entries({ prefix, stream: open, ...change }).filter((pair): pair is [string, string] =>
      Boolean(pair[1]),
    );
    setSearch(next);
  };
  return (
    <section className={data || problem ? 'office-panel compact' : 'office-panel compact panel-coming'}>
      {problem && <ProblemNote problem={problem} again={again} />}
      <ProTable<StreamRow>
        name="streams"
        headerTitle="Streams"
        rowKey="stream"
        columns={cardColumns(columnsWith((stream) => go({ stream })))}
        loading={!data && !problem}
        search={false}
        size="small"
        {...tableRows({ rows: data?.rows, width: 720, whyEmpty: 'No stream has a name that begins like this.' })}
        pagination={false}
        options={tableTools(again)}
        cardProps={{ styles: { body: { padding: 0 } } }}
        toolbar={{ search: <PrefixSearch key={prefix} prefix={prefix} onSearch={(text) => go({ prefix: text })} /> }}
      />
      <ShowMore pages={streams} things="streams" />
      <StreamDrawer stream={open} onClose={() => go({ stream: null })} />
    </section>
  );
}

function columnsWith(open: (stream: string) => void): ProColumns<StreamRow>[] {
  return [
    {
      title: 'Stream',
      dataIndex: 'stream',
      render: (_, { stream }) => (
        <button type="button" className="link-button" onClick={() => open(stream)}>
          {stream}
        </button>
      ),
    },
    { title: 'Events', dataIndex: 'events', align: 'right', width: 90 },
    { title: 'Last event', dataIndex: 'lastType', width: 220 },
    { title: 'Written', dataIndex: 'lastAt', width: 210, render: (_, { lastAt }) => exactly(lastAt) },
  ];
}

const wellFormed = /^[a-z]*(-[A-Za-z0-9_.-]*)?$/;

function PrefixSearch({ prefix, onSearch }: { readonly prefix: string; readonly onSearch: (prefix: string) => void }) {
  const [text, setText] = useState(prefix);
  const wrong = !wellFormed.test(text);
  return (
    <div className="prefix-search">
      <Input.Search
        aria-label="Streams whose name begins with"
        placeholder="such as worksheet-1f3c"
        allowClear
        maxLength={120}
        value={text}
        status={wrong ? 'error' : undefined}
        onChange={(event) => setText(event.target.value.trim())}
        onSearch={(value) => {
          if (wellFormed.test(value.trim())) onSearch(value.trim());
        }}
      />
      {wrong && <p role="alert">A name is a category, a hyphen and an id: worksheet-1f3c…</p>}
    </div>
  );
}
