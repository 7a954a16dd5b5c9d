/** What an article's Markdown is made into at build time (`build/articles/`). */
export interface Article {
  /** The end of its address, and the source that is told with its call to action. */
  readonly slug: string;
  readonly title: string;
  /** What menus call it. */
  readonly menu: string;
  readonly description: string;
  readonly lead: string;
  /** The day on which somebody last held every fact against its source (ISO). */
  readonly checkedOn: string;
  /** Which product its call to action leads to. */
  readonly productId: string;
  readonly offer: string;
  /** The slugs of what to read after it. */
  readonly next: readonly string[];
  readonly words: number;
  readonly minutes: number;
  readonly html: string;
  readonly contents: readonly Heading[];
  readonly questions: readonly Asked[];
}

export interface Heading {
  readonly id: string;
  readonly words: string;
}

export interface Asked {
  readonly question: string;
  readonly answer: string;
}
