import { useTitles, type Titles } from '../../../../parts/catalogue';
import { Markup } from '../../../../parts/question/markup';
import { ProblemNote } from '../../../../parts/page/shown';
import { useChecked, useOrderQuestions, type Finding, type Question } from '../api';
import { OrderedTable, type OrderedColumn } from '../ordering/ordered-table';
import { isMust } from '../readiness/finding-list';
import { findingWords } from './finding-words';

interface QuestionTableProps {
  readonly setId: string;
  readonly sectionId: string;
  readonly questions: readonly Question[];
  readonly chosen: string | undefined;
  readonly onChoose: (questionId: string) => void;
  readonly onEdit: (questionId: string) => void;
}

/** The questions of a section, with their keys and what is to be said of each. */
export function QuestionTable({ setId, sectionId, questions, chosen, onChoose, onEdit }: QuestionTableProps) {
  const { run, problem } = useOrderQuestions();
  const titles = useTitles();
  const findings = useChecked(setId).data?.findings ?? [];
  const columns: readonly OrderedColumn<Question>[] = [
    { title: 'No.', look: 'of-number', cell: ({ mockExamQuestionNumber }) => mockExamQuestionNumber },
    {
      title: 'Question',
      look: 'of-question',
      cell: (question) => <Asked question={question} type={typeWords(question, titles)} onChoose={onChoose} />,
    },
    { title: 'Key', look: 'of-key', cell: (question) => <Key question={question} /> },
    {
      title: 'To do',
      look: 'of-acts',
      cell: ({ mockExamQuestionId: id, mockExamQuestionNumber }) => (
        <span className="question-to-do">
          <Said finding={worstOf(findings, id)} />
          <button type="button" className="link-button" onClick={() => onEdit(id)}>
            Edit<span className="read-aloud"> question {mockExamQuestionNumber}</span>
          </button>
        </span>
      ),
    },
  ];
  return (
    <>
      {problem && <ProblemNote problem={problem} undone="The questions stand in the order in which they did." />}
      <OrderedTable
        label="Questions"
        look="of-questions"
        rows={questions}
        idOf={({ mockExamQuestionId }) => mockExamQuestionId}
        nameOf={({ mockExamQuestionNumber }) => `Question ${mockExamQuestionNumber}`}
        columns={columns}
        chosen={chosen}
        onOrder={(ids) => run({ mockExamSectionId: sectionId, mockExamQuestionIds: [...ids] })}
      />
    </>
  );
}

interface AskedProps {
  readonly question: Question;
  readonly type: string;
  readonly onChoose: (questionId: string) => void;
}

function Asked({ question, type, onChoose }: AskedProps) {
  const { mockExamQuestionId: id, mockExamQuestionText: text, mockExamQuestionNumber: number } = question;
  const { mockExamQuestionImage, answerImage, options } = question;
  return (
    <>
      <button type="button" className="link-button question-asked" onClick={() => onChoose(id)}>
        {text === '' ? <span className="soft">Question {number}, without words</span> : <Markup source={text} />}
      </button>
      <span className="small soft">{type}</span>
      {mockExamQuestionImage && <span className="authoring-tag">picture</span>}
      {options.some(({ picture }) => picture) && <span className="authoring-tag">pictures to choose from</span>}
      {answerImage && <span className="authoring-tag">answer picture</span>}
    </>
  );
}

function typeWords({ drawnFrom }: Question, titles: Titles): string {
  return drawnFrom ? `${titles.type(drawnFrom.questionType)}, level ${drawnFrom.level}` : 'Written here';
}

function Key({ question: { correctAnswer } }: { readonly question: Question }) {
  if (correctAnswer === '') return <span className="soft">–</span>;
  return <b className="key-letter">{correctAnswer}</b>;
}

/** What has to be put right goes before what is only odd. */
function worstOf(findings: readonly Finding[], questionId: string): Finding | undefined {
  const its = findings.filter(({ about, id }) => about === 'question' && id === questionId);
  return its.find(isMust) ?? its[0];
}

function Said({ finding }: { readonly finding: Finding | undefined }) {
  if (finding === undefined) return null;
  return (
    <span className={isMust(finding) ? 'small is-must' : 'small is-odd'} title={finding.sentence}>
      <span aria-hidden="true">{isMust(finding) ? '■ ' : '▲ '}</span>
      {findingWords(finding.code)}
    </span>
  );
}
