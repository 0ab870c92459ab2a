import type { CategoriesTree } from '#read-api/category/categories-tree.ts';
import { ResumeNotice } from '../account/resume-notice.tsx';
import { useDraft } from '../client/draft.tsx';
import type { Draft } from '../client/draft-store.ts';
import { fieldsOf, type Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { SelectorOf } from '../ui/selector-of.tsx';
import { TextArea } from '../ui/text-field.tsx';

type Props = {
  readonly categories: CategoriesTree['results'];
  readonly category: string;
  readonly version: number;
  /** Whether the team decides; otherwise it is chosen at once. */
  readonly asks: boolean;
  readonly refusal: Refused | undefined;
  readonly typed: Readonly<Record<string, string>> | null;
  /** The name of its draft, and what the account keeps of it. */
  readonly draft: string;
  readonly kept: Draft | null;
};

/** Another category, and why. */
export const CategoryForm = ({ categories, category, version, asks, refusal, typed, draft, kept }: Props) => {
  const { t } = useText();
  const isReturned = refusal !== undefined || typed !== null;
  const { form, version: edited, notice } = useDraft(draft, { version, isReturned, kept });
  const before: Readonly<Record<string, string>> = asks ? {} : { newCategory: category };
  const field = fieldsOf(refusal, typed ?? before);
  // the commands name it differently
  const wrong = refusal?.errors.find(({ field: name }) => name === 'category')?.message;
  const chosen = field('newCategory');
  return (
    <Card title={t(asks ? 'edit.category.ask.title' : 'edit.category.choose.title')}>
      <form ref={form} method="post" className="stack" noValidate>
        {notice}
        {typed && !refusal && <ResumeNotice />}
        <input type="hidden" name="edited" value={edited} />
        <SelectorOf
          {...chosen}
          error={chosen.error ?? wrong}
          label={t('edit.category.new')}
          source="/ajax/category-choice"
          context="company"
          placeholder={t('web.do.choose')}
          required
        >
          {categories.map(({ id, name, children }) => (
            <optgroup key={id} label={name}>
              {children.map((child) => (
                <option key={child.id} value={child.id}>
                  {child.name}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectorOf>
        {asks && (
          <TextArea
            {...field('changeReason')}
            label={t('edit.reason')}
            hint={t('edit.category.reason.hint')}
            maxLength={500}
            rows={4}
            required
          />
        )}
        <Button look="primary" name="do" value={asks ? 'ask' : 'choose'}>
          {t(asks ? 'edit.claim.words.send' : 'web.do.save')}
        </Button>
      </form>
    </Card>
  );
};
