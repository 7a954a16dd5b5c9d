import { describe, expect, it } from '@jest/globals';
import { faultOf, PostgresFault } from './postgres-fault';

const sentence = (said: string) => faultOf(new Error(said), '/data').message;

describe('what is told when PostgreSQL does not start', () => {
  it.each([
    [
      'a full disk',
      'initdb: error: could not write to file "x": No space left on device',
      /^No space is left.*\/data\.$/,
    ],
    ['a full disk, by the system', "ENOSPC: no space left on device, mkdir '/data'", /^No space is left.*\/data\.$/],
    ['missing rights', "EACCES: permission denied, mkdir '/data'", /^The rights to use \/data .* missing\.$/],
    ['a file in the way', "EEXIST: file already exists, mkdir '/data'", /^The database cannot be kept in \/data/],
    [
      'another version',
      'FATAL:  database files are incompatible with server\nDETAIL:  The data directory was initialized by PostgreSQL version 15',
      /another version/,
    ],
  ])('names %s', (_, said, told) => expect(sentence(said)).toMatch(told));

  it('otherwise quotes the line that tells why the server ended', () => {
    const said = 'LOG:  starting\n2026-11-21 UTC [7] FATAL:  could not map memory.\nHINT:  Less.\nLOG:  shut down';
    expect(sentence(said)).toBe('PostgreSQL did not start: could not map memory.');
  });

  it('leaves a sentence that is one already', () => {
    const fault = new PostgresFault('Port 1 is taken by another program.');
    expect(faultOf(fault, '/data')).toBe(fault);
  });
});
