import { useState } from 'react';
import { gearKeywordApi, type DefaultKeywords as Words } from '@/api/company/gear-keyword';
import { fieldsOf } from '@/elements/control/control-props';
import { LazyFormPopup } from '@/elements/form/page/lazy-form-popup';
import { lazyControl } from '@/elements/query/lazy-control';
import { useTranslation } from '@/i18n';
import { type Rule } from '@/schema/field';
import { Button } from '@/ui/button';
import { keywordLength, maxKeywords } from './keyword-draft';

const TagsInput = lazyControl(async () => (await import('@/elements/select/tags-input')).TagsInput);

const name = 'configuration.gearKeyword';

const areWithin: Rule = (value) => {
  const words: unknown[] = Array.isArray(value) ? value : [];
  if (words.length > maxKeywords) return 'many';
  return words.some((word) => String(word).length > keywordLength) ? 'long' : null;
};
const fields = fieldsOf<Words>([
  {
    key: 'keywords',
    type: 'custom',
    rules: [areWithin],
    render: (control) => <TagsInput {...control} />,
    preload: TagsInput.preload,
  },
]);

/** Edits the keywords that a new category starts with. */
export function DefaultKeywords() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Words | null>(null);
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    // The API client has shown the error.
    setOpened(await gearKeywordApi.defaults().catch(() => null));
    setBusy(false);
  };
  return (
    <>
      <Button busy={busy} onClick={() => void open()}>
        {t(`${name}.defaults`)}
      </Button>
      {opened && (
        <LazyFormPopup
          title={t(`${name}.defaults`)}
          name={name}
          fields={fields}
          initial={{ ...opened }}
          // The keys of the fields are keys of the input.
          onSave={async (values) => {
            await gearKeywordApi.saveDefaults({ ...opened, ...values });
          }}
          onReload={() => gearKeywordApi.defaults()}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
