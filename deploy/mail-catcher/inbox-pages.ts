import { html, type Html } from 'platform/html';
import { page } from '../plain-pages/page';
import type { Message } from './message';

const mailPage = (title: string, main: Html) => page({ title, styles: '/mail/page.css', home: '/', main });

/** The list of messages, newest first. */
export const inboxPage = (messages: readonly Message[], to: string): string =>
  mailPage(
    'Mail',
    html`<h1>Mail</h1>
      <p class="soft">What the system has sent. Nothing leaves this machine.</p>
      <form method="get" action="/mail">
        <label>To<input type="search" name="to" value="${to}" placeholder="part of an address" /></label>
        <button>Search</button>
      </form>
      ${messages.length > 0 ? messages.map(listed) : html`<p>${to === '' ? 'No mail yet.' : `No mail to ${to}.`}</p>`}`,
  );

const listed = ({ id, to, subject, receivedAt }: Message): Html =>
  html`<a class="card" href="/mail/${id}">
    <span class="between"
      ><b>${subject}</b><time class="soft" datetime="${receivedAt}">${shown(receivedAt)}</time></span
    >
    <span class="soft">${to.join(', ')}</span>
  </a>`;

/** One message; its own HTML is shown in a frame that may run nothing. */
export const messagePage = (message: Message): string =>
  mailPage(
    message.subject,
    html`<p><a href="/mail">All mail</a></p>
      <h1>${message.subject}</h1>
      <p class="soft">
        From ${message.from}, to ${message.to.join(', ')},
        <time datetime="${message.receivedAt}">${shown(message.receivedAt)}</time>
      </p>
      ${message.attachments.length > 0 ? attached(message) : html``} ${body(message)}`,
  );

const attached = ({ id, attachments }: Message): Html =>
  html`<p>
    Attached:
    ${attachments.map(({ name }, index) => html`<a href="/mail/${id}/attachments/${index}" download>${name}</a> `)}
  </p>`;

const body = ({ id, html: ownHtml, text }: Message): Html =>
  ownHtml === ''
    ? html`<div class="card"><pre>${linked(text)}</pre></div>`
    : html`<iframe
          src="/mail/${id}/html"
          title="The message"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        ></iframe>
        <details class="card">
          <summary>As plain text</summary>
          <pre>${linked(text)}</pre>
        </details>`;

/** What ends a sentence, or closes what a link stands in, is no part of the link. */
const LINK = /(https?:\/\/[^\s<>]*[^\s<>.,;:!?)\]}'"’”])/;

const linked = (text: string): Html[] =>
  text.split(LINK).map((part, index) => (index % 2 === 0 ? html`${part}` : html`<a href="${part}">${part}</a>`));

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});
/** Noon and midnight by their names: twelve "am" is read as either. */
export const shown = (instant: string) =>
  time
    .format(new Date(instant))
    .replace(/\b12:00\s?am/, 'midnight')
    .replace(/\b12:00\s?pm/, 'noon');
