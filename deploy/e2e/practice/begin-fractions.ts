import type { Page } from 'playwright-core';

/** From the topics of Maths to the first question of five on equivalent fractions. */
export async function beginFractions(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /Fractions/ })
    .first()
    .click();
  await page.getByText('Equivalent fractions').first().click();
  await page.getByRole('button', { name: 'Start 5 questions' }).click();
  await page.getByRole('heading', { name: 'Question 1' }).waitFor();
}
