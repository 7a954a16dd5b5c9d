// What jsdom lacks and the client or its libraries use.
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { webcrypto } from 'node:crypto';
import * as React from 'react';

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

define(globalThis, 'TextEncoder', TextEncoder);
define(globalThis, 'TextDecoder', TextDecoder);
define(globalThis, 'crypto', webcrypto);
define(globalThis, 'structuredClone', (value: unknown) => deserialize(serialize(value)) as unknown);
define(globalThis, 'matchMedia', (media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
}));
define(
  globalThis,
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
define(globalThis, 'scrollTo', () => undefined);
define(Element.prototype, 'scrollIntoView', () => undefined);

// Forms tell their watchers through one. Node's own would keep the process from ending.
define(
  globalThis,
  'MessageChannel',
  class {
    readonly port1: { onmessage?: () => void } = {};
    readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
  },
);

// jsdom's takes 10 of the 11 s of a test with a table; nobody measures a layout here.
const style = new CSSStyleDeclaration();
define(globalThis, 'getComputedStyle', () => style);

if (!('timeout' in AbortSignal)) define(AbortSignal, 'timeout', () => new AbortController().signal);

define(HTMLDialogElement.prototype, 'showModal', function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '');
});
define(HTMLDialogElement.prototype, 'close', function close(this: HTMLDialogElement) {
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
});

// React keeps a stack for each element it makes, of which only its warnings tell: a tenth of a test with a table.
const internals = (React as unknown as Record<string, object | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
