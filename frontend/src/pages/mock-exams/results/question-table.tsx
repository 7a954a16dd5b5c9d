import { ProTable, type ProColumns } from '@ant-design/pro-components';
import { useState, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { ExplainedStep } from 'schemas/mock-exams/marks/explained/explained-words.rules';
import { OwnFigure } from '../../../parts/explain/explain-figure';
import { ActButton } from '../../../parts/form/act-button';
import { cardColumns } from '../../../parts/tables/card-columns';
import { ProblemNote } from '../../../parts/page/shown';
import { tableRows } from '../../../parts/tables/table-rows';
import { tableTools } from '../../../parts/tables/table-tools';
import { keyAddress } from '../keys/places';
import { useQuestionsFile, type Question } from './api';
import { figure, NONE, percentOf } from './figures';
import { OfQuestion } from './of-question';
import { QuestionDrawer } from './question-drawer';

interface QuestionTableProps {
  readonly sessionId: string;
  readonly n: number;
  readonly questions: readonly Question[];
  readonly again: () => void;
}

/** Each question with what its answers suggest: those that suggest something first, and alone where that is wanted. */
export function QuestionTable({ sessionId, n, questions, again }: QuestionTableProps) {
  const [shown, setShown] = useState<Question>();
  const [isSuspectOnly, setSuspectOnly] = useState(false);
  const file = useQuestionsFile(sessionId);
  const suspect = questions.filter(({ flags }) => flags.length > 0);
  const rows = isSuspectOnly ? suspect : [...suspect, ...questions.filter(({ flags }) => flags.length === 0)];
  const papers = [...new Set(questions.map(({ paperHash }) => paperHash))];
  return (
    <section className="office-panel" aria-label="Questions">
      {file.problem && <ProblemNote problem={file.problem} safe="No file was made." />}
      <ProTable<Question>
        name="mock-exam-questions"
        headerTitle="Questions"
        tooltip={false}
        rowKey="questionId"
        columns={cardColumns(columnsFor({ sessionId, papers, onShow: setShown }))}
        search={false}
        size="small"
        {...tableRows({
          rows: n === 0 ? [] : rows,
          width: 1_120,
          whyEmpty: n === 0 ? 'Nobody has sat these papers yet.' : 'The answers suggest nothing of any question.',
        })}
        pagination={rows.length > PAGE ? { pageSize: PAGE, showSizeChanger: false } : false}
        options={tableTools(again)}
        toolbar={{
          actions: [
            <button
              key="suspect"
              type="button"
              className="btn low pale"
              aria-pressed={isSuspectOnly}
              onClick={() => setSuspectOnly(!isSuspectOnly)}
            >
              {isSuspectOnly ? 'Show all' : `Only the ${suspect.length} with a remark`}
            </button>,
            <ActButton key="file" busy={file.busy} onPress={() => void file.take()}>
              Export CSV
            </ActButton>,
          ],
        }}
        cardProps={{ styles: { body: { padding: 0 } } }}
      />
      <QuestionDrawer sessionId={sessionId} question={shown} onOver={() => setShown(undefined)} />
    </section>
  );
}

const PAGE = 20;

interface About {
  readonly sessionId: string;
  readonly papers: readonly string[];
  readonly onShow: (question: Question) => void;
}

/** Null stands before all numbers. */
const by = (valueOf: (question: Question) => number | null) => (one: Question, other: Question) =>
  (valueOf(one) ?? -2) - (valueOf(other) ?? -2);

const columnsFor = ({ sessionId, papers, onShow }: About): ProColumns<Question>[] => [
  {
    title: 'Question',
    key: 'question',
    width: 380,
    render: (_, question) => (
      <Named question={question} paper={papers.indexOf(question.paperHash) + 1} onShow={onShow} />
    ),
  },
  {
    title: 'Key',
    key: 'key',
    width: 70,
    render: (_, { key, isVoided }) => (isVoided ? <span className="results-tag">Voided</span> : (key ?? NONE)),
  },
  ...figureColumns(sessionId),
  { title: 'What the answers suggest', key: 'suggest', render: (_, question) => <Suggestions question={question} /> },
];

const figureColumns = (sessionId: string): readonly ProColumns<Question>[] => [
  {
    title: 'Right',
    key: 'facility',
    width: 85,
    sorter: by(({ facility }) => facility),
    render: (_, question) => (
      <Figure sessionId={sessionId} question={question} figure="facility" name="Right">
        {percentOf(question.facility)}
      </Figure>
    ),
  },
  {
    title: 'Tells apart',
    key: 'discrimination',
    width: 110,
    sorter: by(({ discrimination }) => discrimination),
    render: (_, question) => (
      <Figure sessionId={sessionId} question={question} figure="discrimination" name="Tells apart">
        {figure(question.discrimination, 2)}
      </Figure>
    ),
  },
  {
    title: 'Left out',
    key: 'omitted',
    width: 95,
    sorter: by(({ omitted, notReached }) => omitted + notReached),
    render: (_, { number, omitted, notReached }) => (
      <OwnFigure title={`Left out of question ${number}`} steps={() => blankSteps(omitted, notReached)}>
        <span className="num">{omitted + notReached}</span>
      </OwnFigure>
    ),
  },
  {
    title: 'Median time',
    key: 'seconds',
    width: 120,
    sorter: by(({ seconds }) => seconds),
    render: (_, question) => (
      <Figure sessionId={sessionId} question={question} figure="seconds" name="Median time">
        {question.seconds === null ? NONE : `${Math.round(question.seconds)} s`}
      </Figure>
    ),
  },
];

const blankSteps = (omitted: number, notReached: number): readonly ExplainedStep[] => [
  {
    says: 'Who left it blank and answered something after it, and who answered nothing from it on. Each is explained where the question is opened.',
    sum: `${omitted} + ${notReached} = ${omitted + notReached}`,
  },
];

function Figure({
  children,
  ...about
}: Omit<ComponentProps<typeof OfQuestion>, 'children'> & { readonly children: string }) {
  const shown = <span className="num">{children}</span>;
  return children === NONE ? shown : <OfQuestion {...about}>{shown}</OfQuestion>;
}

interface NamedProps extends Pick<About, 'onShow'> {
  readonly question: Question;
  readonly paper: number;
}

function Named({ question, paper, onShow }: NamedProps) {
  return (
    <span className="results-question">
      <button type="button" className="link-button" onClick={() => onShow(question)}>
        Paper {paper}, question {question.number}
      </button>
      <span className="soft">{question.text}</span>
    </span>
  );
}

function Suggestions({ question }: { readonly question: Question }) {
  const [first, ...more] = question.flags;
  if (!first) return <span className="soft">{NONE}</span>;
  const isKey = first.kind === 'check the key';
  return (
    <>
      <span className={isKey ? 'results-grave' : undefined}>{first.words}</span>
      {more.length > 0 && <span className="soft"> {more.map(({ words }) => words).join(' ')}</span>}
      {isKey && (
        <>
          {' '}
          <Link to={keyAddress(question.paperHash, question.questionId)}>
            Put the key right<span className="read-aloud"> of question {question.number}</span>
          </Link>
        </>
      )}
    </>
  );
}
