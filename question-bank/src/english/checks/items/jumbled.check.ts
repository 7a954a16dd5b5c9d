import { optionAt, type JumbledItem } from '../../english-item';
import { exchanged, orderText } from '../../jumbled-orders';
import { isOneSentence, looseText } from '../../jumbled-source';
import { unknownWords, type WordList } from '../words/words';

export function checkJumbled(item: JumbledItem, list: WordList): string[] {
  const key = optionAt(item.options, item.key);
  return [
    ...checkPieces(item, list),
    ...item.options.filter((option) => !isOrder(option)).map((option) => `"${option}" is not an order of 1 to 5.`),
    ...checkOneValid(item, key),
    ...checkTemptations(item.options, readOrder(key)),
    ...checkExplanation(item),
  ];
}

/** The pieces of one sentence have lost their capital and their stop. */
function checkExplanation({ pieces, explanation }: JumbledItem): string[] {
  const points = /capital|full stop/i.exec(explanation)?.[0];
  return points !== undefined && isOneSentence(pieces)
    ? [`The explanation points to a ${points.toLowerCase()} that no piece shows.`]
    : [];
}

const readOrder = (option: string): number[] => option.split(' ').map(Number);

const isOrder = (option: string): boolean => orderText(readOrder(option).sort()) === '1 2 3 4 5';

function checkPieces({ pieces, text, correctSentence, options, key }: JumbledItem, list: WordList): string[] {
  const inOrder = readOrder(optionAt(options, key)).map((number) => pieces[number - 1] ?? '');
  const texts = isOneSentence(pieces) ? [correctSentence, looseText(correctSentence)] : [correctSentence];
  const numbered = pieces.map((piece, place) => `${place + 1} ${piece}`).join('\n');
  return [
    ...(new Set(pieces).size < pieces.length ? ['Two pieces are the same.'] : []),
    ...(numbered === text ? [] : ['The text is not the five pieces with their numbers.']),
    ...(texts.includes(inOrder.join(' ')) ? [] : ['The key does not put the pieces into the correct text.']),
    // A name that begins the sentence would lose its capital.
    ...unknownWords([correctSentence, ...pieces].join(' '), list).map((word) => `"${word}" is not in the dictionary.`),
  ];
}

function checkOneValid({ options, validOrders }: JumbledItem, key: string): string[] {
  if (!validOrders.includes(key)) return ['The key is not among the orders that the author calls valid.'];
  const alsoRight = options.filter((option) => option !== key && validOrders.includes(option));
  return alsoRight.map((option) => `The order ${option} reads as sense too.`);
}

/** The mistakes that children make: two neighbours the wrong way round, or the end put first. */
function checkTemptations(options: readonly string[], right: readonly number[]): string[] {
  const neighbours = [0, 1, 2, 3].map((place) => orderText(exchanged(right, place, place + 1)));
  return [
    ...(options.some((option) => neighbours.includes(option)) ? [] : ['No option exchanges two neighbours.']),
    ...(options.includes(orderText(exchanged(right, 0, 4))) ? [] : ['No option exchanges the first and the last.']),
  ];
}
