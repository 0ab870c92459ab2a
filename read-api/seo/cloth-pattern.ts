import { clothOf } from '#web/ui/cloth.tsx';

// the same palettes as in `web/ui/cloth.css` and patterns as in `web/ui/tokens.css`; a test compares them
export const palettes = [
  { ground: '#26377f', thread: '#7d8fd8' },
  { ground: '#8c3516', thread: '#e79a63' },
  { ground: '#d8952a', thread: '#7a3a0c' },
  { ground: '#14523a', thread: '#72b98e' },
  { ground: '#efe3c8', thread: '#26377f' },
  { ground: '#2b2420', thread: '#c98b3a' },
] as const;

/** One tile of each pattern. */
export const repeats = [
  { width: 14, height: 14, path: `<path d='M7 1 13 7 7 13 1 7zM7 5 5 7l2 2 2-2z' fill-rule='evenodd'/>` },
  { width: 14, height: 9, path: `<path d='M0 7 7 1l7 6v2.4L7 3.6 0 9.4z'/>` },
  {
    width: 16,
    height: 16,
    path: `<path d='M0 0h8v2H0zM0 3h8v2H0zM0 6h8v2H0zM8 8h8v2H8zM8 11h8v2H8zM8 14h8v2H8zM9 0h2v8H9zM12 0h2v8h-2zM1 8h2v8H1zM4 8h2v8H4z'/>`,
  },
  { width: 12, height: 12, path: `<circle cx='3' cy='3' r='1.8'/><circle cx='9' cy='9' r='1.8'/>` },
  { width: 14, height: 14, path: `<path d='M0 14 7 2l7 12z'/>` },
  { width: 18, height: 14, path: `<path d='M0 0h3v14H0zM6 0h1.5v14H6zM9 2h6v3H9zM12 9h6v3h-6z'/>` },
] as const;

export type ClothPattern = { readonly palette: (typeof palettes)[number]; readonly repeat: (typeof repeats)[number] };

/** Returns a company's fabric pattern as on its pages: its colours and one tile. */
export const clothPattern = (id: number): ClothPattern => {
  const [palette = 1, pattern = 1] = [...clothOf(id).matchAll(/\d/g)].map(Number);
  return { palette: palettes[palette - 1] ?? palettes[0], repeat: repeats[pattern - 1] ?? repeats[0] };
};
