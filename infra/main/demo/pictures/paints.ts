import type { Paints } from './pen.ts';

/** Walls as people paint them, the ground under them, and two colours that stand out. */
export const paints: readonly Paints[] = [
  { wall: '#e9d3ab', ground: '#c9a877', wood: '#a9652f', one: '#26377f', two: '#d8952a' },
  { wall: '#dfe6ea', ground: '#b9bdc0', wood: '#b9743a', one: '#a3421d', two: '#14523a' },
  { wall: '#f2eadc', ground: '#cdb58c', wood: '#8c5a2b', one: '#14523a', two: '#d8952a' },
  { wall: '#f0d5c2', ground: '#c99b7c', wood: '#9b5c34', one: '#8c3516', two: '#2f5d8a' },
  { wall: '#d5e5d6', ground: '#a9b9a2', wood: '#9a5a2a', one: '#17683f', two: '#a3421d' },
  { wall: '#cfe3e6', ground: '#d8d2c4', wood: '#7a4a26', one: '#2f6f73', two: '#c9742a' },
  { wall: '#f3e3b8', ground: '#8f8a80', wood: '#6b4423', one: '#b5483a', two: '#26377f' },
  { wall: '#e4dcec', ground: '#c7bcae', wood: '#a4703f', one: '#6d2f5a', two: '#c9962a' },
  { wall: '#f6f3ec', ground: '#d5cfc4', wood: '#c08a52', one: '#2a3d8f', two: '#a3421d' },
];
