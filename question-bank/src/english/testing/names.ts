/** First names, surnames and places of the bank that the dictionary does not hold. */
export const names: readonly string[] = [
  'Amara',
  'Deepak',
  'Grandad',
  'Kofi',
  'Mohammed',
  'Okafor',
  'Priya',
  'Sanjay',
  'Yusuf',
];
