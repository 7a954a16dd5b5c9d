import { expect, it, jest } from '@jest/globals';
import type { Request, RequestHandler, Response } from 'express';
import { atOnce } from './at-once';

const response = Object.create(null) as Response;
const asked = (method: string, path: string) => Object.assign(Object.create(null) as Request, { method, path });

it('leads to the call with this method and address, under its pattern', async () => {
  const handler = jest.fn<RequestHandler>();
  const request = asked('POST', '/submitAnswer');
  const next = jest.fn<() => void>();
  await atOnce(new Map([['POST /submitAnswer', handler]]))(request, response, next);
  expect(handler).toHaveBeenCalledWith(request, response, next);
  expect(request.route).toEqual({ path: '/submitAnswer' });
  expect(next).not.toHaveBeenCalled();
});

it.each([
  ['HEAD', '/getCatalogue'],
  ['POST', '/getCatalogue'],
  ['GET', '/GETCATALOGUE'],
  ['GET', '/getCatalogue/'],
  ['GET', '/constructor'],
])('leaves %s %s to the patterns', async (method, path) => {
  const handler = jest.fn<RequestHandler>();
  const request = asked(method, path);
  const next = jest.fn<() => void>();
  await atOnce(new Map([['GET /getCatalogue', handler]]))(request, response, next);
  expect(next).toHaveBeenCalledWith();
  expect(handler).not.toHaveBeenCalled();
  expect(request.route).toBeUndefined();
});

it('hands on what the call fails with', async () => {
  const failing: RequestHandler = () => Promise.reject(new Error('away'));
  const run = atOnce(new Map([['GET /x', failing]]));
  await expect(run(asked('GET', '/x'), response, () => undefined)).rejects.toThrow('away');
});
