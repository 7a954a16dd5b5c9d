import { Router } from 'express';
import type { Contract } from 'schemas/describe/contract';
import { openApi } from 'schemas/describe/openapi';
import { refusals } from 'schemas/refusals';
import { productName } from '../../../frontend/src/look/product';
import { version } from '../../../package.json';
import { pageStyles } from '../../plain-pages/page';
import { apiPage } from './api-page';

/** The description of every call for programs, and the same for people. */
export function apiDocs(calls: readonly Contract[]): Router {
  const document = openApi(calls, { title: productName, version, hidden: () => false, refusals });
  // Made once: a megabyte that is written anew for each who asks takes the gateway from all others.
  const text = JSON.stringify(document);
  const page = apiPage(calls);
  const router = Router();
  router.get('/openapi.json', (_, response) => void response.set('Cache-Control', 'no-cache').type('json').send(text));
  router.get('/api-docs', (_, response) => void response.set('Cache-Control', 'no-cache').send(page));
  router.get('/api-docs/page.css', (_, response) => void response.type('css').send(pageStyles));
  return router;
}
