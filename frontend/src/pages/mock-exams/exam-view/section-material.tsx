import { useState } from 'react';
import type { PaperSection } from 'schemas/mock-exams/paper';
import { Markup } from '../../../parts/question/markup';
import { PassageText } from '../../../parts/question/passage';
import type { ExamHandlers } from './exam-handlers';
import { Enlarge, PaperPicture, type PictureSource } from './paper-picture';

interface SectionProps {
  readonly section: PaperSection;
  readonly source: PictureSource | undefined;
}

const isWritten = (passage: PaperSection['passage']): passage is string => passage !== undefined && passage !== '';
const isFilled = (table: PaperSection['table']): table is string[][] => table !== undefined && table.length > 0;

/** Whether a section has something that its questions are about. */
export const hasMaterial = ({ passage, table, picture }: PaperSection): boolean =>
  isWritten(passage) || isFilled(table) || picture !== undefined;

interface FoldedProps extends SectionProps, Pick<ExamHandlers, 'onFold'> {
  /** Whether it is hidden; undefined where nobody but this keeps that. */
  readonly folded: boolean | undefined;
}

/** What the questions of a section are about: it stays where it was scrolled to from question to question. */
export function SectionMaterial({ section, source, folded, onFold }: FoldedProps) {
  const [wasFolded, setFolded] = useState(false);
  const isFolded = folded ?? wasFolded;
  const kind = kindOf(section);
  const fold = () => {
    setFolded(!isFolded);
    onFold?.(section.sectionId, !isFolded);
  };
  return (
    <section className={isFolded ? 'exam-material folded' : 'exam-material'} aria-label={`The ${kind}`}>
      <button type="button" className="exam-fold" aria-expanded={!isFolded} onClick={fold}>
        {isFolded ? `Show the ${kind}` : `Hide the ${kind}`}
      </button>
      <div className="exam-material-body" tabIndex={0} role="group" aria-label={`The ${kind}, to scroll`}>
        <Material section={section} source={source} />
      </div>
    </section>
  );
}

function kindOf({ passage, table }: PaperSection): string {
  if (isWritten(passage)) return 'passage';
  return isFilled(table) ? 'table' : 'picture';
}

function Material({ section: { passage, table, picture, name }, source }: SectionProps) {
  return (
    <>
      {picture && (
        <>
          <PaperPicture picture={picture} source={source} />
          <Enlarge pictures={[{ letter: '', picture }]} source={source} />
        </>
      )}
      {isFilled(table) && <MaterialTable rows={table} name={name} />}
      {isWritten(passage) && <Passage text={passage} />}
    </>
  );
}

/** A title may stand above the text, as the bank's passages have it: a short first paragraph of one line. */
function Passage({ text }: { readonly text: string }) {
  const [title = '', ...rest] = text.split('||p||');
  const isTitled = rest.length > 0 && title.length <= LONGEST_TITLE && !title.includes('||') && !/[.!?]$/.test(title);
  const passage = {
    passageId: '',
    title: isTitled ? title : '',
    description: '',
    text: isTitled ? rest.join('||p||') : text,
  };
  return <PassageText passage={passage} />;
}

const LONGEST_TITLE = 80;

interface MaterialTableProps {
  readonly rows: readonly (readonly string[])[];
  readonly name: string;
}

function MaterialTable({ rows, name }: MaterialTableProps) {
  const [heads = [], ...others] = rows;
  return (
    <div className="exam-table">
      <table>
        <caption className="read-aloud">{name}</caption>
        <thead>
          <tr>
            {heads.map((head, n) => (
              <th key={n} scope="col">
                <Markup source={head} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {others.map((row, n) => (
            <tr key={n}>
              {row.map((cell, m) => (
                <td key={m}>
                  <Markup source={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface GuideProps extends SectionProps {
  /** Unfolded where the section begins. */
  readonly isOpen: boolean;
}

/** What to do in a section, and its worked example. */
export function SectionGuide({ section: { instructions, example }, source, isOpen }: GuideProps) {
  if (instructions === '' && !example) return null;
  return (
    <details className="exam-guide" open={isOpen}>
      <summary>{example ? 'What to do, and an example' : 'What to do in this section'}</summary>
      {instructions !== '' && (
        <p>
          <Markup source={instructions} />
        </p>
      )}
      {example && (
        <div className="exam-example">
          <b>Example</b>
          <Example example={example} source={source} />
        </div>
      )}
    </details>
  );
}

interface ExampleProps extends Pick<SectionProps, 'source'> {
  readonly example: NonNullable<PaperSection['example']>;
}

/** What is asked, the picture that it is about, and only then the steps: nobody reads them before they have seen it. */
function Example({ example: { text, picture }, source }: ExampleProps) {
  const [asked = '', ...steps] = text.split('||p||');
  return (
    <>
      <p>
        <Markup source={asked} />
      </p>
      {picture && <PaperPicture picture={picture} source={source} />}
      {steps.length > 0 && (
        <p>
          <Markup source={steps.join('||p||')} />
        </p>
      )}
    </>
  );
}
