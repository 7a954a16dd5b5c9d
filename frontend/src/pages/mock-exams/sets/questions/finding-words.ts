/** What is said of a question beside it, in two or three words; the whole sentence stands in the readiness list. */
const words: Readonly<Record<string, string>> = {
  NothingAsked: 'nothing asked',
  OnlyPicture: 'no words',
  NoExplanation: 'no explanation',
  NoKey: 'no key',
  KeyNotThere: 'no such option',
  TooFewOptions: 'too few options',
  FewOptions: 'few options',
  BlankOption: 'empty option',
  TwinOptions: 'two right',
  SameAmount: 'same amount twice',
  SameAmountAsKey: 'key’s amount twice',
  NoAlt: 'picture not described',
  WidePicture: 'wide picture',
};

export const findingWords = (code: string): string => words[code] ?? 'look at it';
