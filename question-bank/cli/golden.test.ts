import { describe, expect, it } from '@jest/globals';
import { generatedTopics, keptTopic } from './golden-files';
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
