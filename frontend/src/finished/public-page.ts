/** What search engines and those who share a link are told of a page that everybody may read. */
export interface PublicPage {
  /** Its one address; other addresses that show the same name this one as theirs. */
  readonly path: string;
  /** Further addresses under which it stands. */
  readonly also?: readonly string[];
  /** Of the file in `src/` that draws it, so that its style sheets come with it. */
  readonly source: string;
  readonly title: string;
  readonly description: string;
  readonly kind: 'website' | 'article';
  /** The day on which its text last changed (ISO). */
  readonly changedOn: string;
  /** What it holds, in the words of schema.org. */
  readonly structured: readonly StructuredData[];
}

export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}
