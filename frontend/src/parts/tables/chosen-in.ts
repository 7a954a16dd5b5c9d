/** What is ticked in a filter of a staff table, as the table tells it; null: everything is let through. */
export const chosenIn = (chosen: unknown): readonly string[] | null =>
  Array.isArray(chosen) && chosen.length > 0 ? chosen.map(String) : null;
