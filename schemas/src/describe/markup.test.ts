import { describe, expect, it } from '@jest/globals';
import { processorTime, slowness } from '../testing/processor-time';
import { parseMarkup, plainText, type MarkupNode } from './markup';

const text = (words: string): MarkupNode => ({ kind: 'text', text: words });
const bold = (words: string): MarkupNode => ({ kind: 'bold', text: words });
const power = (raised: string): MarkupNode => ({ kind: 'power', text: raised });
const fraction = (numerator: string, denominator: string): MarkupNode => ({ kind: 'fraction', numerator, denominator });
const lineBreak: MarkupNode = { kind: 'line-break' };

describe('markup', () => {
  it.each<[string, MarkupNode[]]>([
    ['', []],
    ['plain', [text('plain')]],
    ['7**2', [text('7'), power('2')]],
    ['10**n', [text('10'), power('n')]],
    ['(3 + 4)**2', [text('(3 + 4)'), power('2')]],
    ['□**2 + 9', [text('□'), power('2'), text(' + 9')]],
    ['20 cm**', [text('20 cm'), power('2')]],
    ['20 cm**.', [text('20 cm'), power('2'), text('.')]],
    ['20 cm**3', [text('20 cm'), power('3')]],
    ['7**2**', [text('7'), power('2')]],
    ['**', [text('**')]],
    ['**2', [text('**2')]],
    ['a ** b', [text('a ** b')]],
    ['storm**', [text('storm**')]],
    ['**bold words', [text('**bold words')]],
    ['It was **cold**.', [text('It was '), bold('cold'), text('.')]],
    ['**Cold** and **very wet**', [bold('Cold'), text(' and '), bold('very wet')]],
    ['“**a**” is 3**2', [text('“'), bold('a'), text('” is 3'), power('2')]],
    ['** cold ** or **cold', [text('** cold ** or **cold')]],
    ['5 cm** and 6 cm**', [text('5 cm'), power('2'), text(' and 6 cm'), power('2')]],
    ['**one||two**', [text('**one'), lineBreak, text('two**')]],
    ['****', [text('****')]],
    ['@@3/4', [fraction('3', '4')]],
    ['@@3/4@@ of 12', [fraction('3', '4'), text(' of 12')]],
    ['@@1/2@@3/4', [fraction('1', '2'), fraction('3', '4')]],
    ['2@@1/3 m', [text('2'), fraction('1', '3'), text(' m')]],
    ['@@□/12', [fraction('□', '12')]],
    ['What is half of @@1/5?', [text('What is half of '), fraction('1', '5'), text('?')]],
    ['@@1/0', [text('@@1/0')]],
    ['@@ 1', [text('@@ 1')]],
    ['3/4', [text('3/4')]],
    ['one\ntwo', [text('one'), lineBreak, text('two')]],
    ['one\r\ntwo', [text('one'), lineBreak, text('two')]],
    ['one\\ntwo', [text('one'), lineBreak, text('two')]],
    ['one||two', [text('one'), lineBreak, text('two')]],
    ['one||p||two', [text('one'), { kind: 'paragraph-break' }, text('two')]],
    ['a|b', [text('a|b')]],
    ['<b>&amp;</b>', [text('<b>&amp;</b>')]],
  ])('reads %j', (source, tree) => {
    expect(parseMarkup(source)).toEqual(tree);
  });

  it('reads the lines of a solution as items, with either form of line break', () => {
    const tree: MarkupNode[] = [
      { kind: 'bullet', children: [{ kind: 'text', text: '4 ÷ 2 = 2' }] },
      {
        kind: 'bullet',
        children: [
          { kind: 'text', text: 'Answer: ' },
          { kind: 'fraction', numerator: '1', denominator: '2' },
        ],
      },
    ];
    expect(parseMarkup('• 4 ÷ 2 = 2\n• Answer: @@1/2')).toEqual(tree);
    expect(parseMarkup('• 4 ÷ 2 = 2\\n• Answer: @@1/2')).toEqual(tree);
    expect(parseMarkup('•4 ÷ 2 = 2•Answer: @@1/2')).toEqual(tree);
  });

  it('takes the line after the last item as a line of its own', () => {
    expect(parseMarkup('Steps\n• one\nDone')).toEqual([
      text('Steps'),
      { kind: 'bullet', children: [{ kind: 'text', text: 'one' }] },
      text('Done'),
    ]);
  });

  it.each(['groups', 'options', 'parts'] as const)('reads bars as the edge of %s', (between) => {
    expect(parseMarkup('The dogs bowl||was empty', between)).toEqual([
      text('The dogs bowl'),
      { kind: 'separator', between },
      text('was empty'),
    ]);
  });

  it('says the same in plain text', () => {
    expect(plainText(parseMarkup('It was **cold**.'))).toBe('It was cold.');
    expect(plainText(parseMarkup('2@@1/3 m**2 and 10**n'))).toBe('2 1/3 m² and 10^n');
    expect(plainText(parseMarkup('• one\n• two'))).toBe('one\n\ntwo');
  });

  it('gives a tree for any string and loses no other character', () => {
    const pieces = ['**', '@@', '||', '||p||', '•', '\n', '\\n', '1', '/', '0', 'p', 'cm', '<', '😀', '\u0000'];
    let state = 1;
    const next = () => (state = (state * 48271) % 2147483647);
    for (let round = 0; round < 2000; round += 1) {
      const source = Array.from({ length: next() % 12 }, () => pieces[next() % pieces.length]).join('');
      expect(plainText(parseMarkup(source, 'groups')).split('😀')).toHaveLength(source.split('😀').length);
    }
  });

  it.each(['**', '@@', '||', '•', '@@1/', '7**', '•\n', 'cm**', '|', '@@1/2@@', ' '])(
    'reads 100 KB of %j in at most 100 ms of the processor’s time',
    (piece) => {
      const source = piece.repeat(Math.ceil(100_000 / piece.length));
      // The quickest of five: a process also compiles and clears up, and what grows too fast does so each time.
      const times = Array.from({ length: 5 }, () => processorTime(() => parseMarkup(source)));
      expect(Math.min(...times)).toBeLessThanOrEqual(100 * slowness());
    },
  );
});
