import { keyLetters, type GroupedItem } from '../../english-item';

/** The words of a sentence with their marks, as printed. */
const tokensOf = (text: string): string[] => text.split(/ |(?<=-)/); // a hyphen ends a word, so a missing one changes one word only

export interface ChangedToken {
  shown: string;
  correct: string;
  /** The letter of the group that holds it. */
  group: string;
  /** Place in the sentence, from 0. */
  place: number;
}

/** Words that differ between the groups as shown and the correct sentence; nothing when the counts of words differ. */
export function changedTokens(item: GroupedItem): ChangedToken[] | undefined {
  const correct = tokensOf(item.correctSentence);
  const shown = item.groups.flatMap((group, index) =>
    tokensOf(group).map((token) => ({ token, group: keyLetters[index] ?? 'E' })),
  );
  if (shown.length !== correct.length) return undefined;
  return shown.flatMap(({ token, group }, place) => {
    const right = correct[place] ?? '';
    return token === right ? [] : [{ shown: token, correct: right, group, place }];
  });
}

/** The four groups are the sentence, and exactly one word of the keyed group differs from the correct sentence. */
export function checkGroups(item: GroupedItem): string[] {
  const reasons: string[] = [];
  if (item.groups.join(' ') !== item.text) reasons.push('The four groups do not join to the text.');
  const changed = changedTokens(item);
  if (!changed) return [...reasons, 'The text and the correct sentence have different numbers of words.'];
  return [...reasons, ...(item.key === 'E' ? checkNothingChanged(item, changed) : checkOneChanged(item, changed))];
}

const checkNothingChanged = (item: GroupedItem, changed: readonly ChangedToken[]): string[] => [
  ...(changed.length > 0 ? ['The key is E (no mistake), but the text differs from the correct sentence.'] : []),
  ...(item.ruleTag === 'no-mistake' ? [] : ['The key is E, so the rule tag should be no-mistake.']),
];

function checkOneChanged(item: GroupedItem, changed: readonly ChangedToken[]): string[] {
  if (changed.length !== 1) return [`${changed.length} words differ from the correct sentence; exactly one should.`];
  return changed[0]?.group === item.key
    ? []
    : [`The mistake is in group ${changed[0]?.group ?? '?'}, but the key is ${item.key}.`];
}
