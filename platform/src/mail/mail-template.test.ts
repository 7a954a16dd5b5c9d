import { describe, expect, it } from '@jest/globals';
import { mailTemplate, rendered } from './mail';

const welcome = mailTemplate<{ name: string; link: string }>({
  subject: ({ name }) => `Welcome, ${name}`,
  paragraphs: ({ name }) => [`Dear ${name},`, 'Thank you for signing up.'],
  action: ({ link }) => ({ label: 'Log in', link }),
  signature: 'The Fieldfare team',
});
const link = 'https://fieldfare.example/auth?a=1&b=2';

describe('a mail', () => {
  it('says the same as text and as HTML', () => {
    const { subject, text, html } = rendered(welcome, { name: 'Ada', link });
    expect(subject).toBe('Welcome, Ada');
    expect(text).toBe(`Dear Ada,\n\nThank you for signing up.\n\nLog in:\n${link}\n\nThe Fieldfare team\n`);
    for (const part of ['Dear Ada,', 'Thank you for signing up.', 'Log in', 'The Fieldfare team'])
      expect(html).toContain(part);
    expect(html).toContain('href="https://fieldfare.example/auth?a=1&amp;b=2"');
  });

  it('keeps names as typed, and lets none become HTML', () => {
    expect(rendered(welcome, { name: "Seán O'Neill 张", link }).text).toContain("Dear Seán O'Neill 张,");
    const { html } = rendered(welcome, { name: '<img src=x onerror=alert(1)>"', link });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;');
  });

  it('lets no name write a header, or turn the writing round', () => {
    const { subject, text } = rendered(welcome, { name: 'Ada\r\nBcc: all@example.org\u202e', link });
    expect(subject).toBe('Welcome, Ada Bcc: all@example.org');
    expect(text.split('\n')[0]).toBe('Dear Ada Bcc: all@example.org ,');
  });

  it('links to the web and nowhere else', () => {
    expect(() => rendered(welcome, { name: 'Ada', link: 'javascript:alert(1)' })).toThrow(/https/);
    const list = mailTemplate<{ leave: string }>({
      subject: 'News',
      paragraphs: () => [],
      leave: ({ leave }) => leave,
    });
    expect(() => rendered(list, { leave: 'mailto:a@example.org' })).toThrow(/https/);
  });

  it('needs neither action nor signature', () => {
    const note = mailTemplate<object>({ subject: 'Hello', paragraphs: () => ['All is well.'] });
    expect(rendered(note, {}).text).toBe('All is well.\n\nFieldfare\n');
  });
});
