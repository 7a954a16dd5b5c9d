import type { Page } from 'playwright-core';
import { systemUrl } from '../e2e/browser/browser';
import { beginFractions } from '../e2e/practice/begin-fractions';

export interface Picture {
  /** Of its file in `docs/pictures`. */
  readonly name: string;
  /** Of the window, in px. */
  readonly width: number;
  readonly height: number;
  /** Of whoever is signed in; absent for a visitor. */
  readonly email?: string;
  readonly scene: (page: Page) => Promise<void>;
}

/** What the README shows: who is signed in, how large the window is, and what is done before the picture is taken. */
export const pictures: readonly Picture[] = [
  {
    name: 'landing',
    width: 1280,
    height: 800,
    scene: async (page) => {
      await page.goto(systemUrl());
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'question',
    width: 390,
    height: 760,
    email: 'amara@fieldfare.example',
    scene: async (page) => {
      await page.goto(`${systemUrl()}/app/math`);
      await beginFractions(page);
      await page.getByRole('textbox').fill('3/4');
    },
  },
  {
    name: 'dashboard',
    width: 1280,
    height: 800,
    email: 'mei@fieldfare.example',
    scene: async (page) => {
      await page.goto(`${systemUrl()}/app/dashboard`);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  {
    name: 'investigations',
    width: 1280,
    height: 800,
    email: 'admin@fieldfare.example',
    scene: async (page) => {
      await page.goto(`${systemUrl()}/app/admin-whizz/investigations`);
      await page.getByRole('button', { name: /Read models all/ }).click();
      await page.getByText('practice_worksheets', { exact: true }).waitFor();
      await page.getByRole('heading', { name: 'Read models' }).evaluate((heading) => heading.scrollIntoView());
    },
  },
];
