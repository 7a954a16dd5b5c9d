const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A whole number below a million million in British words: one thousand and six, two million, one hundred and five. */
export function inWords(value: number): string {
  if (value < 1000) return belowThousand(value);
  const [size, name] = value < 1_000_000 ? ([1000, 'thousand'] as const) : ([1_000_000, 'million'] as const);
  const rest = value % size;
  const head = `${inWords(Math.floor(value / size))} ${name}`;
  if (rest === 0) return head;
  return rest < 100 ? `${head} and ${inWords(rest)}` : `${head}, ${inWords(rest)}`;
}

function belowThousand(value: number): string {
  if (value < 20) return small[value] ?? '';
  if (value < 100) return [tens[Math.floor(value / 10)], ...(value % 10 ? [small[value % 10]] : [])].join('-');
  const rest = value % 100;
  return `${small[Math.floor(value / 100)] ?? ''} hundred${rest ? ` and ${belowThousand(rest)}` : ''}`;
}
