import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { legalPages } from '../../src/pages/legal/legal.public';
import { marketingPages } from '../../src/pages/marketing/marketing.public';
import { finished, notFound, sitemapXml } from './document';

const shell = readFileSync(join(__dirname, '../../index.html'), 'utf8');
const publicPages = [...marketingPages, ...legalPages];
const files = { styles: [], scripts: [] };
const asksToBeLeftOut = (html: string) => html.match(/<meta name="robots" content="noindex"/g)?.length ?? 0;

describe('search engines', () => {
  it('are asked to leave out the doors and all that is not finished, and no public page', () => {
    expect(asksToBeLeftOut(shell)).toBe(1);
    expect(asksToBeLeftOut(notFound(shell, '<h1>No page</h1>'))).toBe(1);
    const [page] = publicPages;
    if (!page) throw new Error('there is no public page');
    expect(asksToBeLeftOut(finished({ shell, page, files, markup: '<h1>A page</h1>' }))).toBe(0);
  });

  it('find no door in the sitemap', () => {
    const doors =
      /\/(login|register|auth|confirm|leave-list|free-mock|forgot-password|change-password)(<|\/\d)|-login</;
    expect(sitemapXml(publicPages)).not.toMatch(doors);
  });

  it('are told a title of its own by each page', () => {
    const titles = publicPages.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
