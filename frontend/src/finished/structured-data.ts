import { productName } from '../look/product';
import { BASE_ADDRESS } from '../look/base-address';
import type { StructuredData } from './public-page';

const publisher: StructuredData = {
  '@type': 'Organization',
  name: productName,
  url: `${BASE_ADDRESS}/`,
  logo: { '@type': 'ImageObject', url: `${BASE_ADDRESS}/favicon.svg` },
};

/** The site and who publishes it. */
export const site: readonly StructuredData[] = [
  publisher,
  { '@type': 'WebSite', name: productName, url: `${BASE_ADDRESS}/`, inLanguage: 'en-GB', publisher },
];

/** Questions that a page answers, in its own words. */
export const faq = (asked: readonly { readonly question: string; readonly answer: string }[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

interface Told {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly changedOn: string;
  readonly words: number;
}

export const articleData = ({ path, title, description, changedOn, words }: Told): StructuredData => ({
  '@type': 'Article',
  headline: title,
  description,
  wordCount: words,
  inLanguage: 'en-GB',
  datePublished: changedOn,
  dateModified: changedOn,
  mainEntityOfPage: `${BASE_ADDRESS}${path}`,
  image: `${BASE_ADDRESS}/shared.png`,
  author: publisher,
  publisher,
});

/** Where a page stands under the first one. */
export const trail = (path: string, name: string): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: productName, item: `${BASE_ADDRESS}/` },
    { '@type': 'ListItem', position: 2, name, item: `${BASE_ADDRESS}${path}` },
  ],
});
