import '@testing-library/jest-dom/jest-globals';
import { afterEach, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// In milliseconds. What is waited for comes much sooner; a machine that is busy with other tests is given the time.
configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(120_000);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
