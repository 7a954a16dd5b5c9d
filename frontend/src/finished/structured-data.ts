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

const pounds = (pence: number) => (pence / 100).toFixed(2);

interface Practice {
  readonly path: string;
  readonly description: string;
  readonly subjects: readonly string[];
  /** For so many days each day has something in it for nothing. */
  readonly freeDays: number;
}

/** What is practised with us, as far as it is free: what the rest costs stands on the price list, and not in the build. */
export const courseData = ({ path, description, subjects, freeDays }: Practice): StructuredData => ({
  '@type': 'Course',
  name: '11-plus practice',
  description,
  url: `${BASE_ADDRESS}${path}`,
  inLanguage: 'en-GB',
  provider: publisher,
  teaches: subjects,
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Daily', repeatCount: freeDays },
  },
  offers: {
    '@type': 'Offer',
    category: 'Partially Free',
    price: pounds(0),
    priceCurrency: 'GBP',
    url: `${BASE_ADDRESS}${path}`,
  },
});

interface Exam {
  /** ISO 8601 by the clock in London, with its distance from Greenwich. */
  readonly startsAt: string;
  readonly pence: number;
  /** Where a place is to be had. */
  readonly path: string;
  readonly isFull: boolean;
}

/** A mock exam that is to come. */
export const examEvent = ({ startsAt, pence, path, isFull }: Exam): StructuredData => ({
  '@type': 'Event',
  name: pence === 0 ? 'Free 11-plus mock exam' : '11-plus mock exam',
  description: 'Two timed 11-plus papers, sat live at home, and a report with the range of each score.',
  startDate: startsAt,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', url: `${BASE_ADDRESS}/11plus-mock-exams` },
  image: `${BASE_ADDRESS}/shared.png`,
  organizer: publisher,
  offers: {
    '@type': 'Offer',
    price: pounds(pence),
    priceCurrency: 'GBP',
    availability: `https://schema.org/${isFull ? 'SoldOut' : 'InStock'}`,
    url: `${BASE_ADDRESS}${path}`,
  },
});

/** As it stands in the head of a page. */
export const jsonLd = (data: StructuredData): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`;
