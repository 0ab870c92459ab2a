import { useText } from '../page/text.ts';

/** Where the script says how far it is with finding the reader (`enhance/near-me.ts`), on the screen and by ear. */
export const NearSaid = () => {
  const { t } = useText();
  return (
    <div
      className="near-said"
      id="near-said"
      role="status"
      data-asking={t('results.nearMe.asking')}
      data-slow={t('results.nearMe.slow')}
      data-refused={t('results.nearMe.refused')}
      data-failed={t('results.nearMe.failed')}
      data-write={t('results.nearMe.write')}
    />
  );
};
