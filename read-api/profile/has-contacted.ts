import type { HasContacted } from './public-profile.ts';

// no event records contacts with companies yet: until one does, nobody has contacted anyone
export const hasContacted: HasContacted = async () => false;
