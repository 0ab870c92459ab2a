/** In seconds: how long a photo that staff deleted can be put back. Its files are deleted then, and its letter goes out. */
export const photoUndoS = 600;
