import type { LearnerQuestion } from 'schemas/questions/question';
import { choiceLayoutOf } from './choice-face';
import { Markup } from './markup';
import './stem.css';

interface StemProps {
  readonly question: LearnerQuestion;
  /** Where the choices do not stand below it: the sentence whose groups they are is told here. */
  readonly withoutChoices?: boolean;
}

/** What is asked, as it stands above the choices or the box. */
export function Stem({ question, withoutChoices = false }: StemProps) {
  const { subject, prompt, questionType } = question;
  if (subject !== 'english') return <PromptLines source={prompt} />;
  // What to do, and in a paragraph of its own with what.
  const [lead = '', ...matter] = prompt.split('||p||');
  const isInChoices = choiceLayoutOf(question) === 'groups' && !withoutChoices;
  return (
    <>
      <Markup source={lead} />
      {matter.length > 0 && !isInChoices && <Matter type={questionType} source={matter.join('||p||')} />}
    </>
  );
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The alphabet, where a question prints it, stands by itself and wide enough to count along; `(4 [11] 7)` is never torn. */
export function PromptLines({ source }: { readonly source: string }) {
  const whole = source.replace(/\([^()]*\[[^()]*\)/g, (group) => group.replaceAll(' ', '\u00a0'));
  const [before = '', after] = whole.split(alphabet);
  if (after === undefined) return <Markup source={whole} />;
  return (
    <>
      <Markup source={before.trimEnd()} />
      <span className="alphabet">
        <span>{alphabet.slice(0, 13)}</span>
        <span>{alphabet.slice(13)}</span>
      </span>
      <Markup source={after.trimStart()} />
    </>
  );
}

function Matter({ type, source }: { readonly type: string; readonly source: string }) {
  switch (type) {
    case 'jumbled-sentences':
      return <Pieces source={source} />;
    case 'shuffled-sentences':
      return <span className="loose-words">{source}</span>;
    default:
      return (
        <span className="matter">
          <Markup source={source} />
        </span>
      );
  }
}

/** The numbered pieces of a text that is to be put in order, each on its line. */
export function Pieces({ source }: { readonly source: string }) {
  return (
    <ol className="pieces">
      {source.split('\n').map((piece) => (
        <li key={piece}>{piece.replace(/^\d\s*/, '')}</li>
      ))}
    </ol>
  );
}
