import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { pageStyles } from '../plain-pages/page';
import { inboxPage, messagePage } from './inbox-pages';
import type { Mailbox } from './mailbox';
import type { Message } from './message';

const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
// Mail is written by anybody: it runs nothing, loads nothing, and opens its links in a window of their own.
const messagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'";

/** The inbox under /mail: pages for people, /mail/messages.json for tests. */
export function inboxApp(mailbox: Mailbox): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(headers);
  app.get(['/healthz', '/readyz'], (_, response) => void response.json({ status: 'ok' }));
  app.get(
    '/mail',
    (request, response) => void response.send(inboxPage(mailbox.list(wantedTo(request)), wantedTo(request))),
  );
  app.get('/mail/page.css', (_, response) => void response.type('css').send(pageStyles));
  app.get(
    '/mail/messages.json',
    (request, response) => void response.json(mailbox.list(wantedTo(request)).map(asJson)),
  );
  app.get('/mail/:id', (request, response) =>
    withMessage(mailbox, request, response)((message) => response.send(messagePage(message))),
  );
  app.get('/mail/:id/html', (request, response) =>
    withMessage(
      mailbox,
      request,
      response,
    )((message) => {
      response.set('Content-Security-Policy', messagePolicy).type('html').send(`<base target="_blank">${message.html}`);
    }),
  );
  app.get('/mail/:id/attachments/:index', (request, response) =>
    withMessage(
      mailbox,
      request,
      response,
    )(({ attachments }) => {
      const file = attachments[Number(request.params.index)];
      if (!file) return void response.sendStatus(404);
      response.attachment(file.name).type(file.type).send(file.content);
    }),
  );
  return app;
}

const headers: RequestHandler = (_, response, next) => {
  response.set({
    'Content-Security-Policy': pagePolicy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
  next();
};

const wantedTo = ({ query }: Request) => (typeof query['to'] === 'string' ? query['to'].trim() : '');

const withMessage =
  (mailbox: Mailbox, { params }: Request, response: Response) =>
  (show: (message: Message) => unknown) => {
    const message = mailbox.find(String(params['id']));
    if (message) show(message);
    else response.sendStatus(404);
  };

const asJson = ({ attachments, ...message }: Message) => ({
  ...message,
  attachments: attachments.map(({ name, type, content }) => ({ name, type, bytes: content.length })),
});
