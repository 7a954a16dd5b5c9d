import './table-tools.css';

const drawings = {
  again: 'M13 8a5 5 0 1 1-1.6-3.7M13 2.5v3h-3',
  rows: 'M2 4h12M2 8h12M2 12h12',
  columns: 'M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10',
};

// The library's own are pictures without a name, which no key reaches: a press on what stands in them reaches them.
const tool = (name: string, drawing: keyof typeof drawings) => (
  <button type="button" className="table-tool" aria-label={name}>
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={drawings[drawing]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  </button>
);

/** The tools above a staff table, each a button with a name. */
export const tableTools = (reload: () => void) => ({
  reload,
  density: true,
  fullScreen: false,
  reloadIcon: tool('Load the table again', 'again'),
  densityIcon: tool('How close the rows stand', 'rows'),
  setting: { settingIcon: tool('Choose the columns', 'columns') },
});
