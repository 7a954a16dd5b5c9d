import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { admissionsYear, pastFigures } from '../../src/pages/articles/admissions-year';
import { reading } from '../../src/parts/reading';
import { articleOf } from './article';

const folder = join(__dirname, '../../src/pages/articles');
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ slug: name.slice(0, -3), text: readFileSync(join(folder, name), 'utf8') }));
const articles = sources.map(({ slug, text }) => articleOf(slug, text));
const example = (body: string) =>
  `---\ntitle: T\nmenu: M\ndescription: D\nlead: L\ncheckedOn: 2026-11-22\nproductId: 1\noffer: O\nnext: a, b\n---\n${body}`;

it('there are six, each in the menu', () =>
  expect(articles.map(({ slug }) => `/auth/${slug}`).sort()).toEqual(reading.map(({ to }) => to as string).sort()));

describe.each(articles)('$slug', ({ html, words, title, description, questions, contents, next, menu, slug }) => {
  it('is long enough to help and short enough to read', () => {
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1_600);
    expect(title.length).toBeLessThanOrEqual(70);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(170);
  });

  it('has its headings in order, each with an address of its own', () => {
    const depths = [...html.matchAll(/<h(\d)/g)].map(([, depth]) => Number(depth));
    expect(depths[0]).toBe(2);
    expect(depths.filter((depth, at) => depth - (depths[at - 1] ?? 2) > 1 || depth > 3)).toEqual([]);
    const ids = [...html.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(contents.length).toBeGreaterThanOrEqual(5);
  });

  it('answers questions, draws a picture and says to check with the school', () => {
    expect(questions.length).toBeGreaterThanOrEqual(4);
    expect(questions.filter(({ answer }) => answer.length < 40 || /[<>{]|&\w+;/.test(answer))).toEqual([]);
    expect(html).toMatch(/<figure class="article-picture"><svg[^>]*role="img" aria-label="[^"]{40,}"/);
    expect(html.toLowerCase()).toContain('check with the school');
  });

  it('links to articles that there are', () => {
    const known = reading.map(({ to }) => to as string);
    const linked = [...html.matchAll(/href="(\/[^"#?]*)/g)].map(([, to]) => to ?? '');
    expect(linked.length).toBeGreaterThan(0);
    expect([...linked, ...next.map((name) => `/auth/${name}`)].filter((to) => !known.includes(to))).toEqual([]);
    expect(reading.find(({ to }) => to === `/auth/${slug}`)?.words).toBe(menu);
  });
});

describe('what goes out of date each year', () => {
  const figures = Object.entries(admissionsYear.figures);

  it.each(sources)('is written by hand nowhere in $slug', ({ text }) => {
    const byHand = figures.map(([, { says }]) => says).filter((says) => /\d/.test(says) && text.includes(says));
    expect(byHand).toEqual([]);
  });

  it('is used, every figure of it', () => {
    const drawn = readFileSync(join(folder, 'pictures/year.ts'), 'utf8');
    const page = readFileSync(join(folder, 'article-page.tsx'), 'utf8');
    const all = [...sources.map(({ text }) => text), drawn, page].join('\n');
    expect(figures.map(([name]) => name).filter((name) => !new RegExp(`{{${name}}}|'${name}'`).test(all))).toEqual([]);
  });

  it('names the days that the calendar has', () => {
    const days = figures.flatMap(([, { says, on }]) => {
      const weekday = /^(Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday) /.exec(says)?.[1];
      return weekday === undefined || on === undefined ? [] : [[says, weekday, weekdayOf(on)]];
    });
    expect(days.length).toBeGreaterThanOrEqual(2);
    for (const [says, said, right] of days) expect([says, said]).toEqual([says, right]);
    expect(weekdayOf(admissionsYear.figures['applyBy']?.on ?? '')).toBe('Sunday');
    expect(admissionsYear.lastsUntil).toBe(admissionsYear.figures['applyBy']?.on);
  });

  it('is past the day after', () => {
    expect(pastFigures(admissionsYear, '2027-03-01')).toEqual([]);
    expect(pastFigures(admissionsYear, '2027-03-02').map(({ says }) => says)).toEqual(['Monday 1 March 2027']);
    expect(pastFigures(admissionsYear, '2029-01-01').length).toBeGreaterThan(10);
  });

  it('breaks the build where a figure is not known', () =>
    expect(() => articleOf('x', example('It is {{nothing}}.'))).toThrow('x.md names {{nothing}}'));
});

it('an article that does not say its title breaks the build', () =>
  expect(() => articleOf('x', example('A.').replace('title: T\n', ''))).toThrow('x.md does not say its title'));

it('keeps a figure beside what it counts, and 11-plus in one piece, but leaves addresses alone', () => {
  const { html } = articleOf('x', example('An 11-plus of 50 minutes on 3 May: [here](/auth/11-plus-x).'));
  expect(html).toBe('<p>An 11\u2011plus of 50\u00a0minutes on 3\u00a0May: <a href="/auth/11-plus-x">here</a>.</p>\n');
});

const weekdayOf = (on: string) =>
  new Date(`${on}T12:00:00Z`).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
