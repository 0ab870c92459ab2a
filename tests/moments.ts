const dayMs = 86_400_000;

/** The next Wednesday at 12:00 UTC: shops of every country of the demo are open, and what expires has not yet. */
export const weekdayNoon = (): string => {
  const day = new Date(Date.now() + dayMs);
  while (day.getUTCDay() !== 3) day.setTime(day.getTime() + dayMs);
  return `${day.toISOString().slice(0, 10)}T12:00:00Z`;
};
