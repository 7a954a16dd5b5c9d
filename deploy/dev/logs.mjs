import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** In milliseconds. */
const EVERY = 150;
/** Of the terminal; each program keeps its own. */
const colours = [36, 35, 33, 32, 34, 96, 95];
const levels = { 10: 'trace', 20: 'debug', 30: '', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' };

/** Shows every line that the programs write from now on, marked by the program that wrote it. */
export function followLogs(folder, say) {
  const read = new Map(existsSync(folder) ? logsIn(folder).map((file) => [file, statSync(file).size]) : []);
  const marks = new Map();
  const markOf = (name) => {
    if (!marks.has(name)) marks.set(name, colours[marks.size % colours.length]);
    return `\u001b[${marks.get(name)}m${name.padEnd(16)}\u001b[0m`;
  };
  const look = () => {
    if (!existsSync(folder)) return;
    for (const file of logsIn(folder)) {
      const { lines, end } = newLines(file, read.get(file) ?? 0);
      read.set(file, end);
      for (const line of lines) say(`${markOf(basename(file, '.log'))}${shown(line)}`);
    }
  };
  const timer = setInterval(look, EVERY);
  return {
    close: () => {
      clearInterval(timer);
      look();
    },
  };
}

const logsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.log'))
    .map((name) => join(folder, name));

/** Whole lines behind a place in a file; one that is shorter than that has been begun anew. */
function newLines(file, from) {
  const log = openSync(file, 'r');
  try {
    const { size } = fstatSync(log);
    const start = size < from ? 0 : from;
    const bytes = Buffer.alloc(size - start);
    readSync(log, bytes, 0, bytes.length, start);
    const whole = bytes.lastIndexOf('\n') + 1;
    const lines = bytes.subarray(0, whole).toString('utf8').split('\n').filter(Boolean);
    return { lines, end: start + whole };
  } finally {
    closeSync(log);
  }
}

/** A record of the log as a person reads it; anything else as it is. */
function shown(line) {
  try {
    const { level, time, msg, err, service: _, pid: __, hostname: ___, ...rest } = JSON.parse(line);
    const more = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
    const at = new Date(time).toTimeString().slice(0, 8);
    return [at, levels[level], `${msg ?? ''}${more}`, err?.stack && `\n${err.stack}`].filter(Boolean).join(' ');
  } catch {
    return line;
  }
}
