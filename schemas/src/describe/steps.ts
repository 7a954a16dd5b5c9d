/** The lines of a solution: they stand apart by a newline or the two characters `\n`, each with a bullet. */
export function stepsIn(solution: string): string[] {
  return solution
    .split(/\\n|\r?\n|(?=•)/)
    .map((line) => line.replace(/^\s*•\s*/, '').trim())
    .filter((line) => line !== '');
}
