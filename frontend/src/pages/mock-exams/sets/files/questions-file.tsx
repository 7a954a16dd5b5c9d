import { useRef, useState, type ChangeEvent } from 'react';
import type { ReplyOf } from 'schemas/describe/contract';
import type { addQuestionsFromFile } from 'schemas/mock-exams/sets/csv.contract';
import { LONGEST_FILE, questionColumns } from 'schemas/mock-exams/sets/question-columns';
import { Dialog } from '../../../../parts/dialog/dialog';
import { ProblemNote } from '../../../../parts/page/shown';
import { counted } from '../../../../parts/words';
import { useAddFromFile, useTakeQuestions } from './api';

interface QuestionsFileProps {
  readonly sectionId: string;
  readonly sectionName: string;
  readonly questions: number;
  readonly onClose: () => void;
}

type Read = ReplyOf<typeof addQuestionsFromFile>;

interface Chosen {
  readonly name: string;
  readonly csv: string;
  readonly read: Read;
}

/** The questions of a section as a spreadsheet has them: taken out, and added from one. */
export function QuestionsFile({ sectionId, sectionName, questions, onClose }: QuestionsFileProps) {
  const taking = useTakeQuestions(sectionId, sectionName);
  return (
    <Dialog title="Questions as a file" open onClose={onClose} end="Close">
      {questions > 0 && (
        <div className="form">
          <p>
            {counted(questions, 'question')} with keys and explanations; pictures stay here. Do not leave it where a
            child finds it.
          </p>
          <button type="button" className="btn pale" aria-disabled={taking.busy} onClick={() => void taking.take()}>
            {taking.busy ? 'One moment…' : 'Export CSV'}
          </button>
          {taking.problem && <ProblemNote problem={taking.problem} undone="No file was made." />}
        </div>
      )}
      <h3>Add questions from a CSV file</h3>
      <AddFromFile sectionId={sectionId} questions={questions} onClose={onClose} />
    </Dialog>
  );
}

/** What becomes of numbers that the section has. */
const onTakenWords = [
  ['replace', 'Replace the questions of these numbers'],
  ['after', 'Add them after the last one'],
] as const;
type OnTaken = (typeof onTakenWords)[number][0];

function AddFromFile({ sectionId, questions, onClose }: Omit<QuestionsFileProps, 'sectionName'>) {
  const { run, busy, problem } = useAddFromFile();
  const [chosen, setChosen] = useState<Chosen>();
  const [fault, setFault] = useState<string>();
  const [onTaken, setOnTaken] = useState<OnTaken>('replace');
  const input = useRef<HTMLInputElement>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    setChosen(undefined);
    setFault(undefined);
    if (file === undefined) return;
    const csv = await file.text();
    target.value = '';
    const unfit = unfitWords(file.name, csv);
    setFault(unfit);
    if (unfit === undefined) await check({ name: file.name, csv }, onTaken);
  };
  const check = async ({ name, csv }: Pick<Chosen, 'name' | 'csv'>, how: OnTaken) => {
    const read = await run({ mockExamSectionId: sectionId, csv, onTaken: how, checkOnly: true });
    if (read) setChosen({ name, csv, read });
  };
  const takeAs = (how: OnTaken) => {
    setOnTaken(how);
    if (chosen) void check(chosen, how);
  };
  const add = async ({ csv, name }: Chosen) => {
    const read = await run({ mockExamSectionId: sectionId, csv, onTaken });
    if (read?.kind === 'added') onClose();
    else if (read) setChosen({ name, csv, read });
  };
  return (
    <div className="form">
      <p className="small soft">
        Its first row names its columns: {questionColumns.join(', ')}; between them stand commas, semicolons or tabs.
        All rows are taken, or none.
      </p>
      {questions > 0 && (
        <fieldset className="one-of" disabled={busy}>
          <legend>Numbers that the section has already</legend>
          <div className="one-of-choices">
            {onTakenWords.map(([how, words]) => (
              <label key={how}>
                <input type="radio" name="on-taken" checked={onTaken === how} onChange={() => takeAs(how)} />
                <span>{words}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <input
        ref={input}
        type="file"
        className="read-aloud"
        tabIndex={-1}
        aria-label="CSV file"
        accept=".csv,text/csv"
        onChange={(event) => void choose(event)}
      />
      <button type="button" className="btn pale" aria-disabled={busy} onClick={() => input.current?.click()}>
        {busy ? 'One moment…' : 'Choose a CSV file'}
      </button>
      {fault !== undefined && (
        <p className="field-note wrong" role="alert">
          {fault}
        </p>
      )}
      {chosen && <ReadFile chosen={chosen} busy={busy} onAdd={() => void add(chosen)} />}
      {problem && <ProblemNote problem={problem} undone="No question was added or replaced." />}
    </div>
  );
}

/** Why a file is not even sent; undefined where it can be. A file that was opened and saved by a spreadsheet as something else is none. */
function unfitWords(name: string, text: string): string | undefined {
  // No text has a zero in it: pictures and workbooks have many.
  if (text.includes('\0'))
    return `${name} is not a text file. Save the questions as “CSV UTF-8”, and choose that file.`;
  if (text.trim() === '') return `${name} is empty.`;
  return text.length > LONGEST_FILE ? `${name} is too long for one section: it may have 200,000 letters.` : undefined;
}

interface ReadFileProps {
  readonly chosen: Chosen;
  readonly busy: boolean;
  readonly onAdd: () => void;
}

/** What was found in a file: its faults by row, or how many questions it would add. */
function ReadFile({ chosen: { name, read }, busy, onAdd }: ReadFileProps) {
  if (read.faults.length > 0)
    return (
      <div className="notice warn" role="status">
        <p>
          <b>
            {counted(read.faults.length, 'thing')} to mend in {name}; nothing has been added or replaced.
          </b>
        </p>
        <ul className="file-faults">
          {read.faults.map(({ row, sentence }, place) => (
            <li key={place}>
              Row {row}: {sentence}
            </li>
          ))}
        </ul>
      </div>
    );
  if (read.questions === 0) return <p role="status">There is no question in {name}.</p>;
  return (
    <>
      <p role="status" className="notice good">
        {name} can be read: {counted(read.questions, 'question')}.{' '}
        {read.replaced > 0 && 'What is replaced keeps its pictures and its history.'}
        {read.replaced + read.fresh === 0 && 'Each says what the section says already.'}
      </p>
      {read.replaced + read.fresh > 0 && (
        <button type="button" className="btn" aria-disabled={busy} onClick={busy ? undefined : onAdd}>
          {actWords(read)}
        </button>
      )}
    </>
  );
}

const actWords = ({ replaced, fresh }: Read): string =>
  [
    ...(replaced > 0 ? [`Replace ${counted(replaced, 'question')}`] : []),
    ...(fresh > 0 ? [`${replaced > 0 ? 'add' : 'Add'} ${counted(fresh, 'question')}`] : []),
  ].join(', ');
