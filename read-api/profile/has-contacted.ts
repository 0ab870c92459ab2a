import type { HasContacted } from './public-profile.ts';

// contacts with companies are not told by any event yet: until then nobody has contacted anyone
export const hasContacted: HasContacted = async () => false;
