/** What one photo may weigh on its way, in bytes. */
export const mostPhotoBytes = 300_000;

/** The longer side in pixels and the quality of each try, until one is light enough. */
const tries = [
  [1600, 0.82],
  [1600, 0.7],
  [1600, 0.55],
  [1280, 0.6],
  [960, 0.6],
  [640, 0.6],
] as const;

const sent = /^image\/(jpeg|png|webp)$/;

const drawn = (picture: ImageBitmap, side: number, quality: number): Promise<Blob | null> => {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = '#fff'; // behind what is transparent
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
};

/**
 * Returns a photo that is light enough to be sent: itself, or drawn anew, upright and no larger than a page shows it.
 * Throws for a file that is no photo.
 */
export const shrunk = async (file: Blob): Promise<Blob> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    if (file.size <= mostPhotoBytes && sent.test(file.type)) return file;
    let lightest: Blob | null = null;
    for (const [side, quality] of tries) {
      lightest = (await drawn(picture, side, quality)) ?? lightest;
      if (lightest && lightest.size <= mostPhotoBytes) break;
    }
    return lightest ?? file;
  } finally {
    picture.close();
  }
};
