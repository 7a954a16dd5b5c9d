import { expect, it } from '@jest/globals';
import { onceLetGo } from './let-go';

const taken = new Error('Port 8080 is taken by another program.');

it('has the port once the dying process has closed it', async () => {
  let asked = 0;
  await onceLetGo(() => (++asked < 3 ? Promise.reject(taken) : Promise.resolve()));
  expect(asked).toBe(3);
});

it('says so where another program keeps it', async () => {
  await expect(onceLetGo(() => Promise.reject(taken), 60)).rejects.toBe(taken);
});
