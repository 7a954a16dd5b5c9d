import { expect, it } from '@jest/globals';
import { mailTemplate, rendered } from './mail-template';
import { blocksOf } from './plain-markdown';

const letter = mailTemplate<{ body: string }>({ subject: 'News', paragraphs: ({ body }) => blocksOf(body) });
const mailOf = (body: string) => rendered(letter, { body });

it('reads the little of Markdown that a letter needs, as text and as HTML', () => {
  const { text, html } = mailOf(
    'Dear parents,\r\nhow are you?\r\n\r\n## This week\n \n- **Rest** first\n- then [read](https://a.example/x?a=1&b=2)\n\nSee https://b.example/y.\n\n\n',
  );
  expect(text).toBe(
    'Dear parents, how are you?\n\nThis week\n\n- Rest first\n- then read (https://a.example/x?a=1&b=2)\n\nSee https://b.example/y.\n\nFieldfare\n',
  );
  expect(html).toContain('<strong>Rest</strong>');
  expect(html).toContain('href="https://a.example/x?a=1&amp;b=2"');
  expect(html).toMatch(/href="https:\/\/b\.example\/y"[^>]*>https:\/\/b\.example\/y<\/a>\./);
  expect(html).toMatch(/<h2[^>]*>This week<\/h2>/);
});

it('lets nothing of it become HTML, a script or a header', () => {
  const { html, text } = mailOf(
    '<script>alert(1)</script> [x](javascript:alert(1)) [y](https://a.example/"onclick="b) **<b>** \u202e [z](https://)',
  );
  expect(html).not.toMatch(/<script|href="javascript|"onclick|<b>|\u202e/);
  expect(html).toContain('&lt;script&gt;');
  expect(text).toContain('[x](javascript:alert(1))');
});

it('takes no longer for what is made to be slow', () => {
  // Not by the clock on the wall: what else the machine does is not its fault.
  const before = process.cpuUsage();
  for (const one of ['[', '**', '](', '[a](http', '- ', '\n', ' \n', 'https://', '.,', '# '])
    blocksOf(one.repeat(Math.floor(10_000 / one.length)));
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
});
