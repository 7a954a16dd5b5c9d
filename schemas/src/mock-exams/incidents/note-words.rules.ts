/** What families read of notes that were put on a report, or taken off it, since it was made before: one sentence for each. */
export function noteReasons(before: readonly string[], now: readonly string[]): string[] {
  const added = now.filter((note) => !before.includes(note));
  const gone = before.filter((note) => !now.includes(note));
  return [
    ...added.map((note) => `A note about the exam was put on the report: “${note}”`),
    ...gone.map((note) => `A note was taken off the report: “${note}”`),
  ];
}
