import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openMetrics } from '../metrics/metrics';
import { lineWriter } from './line-writer';
import { openLog } from './logging';

const fault = (code: string) => Object.assign(new Error(code), { code });
const tellOf = (dropped: number) => `${dropped} dropped\n`;

/** A disk with so much room: what does not fit is refused, as a file system does it. */
function disk(room: number) {
  let text = '';
  return {
    text: () => text,
    free: (bytes: number) => (room += bytes),
    write: (bytes: Uint8Array) => {
      if (room === 0) throw fault('ENOSPC');
      const fits = bytes.subarray(0, room);
      text += Buffer.from(fits).toString();
      room -= fits.length;
      return fits.length;
    },
  };
}

describe('a log whose disk is full', () => {
  it('drops lines and counts them, and says so once there is room again', () => {
    const { write, text, free } = disk(6);
    const lines = lineWriter(1, { write, tellOf });
    for (const line of ['first\n', 'lost\n', 'lost as well\n']) lines.write(line);
    expect(lines.dropped()).toBe(2);
    free(1_000);
    for (const line of ['again\n', 'and on\n']) lines.write(line);
    expect(text()).toBe('first\n2 dropped\nagain\nand on\n');
    expect(lines.dropped()).toBe(2);
  });

  it('ends a line of which half was written before the next one begins', () => {
    const { write, text, free } = disk(9);
    const lines = lineWriter(1, { write, tellOf });
    for (const line of ['first\n', 'second\n', 'third\n']) lines.write(line);
    free(1_000);
    lines.write('fourth\n');
    expect(text()).toBe('first\nsec\n2 dropped\nfourth\n');
  });

  it('waits a little for whoever reads a pipe, and not for ever', () => {
    let calls = 0;
    const slow = lineWriter(1, {
      write: (bytes) => {
        calls += 1;
        if (calls < 4) throw fault('EAGAIN');
        return bytes.length;
      },
      tellOf,
    });
    slow.write('read in the end\n');
    expect([calls, slow.dropped()]).toEqual([4, 0]);
    const never = lineWriter(1, {
      write: () => {
        throw fault('EAGAIN');
      },
      tellOf,
    });
    never.write('never read\n');
    expect(never.dropped()).toBe(1);
  });

  it('ends no process: on the device that is always full', async () => {
    const full = openSync('/dev/full', 'w');
    const destination = lineWriter(full, { tellOf });
    const metrics = openMetrics('test', () => destination.dropped());
    const log = openLog({ service: 'test', destination });
    for (let n = 0; n < 10; n += 1) log.error({ err: new Error('no room') }, 'a batch failed');
    closeSync(full);
    expect(await metrics.metricsText()).toMatch(/^log_lines_dropped_total\{service="test"\} 10$/m);
  });

  it('writes whole records to a file that takes them', () => {
    const file = join(tmpdir(), `fieldfare-lines-${process.pid}.log`);
    const fd = openSync(file, 'w');
    const log = openLog({ service: 'test', destination: lineWriter(fd, { tellOf }) });
    log.info({ children: 'é'.repeat(3_000) }, 'one');
    log.info('two');
    closeSync(fd);
    const records = readFileSync(file, 'utf8').trimEnd().split('\n');
    rmSync(file);
    expect(records.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['one', 'two']);
  });
});
