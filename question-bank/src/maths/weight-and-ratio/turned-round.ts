import type { NamedSlip } from '../../generation/question-type';

/** What comes out for somebody who takes the two parts of a ratio the other way round. */
export const turnedRound = (answer: string, wrote: string, tells: string): NamedSlip => ({
  key: 'ratio-turned-round',
  answer,
  wrote,
  tells: `It looks as if you took the ratio the other way round. ${tells}`,
});
