import { careScenes } from './scenes-care.ts';
import { foodScenes } from './scenes-food.ts';
import { roadScenes } from './scenes-road.ts';
import { shopScenes } from './scenes-shops.ts';
import { workScenes } from './scenes-work.ts';

/** Every place that photos of the demo show. */
export const scenes = { ...shopScenes, ...workScenes, ...foodScenes, ...careScenes, ...roadScenes };
export type SceneName = keyof typeof scenes;
