import { Link } from 'react-router-dom';
import { ProblemNote } from '../../../../parts/page/shown';
import { sectionAddress, useOpenForm } from '../addresses';
import { useOrderSections, type Section } from '../api';
import { RowActs } from '../frame/row-acts';
import { OrderedTable, type OrderedColumn } from '../ordering/ordered-table';
import { subjectWords } from './section-values';

interface SectionTableProps {
  readonly examId: string;
  readonly sections: readonly Section[];
}

/** The sections of a paper, in their order. */
export function SectionTable({ examId, sections }: SectionTableProps) {
  const { run, problem } = useOrderSections();
  const { open } = useOpenForm();
  const columns: readonly OrderedColumn<Section>[] = [
    {
      title: 'Name',
      cell: ({ mockExamSectionId, sectionName }) => <Link to={sectionAddress(mockExamSectionId)}>{sectionName}</Link>,
    },
    { title: 'Subject', cell: ({ subject }) => subjectWords[subject] },
    { title: 'Minutes', look: 'of-number', cell: ({ sectionDuration }) => sectionDuration ?? '–' },
    { title: 'Questions', look: 'of-number', cell: ({ questions }) => questions },
    { title: 'Has', cell: (section) => <span className="soft">{partsOf(section).join(', ')}</span> },
    {
      title: 'Change',
      look: 'of-acts',
      cell: ({ mockExamSectionId: id, sectionName, sectionImage, exampleImage }) => (
        <RowActs
          name={sectionName}
          acts={[
            ['Edit', () => open('edit-section', id)],
            [sectionImage || exampleImage ? 'Pictures' : 'Add picture', () => open('pictures', id)],
            ['Delete', () => open('delete-section', id)],
          ]}
        />
      ),
    },
  ];
  return (
    <>
      {problem && <ProblemNote problem={problem} undone="The sections stand in the order in which they did." />}
      <OrderedTable
        label="Sections"
        rows={sections}
        idOf={({ mockExamSectionId }) => mockExamSectionId}
        nameOf={({ sectionName }) => sectionName}
        columns={columns}
        onOrder={(mockExamSectionIds) => run({ mockExamId: examId, mockExamSectionIds: [...mockExamSectionIds] })}
      />
    </>
  );
}

/** What stands beside the questions. */
const partsOf = ({ passage, tableData, sectionImage, exampleText, exampleImage }: Section): string[] => [
  ...(passage === '' ? [] : ['text']),
  ...(tableData === '' ? [] : ['table']),
  ...(sectionImage ? ['picture'] : []),
  ...(exampleText === '' && !exampleImage ? [] : ['example']),
];
