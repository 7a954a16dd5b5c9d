import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { transformSync } from '@swc/core';
import { readSourceMap } from './source-map';

const sources = ['source-map.ts', 'stacks.ts'].map((name) => readFileSync(join(__dirname, name), 'utf8'));
const compiled = transformSync(sources.join('\n'), {
  filename: 'both.ts',
  sourceMaps: true,
  jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
});
const map = compiled.map ?? '{}';

it('finds what node finds, at every letter of a file', () => {
  const ours = readSourceMap(map, '/srv');
  const theirs = new SourceMap(JSON.parse(map) as SourceMapPayload);
  let compared = 0;
  for (const [line, text] of compiled.code.split('\n').slice(0, -1).entries())
    for (let column = 0; column < text.length; column += 1) {
      const entry = theirs.findEntry(line, column);
      // Before the first point of a line node answers with the last one of the line before.
      if (!('originalLine' in entry) || entry.generatedLine !== line) continue;
      const { originalSource, originalLine, originalColumn } = entry;
      expect(ours({ line: line + 1, column: column + 1 })).toEqual({
        file: `/srv/${originalSource}`,
        line: originalLine + 1,
        column: originalColumn + 1,
      });
      compared += 1;
    }
  expect(compared).toBeGreaterThan(2_000);
});

it('finds nothing behind the end of a file, nor of a map without points', () => {
  expect(readSourceMap(map, '/srv')({ line: 100_000, column: 1 })).toBeUndefined();
  expect(readSourceMap('{"mappings":"","sources":[]}', '/srv')({ line: 1, column: 1 })).toBeUndefined();
});
