type Key = 'title' | 'menu' | 'description' | 'lead' | 'checkedOn' | 'productId' | 'offer';

export type About = Readonly<Record<Key, string>> & { readonly next: readonly string[] };

/** The lines between `---` at the top of an article: `key: value`, each key once. */
export function frontMatterOf(slug: string, text: string): { about: About; body: string } {
  const found = /^---\n([\s\S]*?)\n---\n/.exec(text);
  if (!found) throw new Error(`${slug}.md does not begin with its title and the rest between two lines of ---`);
  const values = new Map(
    (found[1] ?? '').split('\n').map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trim()];
    }),
  );
  const read = (key: Key | 'next'): string => {
    const value = values.get(key);
    if (value === undefined || value === '') throw new Error(`${slug}.md does not say its ${key}`);
    return value;
  };
  const about: About = {
    title: read('title'),
    menu: read('menu'),
    description: read('description'),
    lead: read('lead'),
    checkedOn: read('checkedOn'),
    productId: read('productId'),
    offer: read('offer'),
    next: read('next').split(/,\s*/),
  };
  return { about, body: text.slice(found[0].length) };
}
