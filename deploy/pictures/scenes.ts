/** What the README shows: who is signed in, how large the window is, and what is done before the picture is taken. */
export const pictures = [
  {
    name: 'landing',
    width: 1280,
    height: 800,
    scene: async (page, address) => {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'question',
    width: 390,
    height: 760,
    email: 'amara@fieldfare.example',
    scene: async (page, address) => {
      await page.goto(`${address}/app/math`);
      await page
        .getByRole('link', { name: /Fractions/ })
        .first()
        .click();
      await page.getByText('Equivalent fractions').first().click();
      await page.getByRole('button', { name: 'Start 5 questions' }).click();
      await page.getByRole('heading', { name: 'Question 1' }).waitFor();
      await page.getByRole('textbox').fill('3/4');
    },
  },
  {
    name: 'dashboard',
    width: 1280,
    height: 800,
    email: 'mei@fieldfare.example',
    scene: async (page, address) => {
      await page.goto(`${address}/app/dashboard`);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  {
    name: 'investigations',
    width: 1280,
    height: 800,
    email: 'admin@fieldfare.example',
    scene: async (page, address) => {
      await page.goto(`${address}/app/admin-whizz/investigations`);
      await page.getByText('practice_worksheets', { exact: true }).waitFor();
    },
  },
];
