import type { TSchema } from 'typebox';
import type { Contract } from 'schemas/describe/contract';
import { refusals } from 'schemas/refusals';
import { html, type Html } from 'platform/html';
import { page } from '../../plain-pages/page';

/** Every call on one page, without script: what it does, who may make it, what goes in, what comes out, why it may be refused. */
export const apiPage = (contracts: readonly Contract[]): string =>
  page({
    title: 'Calls',
    styles: '/api-docs/page.css',
    home: '/',
    main: html`<h1>Calls</h1>
      <p>
        Bodies are JSON. Send the access token as <code>Authorization: Bearer …</code>, and with every command an
        <code>Idempotency-Key</code> of your own: a repeat replies as the first time did and changes nothing. A command
        replies with its position; a query that carries it as <code>X-Position</code> answers at or after it. Whatever
        says no is <code>application/problem+json</code> with a stable <code>code</code>. The same for programs:
        <a href="/openapi.json">openapi.json</a>.
      </p>
      ${side('Commands', contracts, 'command')} ${side('Queries', contracts, 'query')}`,
  });

const side = (title: string, contracts: readonly Contract[], which: Contract['side']): Html =>
  html`<h2>${title}</h2>
    ${contracts.filter((contract) => contract.side === which).map(call)}`;

const call = (contract: Contract): Html =>
  html`<details class="card">
    <summary><span class="method">${contract.method}</span> <code>${contract.path}</code></summary>
    <p>${contract.summary}</p>
    <p class="soft">${callers(contract)}</p>
    ${fields('In', contract.request)} ${reply(contract)} ${refused(contract)}
  </details>`;

const callers = ({ who }: Contract) =>
  who.kind === 'anyone'
    ? 'Anybody, signed in or not.'
    : `For ${who.roles.join(', ')}${who.afterPassword ? ', a short while after the password was given' : ''}.`;

function fields(title: string, group: Readonly<Record<string, TSchema>>): Html {
  const rows = Object.entries(group).map(
    ([name, schema]) =>
      html`<tr>
        <td><code>${name}</code></td>
        <td>${described(schema)}${'~optional' in schema ? ', may be left out' : ''}</td>
      </tr>`,
  );
  if (rows.length === 0) return html``;
  return html`<h3>${title}</h3>
    <table>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
}

function reply({ reply: schema }: Contract): Html {
  const { properties } = schema as { properties?: Record<string, TSchema> };
  return properties
    ? fields('Out', properties)
    : html`<h3>Out</h3>
        <p>${described(schema)}</p>`;
}

function refused({ refusals: codes }: Contract): Html {
  if (codes.length === 0) return html``;
  const rows = codes.map(
    (code) =>
      html`<tr>
        <td><code>${code}</code></td>
        <td>${told(code)}</td>
      </tr>`,
  );
  return html`<h3>Refused as</h3>
    <table>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
}

function told(code: string): string {
  const text = (refusals as Readonly<Record<string, { status: number; title: string }>>)[code];
  return text ? `${text.status}: ${text.title}` : '';
}

interface Described {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: TSchema;
  readonly anyOf?: readonly TSchema[];
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

/** A schema in a few words: `a list of at most 20 of {questionId: text, …}`. */
function described(schema: TSchema): string {
  const said = schema as Described;
  if (said.const !== undefined) return JSON.stringify(said.const);
  if (said.enum) return said.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (said.anyOf) return said.anyOf.map(described).join(' or ');
  return describedType(said);
}

function describedType(said: Described): string {
  const { type, properties } = said;
  if (type === 'array') return describedList(said);
  if (type === 'string') return describedText(said);
  if (!properties) return type ?? 'anything';
  const inside = Object.entries(properties).map(([name, inner]) => `${name}: ${described(inner)}`);
  return `{${inside.join(', ')}}`;
}

const describedList = ({ items, maxItems }: Described) =>
  `a list of ${maxItems === undefined ? '' : `at most ${maxItems} `}${items ? described(items) : 'anything'}`;

const describedText = ({ contentMediaType, format = 'text', maxLength }: Described) =>
  contentMediaType === undefined
    ? `${format}${maxLength === undefined ? '' : `, up to ${maxLength} characters`}`
    : `a file, ${contentMediaType}`;
