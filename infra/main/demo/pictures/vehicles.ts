import { at, circle, darker, lighter, oval, type Pen, path, rect, shadow, stroke, times } from './pen.ts';

const wheel = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#1b1a1c') + circle(x, y, r * 0.56, '#8d9096') + circle(x, y, r * 0.2, '#33343a');

export const motorbike = (pen: Pen, x: number, y: number, scale: number): string => {
  const fill = pen.draw.of(['#b3261e', '#26377f', '#1f1b16', '#d8952a', '#14523a']);
  return (
    shadow(pen, x, y, 46 * scale, 6 * scale) +
    at(
      x,
      y,
      scale * (pen.draw.chance(0.5) ? 1 : 1),
      wheel(-28, -12, 12) +
        wheel(28, -12, 12) +
        stroke('M-28-12l14-18 26 2 16 16M22-36l6 24M-14-30l8 18h18', '#3a3a40', 3.4) +
        path('M-22-34q12-8 26 0l12-2q8 0 8 8l-20 6-24-4z', pen.lit(fill)) +
        path('M-30-38q14-5 28 0v4h-26z', '#221d1a') +
        stroke('M16-46l8 4-2 8M12-47h6', '#2b2b30', 2.6) +
        circle(27, -33, 3.6, '#fdf3c4'),
    )
  );
};

export type Body = 'car' | 'taxi' | 'van' | 'jeep' | 'bus' | 'truck';

const glass = (pen: Pen): string => pen.lit('#8fb0c2', 'above', 0.4);

export const vehicle = (pen: Pen, body: Body, x: number, y: number, scale: number): string => {
  const fill =
    body === 'taxi'
      ? pen.draw.of(['#e0a526', '#d9702a', '#e3bf3a'])
      : pen.draw.of(['#f2efe8', '#c8ccd0', '#2b3a55', '#8c2a20', '#1f2326', '#3f6f86', '#7d8a78', '#b9a27a']);
  const paint = pen.lit(fill);
  const lamps = (from: number, to: number, h: number) =>
    rect(to - 7, h, 7, 6, '#fff2c2', 2) + rect(from, h, 5, 6, '#c3352b', 2);
  const shapes: Record<Body, () => string> = {
    car: () =>
      path('M-80-16q-2-18 14-20l22-3q14-20 32-21h20q20 0 34 22 30 3 36 10 3 4 2 12z', paint) +
      path('M-38-39q12-15 24-16h10v16zM2-55h8q16 1 27 16H2z', glass(pen)) +
      stroke('M0-52v34M-76-26H76', darker(fill, 0.25), 1) +
      lamps(-80, 80, -30),
    taxi: () =>
      shapes.car() +
      rect(-14, -69, 26, 10, '#fffbe8', 3) +
      times(14, (i) => rect(-60 + i * 9, -30, 4.5, 4.5, i % 2 ? '#1f1b16' : '#f7f2e4')),
    van: () =>
      path('M-88-16v-58q0-8 8-8h104q16 0 28 24l26 8q10 4 10 14v20z', paint) +
      path('M30-74q12 2 20 18H26v-18z', glass(pen)) +
      times(3, (i) => rect(-78 + i * 34, -72, 28, 20, glass(pen), 3)) +
      stroke('M22-76v58M-84-34H84', darker(fill, 0.25), 1.2) +
      lamps(-88, 88, -34),
    jeep: () =>
      path('M-84-18v-28l10-6 8-30q1-6 8-6h66q8 0 13 7l16 28 40 5q8 2 8 10v20z', paint) +
      path('M-56-80h28v26h-36zM-22-80h26l16 26h-42z', glass(pen)) +
      rect(-98, -50, 13, 24, '#2b2b30', 3) +
      lamps(-84, 84, -38),
    bus: () =>
      rect(-150, -108, 300, 92, paint, 10) +
      times(8, (i) => rect(-140 + i * 34, -96, 28, 32, glass(pen), 3)) +
      rect(134, -98, 14, 48, glass(pen), 3) +
      rect(-150, -54, 300, 9, pen.paints.one) +
      rect(-150, -44, 300, 4, pen.paints.two) +
      rect(98, -62, 26, 44, darker(fill, 0.2), 2) +
      lamps(-150, 150, -34) +
      (pen.draw.chance(0.5)
        ? times(6, (i) =>
            rect(
              -120 + i * 38,
              -122 - (i % 2) * 5,
              32,
              16 + (i % 2) * 5,
              pen.draw.of(['#8a5a33', '#3d5a7a', '#a3421d', '#5b6b3a']),
              2,
            ),
          )
        : ''),
    truck: () =>
      rect(-160, -116, 212, 90, pen.lit(pen.draw.of(['#26377f', '#a3421d', '#d9d3c4', '#14523a', '#3f5f6f'])), 2) +
      times(12, (i) => stroke(`M${-150 + i * 17}-112v82`, 'rgba(0,0,0,.16)', 2)) +
      path('M58-22v-74q0-6 6-6h36q10 0 15 12l14 30q3 4 3 10v28z', paint) +
      path('M76-92h22q6 0 9 8l9 22H76z', glass(pen)) +
      rect(-160, -28, 290, 8, '#2b2b30') +
      lamps(-160, 132, -40),
  };
  const wheels: Record<Body, readonly (readonly [number, number])[]> = {
    car: [
      [-48, 15],
      [46, 15],
    ],
    taxi: [
      [-48, 15],
      [46, 15],
    ],
    van: [
      [-54, 16],
      [52, 16],
    ],
    jeep: [
      [-50, 18],
      [48, 18],
    ],
    bus: [
      [-96, 19],
      [80, 19],
    ],
    truck: [
      [-120, 19],
      [-80, 19],
      [92, 19],
    ],
  };
  const way = pen.draw.chance(0.5) ? 1 : -1;
  const long = body === 'bus' || body === 'truck' ? 165 : 95;
  const inner =
    shapes[body]() +
    wheels[body].map(([at1, r]) => wheel(at1, -r + 1, r)).join('') +
    oval(-10, -60, long * 0.5, 5, 'rgba(255,255,255,.16)');
  return (
    shadow(pen, x, y, long * scale, 11 * scale) +
    `<g transform="translate(${x} ${y}) scale(${scale * way} ${scale})">${inner}</g>`
  );
};

/** A hoist, a hood that is open: what tells a garage. */
export const hoist = (pen: Pen, x: number, y: number, body: Body): string =>
  rect(x - 92, y - 190, 14, 190, pen.lit('#c33b2c', 'left')) +
  rect(x + 78, y - 190, 14, 190, pen.lit('#c33b2c', 'left')) +
  vehicle(pen, body, x, y - 66, 0.95) +
  rect(x - 90, y - 70, 180, 7, lighter('#5a5f66', 0.1)) +
  shadow(pen, x, y, 100, 10);
