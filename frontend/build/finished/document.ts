import { BASE_ADDRESS } from '../../src/look/base-address';
import type { PublicPage } from '../../src/finished/public-page';
import { jsonLd } from '../../src/finished/structured-data';
import { productName } from '../../src/look/product';

interface Parts {
  /** `index.html` as it was built. */
  readonly shell: string;
  readonly page: PublicPage;
  readonly files: { readonly styles: readonly string[]; readonly scripts: readonly string[] };
  readonly markup: string;
}

/** A whole document: the shell with the page's markup, head, style sheets and the scripts that it will ask for. */
export function finished({ shell, page, files, markup }: Parts): string {
  const title = `${page.title} · ${productName}`;
  const own = [
    ...files.styles.filter((file) => !shell.includes(file)).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...files.scripts
      .filter((file) => !shell.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...sharing(page, title),
    ...page.structured.map(jsonLd),
  ];
  return withMarkup(titled(shell, title), markup)
    .replace(noindex, '')
    .replace(/<meta\s+name="description"[^>]*>/, `<meta name="description" content="${escaped(page.description)}">`)
    .replace('</head>', `${own.join('\n')}\n</head>`);
}

/** The page for an address that is none, which search engines are asked to leave out. */
export const notFound = (shell: string, markup: string): string =>
  withMarkup(titled(shell, `There is no page here · ${productName}`), markup);

/** The shell asks to be left out: every page that is not finished is somebody's own, or a door to it. */
const noindex = /<meta name="robots" content="noindex"[^>]*>\s*/;

function sharing({ path, description, kind }: PublicPage, title: string): string[] {
  const address = `${BASE_ADDRESS}${path}`;
  const told: Readonly<Record<string, string>> = {
    'og:type': kind,
    'og:site_name': productName,
    'og:locale': 'en_GB',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': `${BASE_ADDRESS}/shared.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${productName}: practice for the 11-plus`,
  };
  return [
    `<link rel="canonical" href="${address}">`,
    ...Object.entries(told).map(([name, words]) => `<meta property="${name}" content="${escaped(words)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

const titled = (shell: string, title: string) =>
  shell.replace(/<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`);

// The words of <noscript> are for the screens that need one; what is finished can be read.
const withMarkup = (shell: string, markup: string) =>
  shell
    .replace(/<noscript>[\s\S]*?<\/noscript>\s*/, '')
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);

export const sitemapXml = (pages: readonly PublicPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(
      ({ path, changedOn }) => `<url><loc>${BASE_ADDRESS}${path}</loc><lastmod>${changedOn}</lastmod></url>`,
    ),
    '</urlset>',
    '',
  ].join('\n');

export const robotsTxt = (): string =>
  `User-agent: *\nAllow: /\nDisallow: /app/\nDisallow: /mock-exams\nSitemap: ${BASE_ADDRESS}/sitemap.xml\n`;

const escaped = (words: string) =>
  words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
