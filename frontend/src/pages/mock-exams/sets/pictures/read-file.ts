/** As the service takes it, before base64. */
export const MOST_BYTES = 5 * 1024 * 1024;

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** What is wrong with a file that is to be a picture: said before it is sent. */
export function fileFault({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!pictureTypes.some((one) => one === type)) return 'Please take a PNG, JPEG or WebP file.';
  return size > MOST_BYTES ? 'This picture is too large: it may have 5 MB.' : undefined;
}

/** The bytes of a file in base64. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
