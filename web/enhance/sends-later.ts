import { dropDraft } from '../client/draft-store.ts';
import { goTo } from '../client/leaving.ts';
import { word } from '../client/words.ts';
import { sendOrKeep, whenTaken } from '../offline/send-later.ts';
import { sayOf, unsay } from './no-network.ts';

/** A form whose words may be sent later. */
export const sendsLater = (form: HTMLFormElement): void => {
  const name = form.dataset.draft ?? '';
  let isBusy = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    unsay(form);
    const said = new URLSearchParams();
    for (const [field, value] of new FormData(form, event.submitter)) said.append(field, String(value));
    const type = 'application/x-www-form-urlencoded';
    const outcome = await sendOrKeep({ name, url: form.action, type, body: String(said) });
    isBusy = false;
    if (outcome.is === 'taken') {
      dropDraft(name);
      goTo(outcome.url);
    } else if (outcome.is === 'refused')
      HTMLFormElement.prototype.submit.call(form); // its page says why
    else sayOf(form, word('sendsLater'));
  });
  whenTaken(name, () => {
    form.reset();
    sayOf(form, word('wentLater'), 'good');
  });
};
