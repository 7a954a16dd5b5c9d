import { Input } from 'antd';

interface FindInListProps {
  /** What is looked through: "Search the list by a child’s name". */
  readonly label: string;
  /** Told with each letter. */
  readonly onFind: (typed: string) => void;
}

/** The search above a staff table whose rows have all come. */
export function FindInList({ label, onFind }: FindInListProps) {
  return (
    <Input.Search
      aria-label={label}
      placeholder="Search this list"
      allowClear
      maxLength={100}
      onChange={({ target }) => onFind(target.value)}
    />
  );
}
