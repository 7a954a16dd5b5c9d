import { ProblemNote } from '../../../parts/page/shown';
import { useSheet, type Sheet } from './use-sheet';

const titles: Record<Sheet, string> = { questions: 'Worksheet (PDF)', answers: 'Answer sheet (PDF)' };

/** The two sheets of a worksheet, to print. */
export function OnPaper({ worksheetId }: { readonly worksheetId: string }) {
  const { fetchSheet, fetching, problem } = useSheet(worksheetId);
  return (
    <>
      <div className="row sheets">
        {(['questions', 'answers'] as const).map((sheet) => (
          <button
            key={sheet}
            type="button"
            className="btn pale"
            aria-disabled={fetching !== undefined}
            onClick={() => void fetchSheet(sheet)}
          >
            {fetching === sheet ? 'One moment…' : titles[sheet]}
          </button>
        ))}
      </div>
      {problem && <ProblemNote problem={problem} />}
    </>
  );
}
