import { ProTable, type ProColumns } from '@ant-design/pro-components';
import { Badge, Segmented } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { subjectTitles } from 'schemas/questions/question';
import { useTitles, type Titles } from '../../../parts/catalogue';
import { day } from '../../../parts/dates';
import { ShowMore } from '../../../parts/list/show-more';
import { ProblemNote } from '../../../parts/page/shown';
import { cardColumns } from '../../../parts/tables/card-columns';
import { tableRows } from '../../../parts/tables/table-rows';
import { tableTools } from '../../../parts/tables/table-tools';
import { Markup } from '../../../parts/question/markup';
import { useFlaggedQuestions, type FlaggedQuestion, type FlagState } from '../api';
import { reasonWords, verdictWords } from '../flag-words';
import { FlagDrawer } from './flag-drawer';

const states = [
  { value: 'open', label: 'Waiting' },
  { value: 'answered', label: 'Answered' },
  { value: 'all', label: 'All' },
] as const;
type Shown = (typeof states)[number]['value'];

const whyEmpty: Readonly<Record<Shown, string>> = {
  open: 'No flag waits for an answer.',
  answered: 'No flag is answered yet.',
  all: 'Nobody has flagged a question.',
};

/** What is looked at stands in the address, so that a link shares it. */
function useAddress() {
  const [search, setSearch] = useSearchParams();
  const shown: Shown = states.find(({ value }) => value === search.get('state'))?.value ?? 'open';
  const question = search.get('question');
  const go = (next: { readonly shown?: Shown; readonly question?: string | null }) => {
    const wanted = { shown, question, ...next };
    setSearch(
      [
        ...(wanted.shown === 'open' ? [] : [['state', wanted.shown] as [string, string]]),
        ...(wanted.question === null ? [] : [['question', wanted.question] as [string, string]]),
      ],
      { replace: true },
    );
  };
  return { shown, question, go };
}

const stateOf = (shown: Shown): FlagState | undefined => (shown === 'all' ? undefined : shown);

/** The flagged questions, those first that were flagged last. */
export function FlagTable() {
  const { shown, question, go } = useAddress();
  const questions = useFlaggedQuestions(stateOf(shown));
  const titles = useTitles();
  const { data, problem, again } = questions;
  return (
    <section className="office-panel">
      {problem && <ProblemNote problem={problem} again={again} />}
      <ProTable<FlaggedQuestion>
        name="flagged-questions"
        rowKey="questionId"
        columns={cardColumns(columnsWith(titles, (questionId) => go({ question: questionId })))}
        loading={!data && !problem}
        search={false}
        size="small"
        {...tableRows({ rows: data?.rows, width: 900, whyEmpty: whyEmpty[shown] })}
        pagination={false}
        options={tableTools(again)}
        cardProps={{ styles: { body: { padding: 0 } } }}
        headerTitle={
          <Segmented<Shown>
            name="flag-state"
            aria-label="Which flags"
            options={[...states]}
            value={shown}
            onChange={(value) => go({ shown: value })}
          />
        }
      />
      <ShowMore pages={questions} things="questions" />
      <FlagDrawer questionId={question} onClose={() => go({ question: null })} />
    </section>
  );
}

function columnsWith(titles: Titles, open: (questionId: string) => void): ProColumns<FlaggedQuestion>[] {
  return [
    {
      title: 'Question',
      dataIndex: 'prompt',
      render: (_, { questionId, prompt, subject, questionType, level }) => (
        <>
          <button type="button" className="link-button" onClick={() => open(questionId)}>
            {titles.type(questionType)}, level {level}
          </button>
          <p className="flag-prompt">
            <Markup source={prompt.replaceAll('||p||', ' ')} />
          </p>
          <p className="soft">{subjectTitles[subject]}</p>
        </>
      ),
    },
    { title: 'Children', dataIndex: 'learners', align: 'right', width: 90 },
    {
      title: 'Why',
      key: 'why',
      width: 190,
      render: (_, row) => (
        <>
          {reasonWords(row)}
          {row.comments > 0 && <p className="soft">{row.comments === 1 ? '1 comment' : `${row.comments} comments`}</p>}
        </>
      ),
    },
    { title: 'First', dataIndex: 'firstFlaggedAt', width: 140, render: (_, row) => day(row.firstFlaggedAt) },
    { title: 'Last', dataIndex: 'lastFlaggedAt', width: 140, render: (_, row) => day(row.lastFlaggedAt) },
    { title: 'Answer', key: 'answer', width: 160, render: (_, row) => <Standing row={row} /> },
  ];
}

function Standing({ row: { isOpen, answer } }: { readonly row: FlaggedQuestion }) {
  if (answer === null) return <Badge status="warning" text="Waiting" />;
  if (isOpen) return <Badge status="warning" text={`Flagged again since “${verdictWords[answer.verdict]}”`} />;
  return <Badge status="success" text={verdictWords[answer.verdict]} />;
}
