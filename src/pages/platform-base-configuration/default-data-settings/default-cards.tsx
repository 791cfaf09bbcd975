import { fieldsOf } from '@/elements/control/control-props';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/i18n';
import { companyDetailApi, type LineRecommendTextInput } from '@/api/company/company-detail';
import { gearKeywordApi, type DefaultKeywordsInput } from '@/api/company/gear-keyword';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { CollapsibleCard } from '@/elements/form/page/collapsible-card';
import { maxLength } from '@/elements/form/rules';
import { CardForm } from './form-card';
import { KeywordList } from './keyword-list';

const base = 'platform-base-configuration';
const textLength = 200;
/** The id of the platform's default text. */
const platformId = 0;

const keywordFields = fieldsOf<DefaultKeywordsInput>([
  { key: 'keywords', type: 'custom', render: (control) => <KeywordList {...control} /> },
]);
const textFields = fieldsOf<LineRecommendTextInput>([
  {
    key: 'description',
    type: 'textarea',
    required: true,
    maxLength: textLength,
    rules: [maxLength(textLength)],
    hint: `${base}.defaultText.hint`,
  },
]);

/** A collapsible card of the page, initially open. */
export function DefaultCard({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  return (
    <CollapsibleCard title={t(`${name}.title`)} open={open} onToggle={setOpen}>
      {children}
    </CollapsibleCard>
  );
}

/** The keywords that a new category of gear starts with. */
export function DefaultKeywords() {
  const name = `${base}.defaultKeywords`;
  const load = useLoad(['default-keywords'], (signal) =>
    gearKeywordApi.defaults(undefined, { signal }),
  );
  return (
    <DefaultCard name={name}>
      <QueryBoundary query={load}>
        {({ ...saved }) => (
          <CardForm
            name={name}
            fields={keywordFields}
            initial={saved}
            onSave={async (values) => {
              // The fields are keys of the input.
              const input = { ...saved, ...values } as DefaultKeywordsInput;
              return load.applySaved(await gearKeywordApi.saveDefaults(input), input);
            }}
            onReload={() => gearKeywordApi.defaults()}
          />
        )}
      </QueryBoundary>
    </DefaultCard>
  );
}

/** The text that a recommended line starts with. */
export function DefaultText() {
  const name = `${base}.defaultText`;
  const load = useLoad(['default-text'], (signal) =>
    companyDetailApi.lineRecommendText({ id: platformId }, { signal }),
  );
  return (
    <DefaultCard name={name}>
      <QueryBoundary query={load}>
        {({ ...saved }) => (
          <CardForm
            name={name}
            fields={textFields}
            initial={saved}
            onSave={async (values) => {
              // The fields are keys of the input.
              const input = { ...saved, ...values } as LineRecommendTextInput;
              return load.applySaved(await companyDetailApi.saveLineRecommendText(input), input);
            }}
            onReload={() => companyDetailApi.lineRecommendText({ id: platformId })}
          />
        )}
      </QueryBoundary>
    </DefaultCard>
  );
}
