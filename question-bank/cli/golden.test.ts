import { describe, expect, it } from '@jest/globals';
import { houseBank } from '../src/english/english-bank';
import { generatedTopics, keptItems, keptTopic } from './golden-files';
import { goldenItemsOf, itemFaults } from './golden-items';
import { goldenFaults, goldenTopicOf, type GoldenTopic } from './golden-topic';

describe('the questions that seeds give', () => {
  it.each(generatedTopics)('of $title are the ones that are kept', (topic) => {
    const [kept, drawn] = [keptTopic(topic), goldenTopicOf(topic)];
    expect(goldenFaults(kept, drawn)).toEqual([]);
    // New types and raised versions are to be kept as well: npm run question-bank:golden
    expect(kept).toEqual(drawn);
  });
});

describe('what forbids to keep new questions', () => {
  const kept: GoldenTopic = { tiles: { version: 2, levels: { 1: 'ab How many', 2: 'cd How many' } } };
  const changed = { 1: 'ab How many', 2: 'ef How many' };

  it('lets a raised version and a new type pass', () => {
    expect(goldenFaults(kept, { tiles: { version: 3, levels: changed }, cubes: { version: 1, levels: {} } })).toEqual(
      [],
    );
  });

  it('stops another question under the same version', () => {
    expect(goldenFaults(kept, { tiles: { version: 2, levels: changed } })).toEqual([
      'tiles gives other questions at level 2: undo the change, or raise its version to 3 and run npm run question-bank:golden',
    ]);
  });

  it('stops a lowered version, and a type that is gone', () => {
    expect(goldenFaults(kept, { tiles: { version: 1, levels: changed } })).toHaveLength(1);
    expect(goldenFaults(kept, {})).toEqual(['tiles is gone: bring it back, its questions are kept with worksheets']);
  });
});

describe('what is written', () => {
  it('reads as it is kept', () => {
    const [kept, now] = [keptItems(), goldenItemsOf(houseBank)];
    expect(itemFaults(kept, now)).toEqual([]);
    // New items and raised revisions are to be kept as well: npm run question-bank:golden
    expect(kept).toEqual(now);
  });

  it('is not rewritten under the revision that it had', () => {
    const kept = { 'spelling-1': '1 ab' };
    expect(itemFaults(kept, { 'spelling-1': '2 cd', 'spelling-2': '0 ef' })).toEqual([]);
    expect(itemFaults(kept, { 'spelling-1': '1 cd' })).toEqual([
      'spelling-1 reads otherwise: undo the change, or raise its revision to 2 and run npm run question-bank:golden',
    ]);
    expect(itemFaults(kept, { 'spelling-1': '0 ab' })).toHaveLength(1);
    expect(itemFaults(kept, {})).toEqual([]);
  });
});
