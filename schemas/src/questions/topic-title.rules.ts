/** What is known of a topic to those who name it. */
interface Titled {
  readonly key: string;
  readonly title: string;
}

/** A topic as people call it: by the catalogue, and for a key that it no longer has, by the key itself in words. */
export function topicTitle(topics: readonly Titled[], key: string): string {
  if (key === 'mixed') return 'A mix of topics';
  return topics.find((topic) => topic.key === key)?.title ?? inWords(key);
}

/** `speed-distance-time` → “Speed distance time”. */
export function inWords(key: string): string {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
