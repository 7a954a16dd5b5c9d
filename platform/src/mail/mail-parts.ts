import { html, type Html } from '../html/html';
import type { Block, Inline } from './plain-markdown';

/** One thing to do, shown as a button and, for those who read the text, as the address. */
export interface MailAction {
  readonly label: string;
  /** `https://…`, or `http://…` in the embedded mode. */
  readonly link: string;
}

export interface MailParts {
  readonly paragraphs: readonly (string | Block)[];
  readonly action?: MailAction;
  readonly signature: string;
  readonly leave?: string;
}

export function textOf({ paragraphs, action, signature, leave }: MailParts): string {
  const link = action ? [`${action.label}:\n${action.link}`] : [];
  const foot = leave === undefined ? [] : [`Leave the list:\n${leave}`];
  return `${[...paragraphs.map(said), ...link, signature, ...foot].join('\n\n')}\n`;
}

/** Restrained on purpose: one column, system type, no picture and nothing that is fetched. */
export function htmlOf({
  heading,
  paragraphs,
  action,
  signature,
  leave,
}: MailParts & { readonly heading: string }): string {
  const body = [
    ...paragraphs.map(drawn),
    ...(action ? [button(action), address(action)] : []),
    paragraph(signature),
    ...(leave === undefined
      ? []
      : [html`<p style="margin:0;font-size:14px"><a href="${leave}">Leave the list</a></p> `]),
  ];
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${heading}</title>
      </head>
      <body style="margin:0;padding:24px;background:#FBF7EF;color:#1B2A41;font:17px/1.5 system-ui,sans-serif">
        <main style="max-width:560px;margin:0 auto;padding:24px;background:#FFFFFF;border-radius:12px">${body}</main>
      </body>
    </html> `.text;
}

function said(part: string | Block): string {
  if (typeof part === 'string') return part;
  if (part.kind === 'list') return part.items.map((item) => `- ${wordsOf(item)}`).join('\n');
  return wordsOf(part.words);
}

const wordsOf = (inlines: readonly Inline[]) =>
  inlines
    .map(({ words, link }) => (link === undefined || link === words ? words : `${words} (${link})`))
    .join('')
    .trim();

function drawn(part: string | Block): Html {
  if (typeof part === 'string') return paragraph(part);
  if (part.kind === 'list')
    return html`<ul style="margin:0 0 16px;padding-left:24px">
      ${part.items.map((item) => html`<li>${item.map(inline)}</li> `)}
    </ul> `;
  return part.kind === 'heading'
    ? html`<h2 style="margin:24px 0 8px;font-size:19px">${part.words.map(inline)}</h2> `
    : html`<p style="margin:0 0 16px">${part.words.map(inline)}</p> `;
}

function inline({ words, strong, link }: Inline): Html {
  if (link !== undefined) return html`<a href="${link}" style="overflow-wrap:anywhere">${words}</a>`;
  return strong ? html`<strong>${words}</strong>` : html`${words}`;
}

const paragraph = (text: string) => html`<p style="margin:0 0 16px">${text}</p> `;

const button = ({ label, link }: MailAction) =>
  html`<p style="margin:24px 0">
    <a
      href="${link}"
      style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0958D9;color:#FFFFFF;text-decoration:none"
      >${label}</a
    >
  </p> `;

const address = ({ link }: MailAction) =>
  html`<p style="margin:0 0 16px;font-size:14px;overflow-wrap:anywhere">
    If the button does not work, copy this address into your browser:<br />${link}
  </p> `;
