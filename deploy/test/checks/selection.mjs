import { StartFault } from '../../local/install/sentence.mjs';

/**
 * What `npm test -- …` asks for: `--all` runs what has passed before as well, as any run with CI set does;
 * `--only <word>` runs the checks whose name has the word.
 */
export function readSelection(args, { CI = '' } = {}) {
  const selection = { all: !['', '0', 'false'].includes(CI), only: [] };
  const rest = [...args];
  while (rest.length > 0) {
    const word = rest.shift();
    if (word === '--all') selection.all = true;
    else if (word === '--only' && rest.length > 0) selection.only.push(rest.shift());
    else throw new StartFault(`npm test does not know ${word}: it takes --all, and --only with the name of a check`);
  }
  return selection;
}

/**
 * The checks that are asked for, and the build where one of them needs it.
 * @template {{ name: string, after?: string[] }} Check
 * @param {Check[]} checks
 * @param {string[]} only
 * @returns {Check[]}
 */
export function choose(checks, only) {
  if (only.length === 0) return checks;
  const asked = checks.filter(({ name }) => only.some((word) => name.includes(word)));
  if (asked.length === 0) {
    const names = checks.map(({ name }) => name).join(', ');
    throw new StartFault(`no check is called ${only.join(' or ')}: there are ${names}`);
  }
  const needsBuild = asked.some(({ after = [] }) => after.includes('build'));
  const chosen = checks.filter((check) => asked.includes(check) || (needsBuild && check.name === 'build'));
  const isChosen = (name) => chosen.some((check) => check.name === name);
  return chosen.map((check) => ({ ...check, after: check.after?.filter(isChosen) }));
}
