import { shrunk } from '../client/shrink-photo.ts';

/**
 * Draws the pictures that are chosen in a form anew, so that they are light enough for a slow network. What the browser
 * cannot draw is left as it is, for the server to say what is wrong with it. Returns whether there are any.
 */
export const lightenPictures = async (form: HTMLFormElement): Promise<boolean> => {
  const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  const input = fields.find(({ type }) => type === 'file');
  if (!input?.files?.length) return false;
  const light = new DataTransfer();
  for (const file of input.files) {
    const drawn = await shrunk(file).catch(() => file);
    light.items.add(drawn === file ? file : new File([drawn], 'photo.jpg', { type: drawn.type }));
  }
  input.files = light.files;
  return true;
};
