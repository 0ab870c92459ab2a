import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

/** Whether the company is a client: staff read and change it, nobody else does. */
export const ClientCard = ({ client }: { readonly client: boolean }) => {
  const { t } = useText();
  return (
    <Card
      id="client"
      title={t('desk.client.title')}
      action={client && <Badge tone="indigo">{t('desk.client.is')}</Badge>}
    >
      <p className="muted">{t('desk.client.lead')}</p>
      <form method="post" className="row">
        <Button look="line" icon={client ? 'undo' : 'check'} name="client" value={client ? 'no' : 'yes'}>
          {t(client ? 'desk.client.unmark' : 'desk.client.mark')}
        </Button>
      </form>
    </Card>
  );
};
