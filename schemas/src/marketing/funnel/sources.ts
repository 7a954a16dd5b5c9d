/** The articles, by the last part of their address. */
export const articleNames = [
  '11plus-preparation',
  'the-cem-exams',
  'the-gl-exams',
  'importance-of-mock-exams',
  'parents-eleven-plus-playbook',
  'your-perfect-eleven-plus-school',
] as const;

/** What an address may name as the place that somebody came from; whatever else stands there is `other`. */
export const sourceNames = [
  ...articleNames,
  'landing',
  'free-11plus-resources',
  '11plus-mock-exams',
  'mailing-list',
  'search',
  'social',
  'direct',
  'other',
] as const;

export type ArticleName = (typeof articleNames)[number];
/** The name of ours that an address said, if it is one: an address can be made to say anything. */
export const sourceNamed = (said: string | undefined): (typeof sourceNames)[number] | undefined =>
  sourceNames.find((name) => name === said);

export type SourceName = (typeof sourceNames)[number];
