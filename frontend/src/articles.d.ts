/** An article: `build/articles/` makes a page of its Markdown. */
declare module '*.md' {
  export const article: import('./pages/articles/article').Article;
  const Page: import('react').ComponentType;
  export default Page;
}
