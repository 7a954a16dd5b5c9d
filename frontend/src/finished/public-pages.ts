import { articlePages } from '../pages/articles/articles.public';
import { legalPages } from '../pages/legal/legal.public';
import { marketingPages } from '../pages/marketing/marketing.public';
import type { PublicPage } from './public-page';

/** Every page that is served finished, and that the sitemap names. */
export const publicPages: readonly PublicPage[] = [...marketingPages, ...articlePages, ...legalPages];
