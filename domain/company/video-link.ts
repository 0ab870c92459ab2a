import type { Video } from './company-media.events.ts';

const sites: readonly (readonly [Video['site'], RegExp])[] = [
  [
    'youtube',
    /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/)([\w-]{11})(?:[?&#/].*)?$/,
  ],
  ['youtube', /^https:\/\/youtu\.be\/([\w-]{11})(?:[?&#/].*)?$/],
  ['youtube', /^https:\/\/(?:www\.)?youtube-nocookie\.com\/embed\/([\w-]{11})(?:[?&#/].*)?$/],
  [
    'vimeo',
    /^https:\/\/(?:www\.)?vimeo\.com\/(?:channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{5,12})(?:[?&#/].*)?$/,
  ],
  ['vimeo', /^https:\/\/player\.vimeo\.com\/video\/(\d{5,12})(?:[?&#/].*)?$/],
];

/** The video that a link leads to; undefined unless it is an https link to YouTube or Vimeo. */
export const videoOf = (link: string): Video | undefined => {
  for (const [site, pattern] of sites) {
    const id = pattern.exec(link.trim())?.[1];
    if (id) return { site, id };
  }
  return undefined;
};

/** The address of the page that shows the video. */
export const videoPage = ({ site, id }: Video): string =>
  site === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
