type Switch = boolean | 'true' | 'false' | undefined;
const isNo = (said: Switch): boolean => said === false || said === 'false';

interface ToldOfSection {
  readonly target?: 'section' | 'example' | undefined;
  readonly isSectionImage?: Switch;
}

/** Which picture of a section is meant: as it is named, or as older clients say it. */
export const targetOfSection = ({ target, isSectionImage }: ToldOfSection) =>
  target ?? (isNo(isSectionImage) ? 'example' : 'section');

interface ToldOfQuestion {
  readonly target?: 'question' | 'answer' | 'option' | undefined;
  readonly isQuestion?: Switch;
  readonly option?: number | string | undefined;
}

/** Which picture of a question is meant. */
export const targetOfQuestion = ({ target, isQuestion, option = 0 }: ToldOfQuestion) => ({
  target: target ?? (isNo(isQuestion) ? ('answer' as const) : ('question' as const)),
  option: Number(option),
});
