/** An article: `build/articles/` makes a page of its Markdown. */
declare module '*.md' {
  import type { ComponentType } from 'react';
  import type { Article } from 'frontend/src/pages/articles/article';

  export const article: Article;
  const Page: ComponentType;
  export default Page;
}
