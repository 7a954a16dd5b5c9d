import { useIsMarkedAlready } from '../../../client/answers/saved';
import { useWorksheet } from '../api';

/** Shown once an answer was refused because its worksheet had been marked, in another tab or on another device. */
export function MarkedAlready({ worksheetId }: { readonly worksheetId: string }) {
  const { again } = useWorksheet(worksheetId);
  if (!useIsMarkedAlready(worksheetId)) return null;
  return (
    <div className="notice warn" role="status">
      <p>
        <b>This worksheet has been marked already.</b>
      </p>
      <p>
        It was finished in another tab or on another device. What you answered there counts; this answer came after it.
      </p>
      <button type="button" className="btn low pale" onClick={again}>
        See its result
      </button>
    </div>
  );
}
