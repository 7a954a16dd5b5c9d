import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the licences of what we ship stand. */
export const LICENCES = 'THIRD-PARTY-LICENCES.txt';

const opening = `The licences of third parties

What Fieldfare ships, fonts and word lists included, and on which terms. Made by \`npm run licences\` from the packages
that are installed; of those that differ from machine to machine only the terms are named.
`;

/** The whole file, from the lockfile and the packages that are installed. */
export function licencesOf(root) {
  const packages = shippedPackages(root);
  const terms = groupBy(packages, ({ terms }) => terms);
  const lists = [...terms].map(([name, those]) => `${name}\n${those.map(nameOf).map(indented).join('\n')}\n`);
  const texts = groupBy(
    packages.flatMap((one) => textsOf(root, one)),
    ({ key }) => key,
  );
  const wholes = [...texts.values()].map((those) => {
    const whose = those.map(({ whose, rights }) => [whose, ...rights.map(indented)].join('\n'));
    return `${[...new Set(whose)].join('\n')}\n\n${those[0].text}\n`;
  });
  return [opening, ...lists, ...wholes].join(`\n${'-'.repeat(80)}\n\n`);
}

/** Of the lockfile, what nobody needs for development alone; each name and version once. */
function shippedPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const shipped = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version, license, os, cpu, libc, optional, devOptional }]) => ({
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      terms: license ?? 'as its own text says',
      // For this kind of machine, or where it could be made.
      differs: Boolean(os ?? cpu ?? libc ?? optional ?? devOptional),
    }));
  const byName = new Map(shipped.map((one) => [nameOf(one), one]));
  return [...byName.values()].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

const nameOf = ({ name, version }) => `${name} ${version}`;
const indented = (line) => `  ${line}`;

/** Its licences and notices, each without the lines that name who holds the rights, so that equal texts stand once. */
function textsOf(root, { path, differs, ...named }) {
  if (differs) return [];
  const files = readdirSync(join(root, path)).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  return files.sort().map((file) => {
    const lines = readFileSync(join(root, path, file), 'utf8')
      .replaceAll('\r', '')
      .split('\n');
    const isRight = (line) => /^\W*(copyright|\(c\)|©)\W*.*\d{4}/i.test(line);
    const text = lines
      .filter((line) => !isRight(line))
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
    const rights = lines.filter(isRight).map((line) => line.trim());
    return { whose: nameOf(named), rights, text, key: text.replace(/\W+/g, ' ').toLowerCase() };
  });
}

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return new Map([...groups].sort(([one], [other]) => (one < other ? -1 : 1)));
}
