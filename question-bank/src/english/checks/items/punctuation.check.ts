import type { GroupedItem } from '../../english-item';
import { editDistance } from '../words/edit-distance';
import { changedTokens, checkGroups, type ChangedToken } from './groups.check';
import { checkSentence } from './sentence.check';
import { unknownWords, withoutCase, type WordList } from '../words/words';

export function checkPunctuation(item: GroupedItem, list: WordList): string[] {
  const unknown = unknownWords(item.correctSentence, list);
  return [
    ...checkSentence(item.correctSentence),
    ...checkGroups(item),
    ...unknown.map((word) => `"${word}" in the correct sentence is not in the dictionary.`),
    ...(bare(item.text) === bare(item.correctSentence) ? [] : ['The letters differ; only marks and capitals may.']),
    ...(changedTokens(item) ?? []).flatMap((changed) => checkEdit(changed, item)),
  ];
}

/** Letters and digits alone, so that what is left of two sentences differs only by more than marks and capitals. */
const bare = (text: string): string => withoutCase(text).replace(/[^\p{L}\p{N}]/gu, '');

function checkEdit(changed: ChangedToken, item: GroupedItem): string[] {
  const reasons: string[] = [];
  const edits = editDistance(changed.shown, changed.correct);
  if (edits !== 1)
    reasons.push(`"${changed.shown}" differs from "${changed.correct}" by ${edits} marks; exactly one may.`);
  if (isCommaEdit(changed)) reasons.push(...checkCommaIsNeeded(changed, item));
  return reasons;
}

const isCommaEdit = ({ shown, correct }: ChangedToken): boolean =>
  shown !== correct && shown.replace(',', '') === correct.replace(',', '');

/** Careful writers differ about these commas, so no child should lose a mark for one. */
function checkCommaIsNeeded({ place }: ChangedToken, item: GroupedItem): string[] {
  const words = item.correctSentence.split(' ');
  const next = withoutCase(words[place + 1] ?? '');
  if (joiningWords.has(next)) return [`The comma before "${next}" is optional, so it cannot be the mistake.`];
  const opening = withoutCase(words[0] ?? '');
  const earlier = words.slice(0, place).some((word) => word.endsWith(','));
  return openingWords.has(opening) && !earlier
    ? [
        `The comma after the opening phrase "${words.slice(0, place + 1).join(' ')}" is optional, so it cannot be the mistake.`,
      ]
    : [];
}

const joiningWords = new Set(['and', 'or', 'nor', 'but', 'so', 'yet', 'because', 'then', 'too']);

const openingWords = new Set(
  (
    'about above across after afterwards along although among around as at because before behind below beneath beside ' +
    'between beyond by despite during eventually every finally for from if in inside instead into last later luckily ' +
    'meanwhile near next now off often on once one opposite outside over sadly since slowly sometimes soon suddenly ' +
    'then though through throughout to today tomorrow towards under unless until up when whenever where while with ' +
    'within without yesterday'
  ).split(' '),
);
