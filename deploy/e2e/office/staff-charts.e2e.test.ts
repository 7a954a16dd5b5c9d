import { expect, it } from '@jest/globals';
import { builtFiles, ledToBy, read, screensIn } from '../public/built-files';

/** A name of the chart library's own: its largest file has it, and none of ours. */
const CHARTS = /\bG2_CHART_KEY\b/;

/** What the office alone is made of: its room, and its screens. */
const isOffice = (file: string) => file.startsWith('office-room-');

async function built() {
  const [, entry = ''] = /src="\/assets\/([\w.-]+\.js)"/.exec(await read('/index.html')) ?? [];
  const { textOf, reachedFrom } = builtFiles(entry);
  const first = await textOf(entry);
  const office = new Set(
    screensIn(first)
      .filter(({ path }) => path.startsWith('/app/admin-whizz'))
      .map(({ file }) => file),
  );
  const named = ledToBy(first);
  const staffs = named.filter((file) => office.has(file) || isOffice(file));
  const others = named.filter((file) => !staffs.includes(file));
  const withCharts = async (some: Iterable<string>) => {
    const texts = await Promise.all([...some].map(async (file) => ({ file, text: await textOf(file) })));
    return texts.filter(({ text }) => CHARTS.test(text)).map(({ file }) => file);
  };
  return { staffs, others, withCharts, reachedFrom };
}

it('staff’s pages lead to the charts, and no other page does', async () => {
  const { staffs, others, withCharts, reachedFrom } = await built();
  expect(staffs.length).toBeGreaterThan(20);
  expect(others.length).toBeGreaterThan(40);
  expect(await withCharts(await reachedFrom(staffs))).not.toEqual([]);
  expect(await withCharts(await reachedFrom(others))).toEqual([]);
});

it('what is kept on a learner’s device for a time without a connection has no charts', async () => {
  const { others, staffs, withCharts, reachedFrom } = await built();
  const [, list = '[]'] = /const files = (\[[^\]]*\]);/.exec(await read('/service-worker.js')) ?? [];
  const kept = (JSON.parse(list) as string[]).flatMap((path) => /^\/assets\/(.*\.js)$/.exec(path)?.slice(1) ?? []);
  expect(kept.length).toBeGreaterThan(50);
  const charts = await withCharts(await reachedFrom(staffs));
  const withoutCharts = new Set(await reachedFrom(others.concat(staffs), charts));
  expect(charts).not.toEqual([]);
  // With what the charts alone need, however small its files are.
  const forCharts = (await reachedFrom(charts)).filter((file) => !withoutCharts.has(file));
  expect(kept.filter((file) => forCharts.includes(file))).toEqual([]);
  expect(await withCharts(kept)).toEqual([]);
});
