import { expect, it, jest } from '@jest/globals';
import type * as PdfMake from 'pdfmake';

it('prints again after what makes a document could not be loaded once, and loads it no more after that', async () => {
  await jest.isolateModulesAsync(async () => {
    const { default: pdfmake } = (await import('pdfmake')) as { default: typeof PdfMake };
    const setFonts = jest.spyOn(pdfmake, 'setFonts').mockImplementationOnce(() => {
      throw new Error('the disk was away');
    });
    const { pdfOf } = await import('./pdf');
    const print = () => pdfOf({ content: 'Question 1', defaultStyle: { font: 'Lexend' } });
    await expect(print()).rejects.toThrow('the disk was away');
    expect(Buffer.from((await print()).subarray(0, 5)).toString()).toBe('%PDF-');
    await print();
    expect(setFonts).toHaveBeenCalledTimes(2);
  });
});
