interface Table<Row> {
  /** Undefined while they are not known: then nothing is said about them. */
  readonly rows: readonly Row[] | undefined;
  /** Of all columns together, in px: a narrower window scrolls. */
  readonly width: number;
  readonly whyEmpty: string;
  /** The header leads out of the filters that have left nothing. */
  readonly isFiltered?: boolean;
}

/** The rows of a staff table, or why there are none: an empty one has nothing to scroll to, and nothing in it that takes the focus. */
export function tableRows<Row>({ rows, width, whyEmpty, isFiltered = false }: Table<Row>) {
  if (rows && rows.length > 0) return { dataSource: [...rows], scroll: { x: width } };
  const emptyText = <p className="soft">{rows && whyEmpty}</p>;
  return { dataSource: [], showHeader: isFiltered, locale: { emptyText } };
}
