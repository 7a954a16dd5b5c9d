const fewestWords = 6;
const mostWords = 30;

/** A sentence to be read: a capital, an end mark, and a length that a child keeps in mind. */
export function checkSentence(sentence: string): string[] {
  const reasons: string[] = [];
  const length = sentence.split(' ').length;
  if (!/^["'(]?\p{Lu}/u.test(sentence)) reasons.push('The sentence does not start with a capital letter.');
  if (!/[.!?]["')]?$/.test(sentence)) reasons.push('The sentence does not end with a mark.');
  if (length < fewestWords || length > mostWords)
    reasons.push(`The sentence has ${length} words; ${fewestWords} to ${mostWords} are allowed.`);
  return reasons;
}
