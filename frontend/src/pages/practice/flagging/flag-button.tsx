/** The flag of a question: filled once it has been flagged. */
export function FlagButton({ flagged, onFlag }: { readonly flagged: boolean; readonly onFlag: () => void }) {
  return (
    <button type="button" className="btn pale" onClick={onFlag}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path
          d="M5 18V3h10l-2.5 4L15 11H5"
          fill={flagged ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      {flagged ? 'Flagged' : 'Flag'}
    </button>
  );
}
