import type { LearnerQuestion } from 'schemas/questions/question';
import { choiceLayoutOf } from './choice-face';
import { Markup } from './markup';
import './stem.css';

/** What is asked, as it stands above the choices or the box. */
export function Stem({ question }: { readonly question: LearnerQuestion }) {
  const { lead, matter } = partsOf(question);
  return (
    <>
      <Markup source={lead} />
      {matter !== '' && <Matter type={question.questionType} source={matter} />}
    </>
  );
}

/** English questions say what to do, and in a paragraph of its own with what; the groups of a sentence are its choices. */
function partsOf(question: LearnerQuestion): { readonly lead: string; readonly matter: string } {
  const { subject, prompt } = question;
  if (subject !== 'english') return { lead: prompt, matter: '' };
  const [lead = '', ...matter] = prompt.split('||p||');
  return { lead, matter: choiceLayoutOf(question) === 'groups' ? '' : matter.join('||p||') };
}

function Matter({ type, source }: { readonly type: string; readonly source: string }) {
  switch (type) {
    case 'jumbled-sentences':
      return (
        <ol className="pieces">
          {source.split('\n').map((piece) => (
            <li key={piece}>{piece.replace(/^\d\s*/, '')}</li>
          ))}
        </ol>
      );
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
