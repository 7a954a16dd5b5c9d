import { unknownWords, type WordList } from '../words/words';

const shortest = 25; // characters: anything less only repeats the key
const longest = 320; // characters: what a child reads before the next question
const longestLetterString = 3; // `ei` or `ous` is talked about, not misspelt

export function checkExplanation(explanation: string, list: WordList): string[] {
  return [...checkLength(explanation), ...checkSpelling(explanation, list)];
}

function checkLength(explanation: string): string[] {
  if (explanation.length < shortest) return ['The explanation is too short to help a child.'];
  if (explanation.length > longest) return [`The explanation is longer than ${longest} characters.`];
  return /[.!?]["')]?$/.test(explanation) ? [] : ['The explanation does not end with a full stop.'];
}

/** Quoted words, endings such as `-ance` and words cut up as `oc-ca-sion` are examples, so they are left out. */
function checkSpelling(explanation: string, list: WordList): string[] {
  const prose = explanation.replace(/"[^"]*"|\p{L}*(?:-\p{L}+)+/gu, ' ');
  return unknownWords(prose, list)
    .filter((word) => word.length > longestLetterString)
    .map((word) => `"${word}" in the explanation is not in the dictionary.`);
}
