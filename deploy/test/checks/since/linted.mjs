import { digestOf, filesOf } from './tree.mjs';
import { readRecord, writeRecord } from './record.mjs';
import { whoSees } from './importers.mjs';

/** What is asked of each file: after a change of it all are asked again. So they are where a type is declared that nobody imports. */
const ground =
  /^(package-lock\.json|\.oxlintrc\.json|deploy\/lint\/)|(^|\/)(package\.json|tsconfig[^/]*\.json)$|\.d\.[cm]?ts$/;
/** What is asked, and what may stand between two of those. */
const isAsked = (file) => /\.[cm]?tsx?$/.test(file);
const isModule = (file) => /\.[cm]?[jt]sx?$/.test(file);
/** Of all: more names are too long for one command, and take as long. */
const MOST = 1 / 3;

/**
 * Asks a check that looks at each file, and at the types that this takes from others, of those that see a change since the files
 * passed, and remembers what they were like when they pass.
 */
export async function lintSince(check, root, run, { all = false } = {}) {
  const files = filesOf(root);
  const modules = Object.keys(files).filter(isModule);
  const sources = modules.filter(isAsked);
  const stands = `${process.version} ${digestOf(files, (file) => ground.test(file))}`;
  const record = all ? undefined : readRecord(check.name, root);
  const known = record?.ground === stands ? record.files : undefined;
  const asked = known ? whoSees(changedBetween(known, files), modules, root).filter(isAsked) : sources;
  const pass = () => writeRecord(check.name, root, { ground: stands, files });
  if (asked.length === 0) {
    pass();
    return { name: check.name, unchanged: true, passed: 0, failed: 0, skipped: 0, seconds: 0 };
  }
  const isPart = asked.length < sources.length * MOST;
  const result = await run(isPart ? { ...check, options: asked } : check, root);
  // What was changed meanwhile is asked the next time, as it is none of `files`.
  if (result.failed === 0) pass();
  return result;
}

const changedBetween = (before, now) => Object.keys({ ...before, ...now }).filter((file) => before[file] !== now[file]);
