import { describe, expect, it } from '@jest/globals';
import { openLog, type Logger } from './logging';

function linesOf(write: (log: Logger) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(openLog({ service: 'command-service', level: 'debug', destination: { write: (line) => lines.push(line) } }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}
const personal = {
  email: 'ada@example.org',
  parentEmail: 'ada@example.org',
  user_email: 'ada@example.org',
  firstName: 'Ada',
  childName: 'Byron',
  name: 'Ada Byron',
  password: 'hunter22',
  token: 'secret-1',
  authorization: 'Bearer secret-2',
  Cookie: 'secret-3',
  'set-cookie': 'secret-4',
  phone: '07700 900123',
  dob: '2015-02-03',
  answer: 'my gran',
  notes: 'cried a little',
};

describe('the log', () => {
  it('carries service, level, time and request id', () => {
    const [line] = linesOf((log) => log.child({ requestId: 'r-1' }).info({ position: '7' }, 'appended'));
    expect(line).toMatchObject({
      service: 'command-service',
      level: 'info',
      requestId: 'r-1',
      position: '7',
      msg: 'appended',
    });
    expect(line?.['time']).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  it.each(Object.entries(personal))('redacts %s at every depth', (field, value) => {
    const text = JSON.stringify(
      linesOf((log) => {
        log.info({ [field]: value });
        log.info({ request: { [field]: value } });
        log.info({ batch: [{ person: { contact: [{ [field]: value }] } }] });
        log.child({ caller: { [field]: value } }).info('from a child');
      }),
    );
    expect(text).not.toContain(value);
    expect(text.match(/\[redacted\]/g)).toHaveLength(4);
  });

  it.each(['postgres://fieldfare:hunter2@db/x', 'esdb://a:hu@nter2@one:1,two:2', 'redis://:hunter2@redis:6379'])(
    'shows no user and no password of an address: %s',
    (address) => {
      const text = JSON.stringify(linesOf((log) => log.warn({ err: new Error(`no answer from ${address}`) }, address)));
      expect(text).not.toMatch(/hunter2|nter2|fieldfare:/);
      expect(text).toContain(address.slice(address.lastIndexOf('@') + 1));
    },
  );

  it('leaves what is not personal', () => {
    const [line] = linesOf((log) => log.info({ stream: 'account-1', events: 3, table: 'accounts', tokensIssued: 2 }));
    expect(line).toMatchObject({ stream: 'account-1', events: 3, table: 'accounts', tokensIssued: 2 });
  });

  it('takes e-mail addresses and tokens out of any text', () => {
    const [line] = linesOf((log) =>
      log.info(
        { path: '/getSomeQuestions/3/ada%40example.org' },
        'GET /x/ada.b@example.org?token=abc&n=1 with eyJhbGciOi.eyJzdWIi.c2ln',
      ),
    );
    expect(line?.['path']).toBe('/getSomeQuestions/3/[e-mail]');
    expect(line?.['msg']).toBe('GET /x/[e-mail]?token=[redacted]&n=1 with [token]');
  });

  it('keeps message, code, stack and cause of an error, and never the body that hangs on it', () => {
    const cause = Object.assign(new Error('Key for ada@example.org'), { code: '23505', detail: 'Key (email)=(ada)' });
    const error = Object.assign(new Error('append failed', { cause }), {
      body: { password: 'hunter22' },
      config: { data: 'hunter22' },
    });
    const [line] = linesOf((log) => log.error({ err: error }, 'request failed'));
    expect(line?.['err']).toMatchObject({
      type: 'Error',
      message: 'append failed',
      stack: expect.stringContaining('logging.test.ts'),
      cause: { message: 'Key for [e-mail]', code: '23505' },
    });
    expect(JSON.stringify(line)).not.toMatch(/hunter22|\(ada\)|ada@/);
  });

  it('treats an error that is logged alone the same', () => {
    const [line] = linesOf((log) => log.error(new Error('no mailbox ada@example.org')));
    expect(line).toMatchObject({ msg: 'no mailbox [e-mail]', err: { message: 'no mailbox [e-mail]' } });
  });

  it('does not quote the text that could not be parsed', () => {
    const unreadable = () => JSON.parse('{"password": hunter22}') as unknown;
    const [line] = linesOf((log) => {
      try {
        unreadable();
      } catch (error) {
        log.warn({ error }, 'malformed request');
      }
    });
    expect(JSON.stringify(line)).not.toContain('hunter');
    expect(line?.['error']).toMatchObject({ type: 'SyntaxError', message: 'a text is not valid JSON' });
  });

  it('does not take quadratic time over a long line', () => {
    const before = process.cpuUsage();
    linesOf((log) => log.info({ stack: 'a'.repeat(100_000) }));
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(3_000);
  });
});
