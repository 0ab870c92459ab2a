import { at, circle, darker, lighter, oval, type Pen, path, rect, shadow, stroke, times } from './pen.ts';

const skins = ['#3b2417', '#4a2c1b', '#5c3822', '#6f452a', '#83553a', '#9a6a48'];
const cloths = [
  '#26377f',
  '#a3421d',
  '#14523a',
  '#d8952a',
  '#8c3516',
  '#2f6f73',
  '#6d2f5a',
  '#efe3c8',
  '#c9d1f2',
  '#b5483a',
];
const hairs = ['short', 'short', 'round', 'bun', 'braids', 'wrap', 'scarf', 'cap', 'bald'] as const;
type Hair = (typeof hairs)[number];

export type Look = {
  readonly hair?: Hair;
  readonly top?: string;
  /** Over the clothes, as a cook or a doctor wears it. */
  readonly over?: 'apron' | 'coat' | 'vest' | undefined;
  /** Where the hands are. */
  readonly pose?: 'rest' | 'work' | 'point' | 'carry';
  readonly from?: 'front' | 'behind';
};

const head = (pen: Pen, hair: Hair, skin: string, cloth: string, behind: boolean): string => {
  const black = '#1b1411';
  const face = circle(0, -87, 9.2, pen.lit(skin, 'left', 0.12)) + oval(0, -82, 7.4, 8, pen.lit(skin, 'left', 0.12));
  const looks = behind
    ? circle(0, -87, 9.6, black)
    : circle(-3.4, -87, 0.9, '#120c08') +
      circle(3.4, -87, 0.9, '#120c08') +
      stroke('M-2.6-81.4q2.6 2.2 5.2 0', darker(skin, 0.5), 1);
  const over: Record<Hair, string> = {
    short: path('M-9.6-88q-1-11 9.6-11t9.6 11q-3-5.5-9.6-5.5t-9.6 5.5z', black),
    round: path('M-11-84q-7-20 11-20t11 20q0-10-11-10.5t-11 10.5z', black),
    bun: path('M-9.6-87q-1-12 9.6-12t9.6 12q-3-6-9.6-6t-9.6 6z', black) + circle(0, -101, 5, black),
    braids:
      path('M-9.6-86q-1-13 9.6-13t9.6 13q-3-7-9.6-7t-9.6 7z', black) +
      stroke('M-9-90q-4 12-2 22M9-90q4 12 2 22M-7-92q-6 14-5 20M7-92q6 14 5 20', black, 2.6),
    wrap:
      path('M-10-88q-4-16 10-17t10 17q-4-5-10-5t-10 5z', pen.lit(cloth, 'left')) +
      path('M4-102q10-8 10 1-4 5-10 3z', cloth) +
      stroke('M-9-93q9-6 18 0', lighter(cloth, 0.4), 1.2),
    scarf: path(
      'M-11-78q-3-23 11-23t11 23q3 9-1 14h-20q-4-5-1-14zM-7-86q0 12 7 13t7-13q-2-6-7-6t-7 6z',
      pen.lit(cloth, 'left'),
    ),
    cap: path('M-9.8-89q0-11 9.8-11t9.8 11z', cloth) + rect(-10, -90.5, 19, 2.6, darker(cloth)),
    bald: '',
  };
  return face + (hair === 'scarf' && behind ? '' : looks) + over[hair];
};

/** A person who stands with the feet at a place, about a hundred units tall. No two are alike. */
export const person = (pen: Pen, x: number, y: number, scale: number, look: Look = {}): string => {
  const { draw } = pen;
  const skin = draw.of(skins);
  const top = look.top ?? draw.of(cloths);
  const below = draw.of(['#2b2a33', '#3b3a4c', '#5a4632', '#26377f', top]);
  const hair = look.hair ?? draw.of(hairs);
  const behind = look.from === 'behind';
  const dressed = below === top;
  const legs = dressed
    ? path('M-11-42h22l7 37h-36z', pen.lit(top, 'left'))
    : rect(-9.5, -44, 8.5, 42, pen.lit(below, 'left')) + rect(1, -44, 8.5, 42, pen.lit(below, 'left'));
  const shoes = oval(-5.5, -1.5, 5, 2.6, '#1f1b16') + oval(5.5, -1.5, 5, 2.6, '#1f1b16');
  const body = path('M-12-68q0-6 8-7h8q8 1 8 7l-1 27h-22z', pen.lit(top, 'left'));
  const print = draw.chance(0.45)
    ? times(9, (i) => {
        const [px, py] = [-7 + (i % 3) * 7, -64 + Math.floor(i / 3) * 8];
        return path(`M${px}-0m0 ${py}l2 2.4-2 2.4-2-2.4z`, lighter(top, 0.55));
      })
    : '';
  const over = {
    apron: path('M-8-66h16l3 38h-22z', '#efe6d5'),
    coat: path('M-13-68q1-6 8-7l5 12 5-12q7 1 8 7l2 45h-11l-4-30-4 30h-11z', pen.lit('#f4f2ee', 'left', 0.08)),
    vest: path('M-12-70l6-5v34h-6zM12-70l-6-5v34h6z', '#e38b1d') + rect(-12, -56, 24, 2.6, '#f5f0d0'),
  };
  const sleeve = look.over === 'coat' ? '#e9e6e0' : darker(top, 0.12);
  const arms = {
    rest: ['M-11-68q-6 12-4 24', 'M11-68q6 12 4 24'],
    work: ['M-11-68q-5 12 6 19', 'M11-68q5 12-5 20'],
    point: ['M-11-68q-6 12-4 24', 'M11-68q10 2 18-8'],
    carry: ['M-11-68q-8 10 3 16', 'M11-68q8 10-3 16'],
  }[look.pose ?? 'rest'];
  const hands = {
    rest: [-15, -43, 15, -43],
    work: [-4, -48, 5, -47],
    point: [-15, -43, 30, -77],
    carry: [-7, -51, 7, -51],
  }[look.pose ?? 'rest'] as [number, number, number, number];
  const limbs = arms.map((arm) => stroke(arm, sleeve, 6)).join('');
  const held = look.pose === 'carry' ? rect(-11, -62, 22, 15, pen.lit('#b98a54'), 1) : '';
  return (
    shadow(pen, x, y, 17 * scale, 4 * scale) +
    at(
      x,
      y,
      scale,
      legs +
        shoes +
        rect(-3.5, -78, 7, 7, darker(skin, 0.15)) +
        body +
        print +
        (look.over ? over[look.over] : '') +
        head(pen, hair, skin, draw.of(cloths), behind) +
        held +
        limbs +
        circle(hands[0], hands[1], 2.9, skin) +
        circle(hands[2], hands[3], 2.9, skin),
    )
  );
};
