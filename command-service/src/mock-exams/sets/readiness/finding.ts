import type { Static } from 'typebox';
import type { Finding as FindingSchema } from 'schemas/mock-exams/sets/set.contract';

/** What is missing or odd, with what it is about. */
export type Finding = Static<typeof FindingSchema>;

type Words = readonly [code: string, sentence: string];
type About = Pick<Finding, 'about' | 'id'>;

export const must = (about: About, [code, sentence]: Words): Finding => ({
  severity: 'must',
  code,
  sentence,
  ...about,
});
export const odd = (about: About, [code, sentence]: Words): Finding => ({ severity: 'odd', code, sentence, ...about });

/** Those that are so. */
export const those = (...findings: readonly (readonly [isSo: boolean, Finding])[]): Finding[] =>
  findings.flatMap(([isSo, finding]) => (isSo ? [finding] : []));
