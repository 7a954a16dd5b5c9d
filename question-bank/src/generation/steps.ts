/** Steps of a solution that are taken only in some questions. */
export const when = (holds: boolean, ...steps: string[]): string[] => (holds ? steps : []);
