import { spawn } from 'node:child_process';
import { StartFault } from './install/sentence.mjs';

/** How long a step may be silent, in milliseconds. */
const SILENCE = 10_000;

/** Does something that takes time, and says so: at its beginning, every few seconds, at its end. */
export async function step(title, work) {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  console.log(`${title} …`);
  const heartbeat = setInterval(() => console.log(`  still at it after ${seconds()} s`), SILENCE);
  try {
    const result = await work();
    if (performance.now() - began > 1_000) console.log(`  done in ${seconds()} s`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}

/** Runs a program to its end. Its output is shown as it comes (`show`), or kept until it is needed to say why it failed. */
export async function run(program, args, { cwd, what, show = false, env = process.env }) {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (text) => {
      said += text;
      if (show) process.stdout.write(String(text).replace(/^(?=.)/gm, '  '));
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new StartFault(`${show ? '' : `${said.trimEnd()}\n\n`}${what} failed; what it said stands above.`);
}
