import type { CommandContext } from '#commands/command.ts';
import type { ContentFacts } from '#commands/company/content-facts.ts';
import { kyselyOf } from '#infra/database/database.ts';
import { type Media, mediaIn } from '#infra/media/media.ts';
import { hasBranches } from '#read-api/company/company-content.ts';
import { isShownElsewhere } from '#read-api/company/image-shown.ts';
import { contextWith } from '#tests/command-context.ts';
import type { World } from '#tests/projections/engine.ts';

/** What commands of a company's photos work with, whose files are in `folder`. */
export const photoContext = (world: World, folder: string): CommandContext & { readonly media: Media } => {
  const db = kyselyOf(world.pool);
  const media = mediaIn(folder);
  const content: ContentFacts = {
    image: media.image,
    isStored: async () => true,
    async forgetImage(id, companyId) {
      if (!(await isShownElsewhere(db, id, companyId))) await media.removeImage(id);
    },
    mostVisuals: 10,
    hasBranches: (id) => hasBranches(db, id),
  };
  return contextWith({ ...world, db, media }, { content });
};
