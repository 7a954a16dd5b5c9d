import { Link } from 'react-router-dom';
import { ProblemNote } from '../../../../parts/page/shown';
import { examAddress, useOpenForm } from '../addresses';
import { useOrderExams, type Exam } from '../api';
import { RowActs } from '../frame/row-acts';
import { OrderedTable, type OrderedColumn } from '../ordering/ordered-table';

interface ExamTableProps {
  readonly setId: string;
  readonly exams: readonly Exam[];
}

/** The papers of a set, in the order in which they are sat. */
export function ExamTable({ setId, exams }: ExamTableProps) {
  const { run, problem } = useOrderExams();
  const { open } = useOpenForm();
  const columns: readonly OrderedColumn<Exam>[] = [
    { title: 'Name', cell: ({ mockExamId, examName }) => <Link to={examAddress(mockExamId)}>{examName}</Link> },
    { title: 'Minutes', look: 'of-number', cell: ({ examDurationInMinutes }) => examDurationInMinutes },
    { title: 'Sections', look: 'of-number', cell: ({ sections }) => sections },
    { title: 'Questions', look: 'of-number', cell: ({ questions }) => questions },
    {
      title: 'Change',
      look: 'of-acts',
      cell: ({ mockExamId, examName }) => (
        <RowActs
          name={examName}
          acts={[
            ['Edit', () => open('edit-exam', mockExamId)],
            ['Delete', () => open('delete-exam', mockExamId)],
          ]}
        />
      ),
    },
  ];
  return (
    <>
      {problem && <ProblemNote problem={problem} undone="The exams stand in the order in which they did." />}
      <OrderedTable
        label="Exams"
        rows={exams}
        idOf={({ mockExamId }) => mockExamId}
        nameOf={({ examName }) => examName}
        columns={columns}
        onOrder={(mockExamIds) => run({ mockExamSetId: setId, mockExamIds: [...mockExamIds] })}
      />
    </>
  );
}
