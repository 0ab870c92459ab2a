/** What an e-mail address looks like; the browser asks it too, before a form is sent. */
export const emailShape =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** In characters. */
export const emailMax = 254;
