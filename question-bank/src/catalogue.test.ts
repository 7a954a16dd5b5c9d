import { describe, expect, it } from '@jest/globals';
import { allTypes, findTopic, topics, topicsOf, typesOf } from './catalogue';
import { nvrTypes } from './nvr/nvr-types';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const repeated = (keys: string[]) => keys.filter((key, index) => keys.indexOf(key) !== index);

describe('the catalogue', () => {
  it('names every topic and type once, in kebab case', () => {
    const typeKeys = allTypes().map(({ type }) => type.key);
    const topicKeys = topics.map(({ key }) => key);
    expect(repeated(typeKeys)).toEqual([]);
    expect(repeated(topicKeys)).toEqual([]);
    expect([...typeKeys, ...topicKeys].filter((key) => !kebab.test(key))).toEqual([]);
  });

  it('names a sub-topic once in its topic', () => {
    for (const topic of topics) expect(repeated(topic.subTopics.map(({ key }) => key))).toEqual([]);
  });

  it('has the twelve topics of Maths and the seven of Verbal Reasoning, every type of the design among them', () => {
    expect(topicsOf('maths').map(({ title }) => title)).toEqual([
      'Money Problems',
      'Capacity',
      'Length',
      'Complete the Equation',
      'Speed Distance and Time',
      'Thinking of a Number',
      'Volume and Area',
      'Fractions',
      'Weight and Ratio',
      'Word Arithmetic',
      'Time Arithmetic',
      'Percentages and Decimals',
    ]);
    const typesIn = (subject: string) => allTypes().filter(({ topic }) => topic.subject === subject).length;
    expect([typesIn('maths'), topicsOf('verbal-reasoning').length, typesIn('verbal-reasoning')]).toEqual([90, 7, 47]);
  });

  it('has the eight topics of English', () => {
    expect(topicsOf('english').map(({ title }) => title)).toEqual([
      'Jumbled Sentences',
      'Spelling',
      'Punctuation',
      'Missing Words',
      'Synonyms',
      'Antonyms',
      'Shuffled Sentences',
      'Comprehension',
    ]);
  });

  it('has the six designs of Non-Verbal Reasoning, each in a topic of its own', () => {
    const designs = topicsOf('non-verbal-reasoning');
    expect(designs.map(({ title }) => title)).toEqual(nvrTypes.map(({ title }) => title));
    expect(designs.map(({ key }) => typesOf(key).length)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('finds a topic and its types', () => {
    expect(findTopic('spelling')?.subject).toBe('english');
    expect(findTopic('nowhere')).toBeUndefined();
    expect(typesOf('nowhere')).toEqual([]);
    expect(typesOf('fractions', 'equivalence').map(({ type }) => type.key)).toEqual(['simplify', 'largest']);
  });
});
