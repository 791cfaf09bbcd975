import { useState, type ReactNode } from 'react';
import { companyDetailApi, type LineRecommendTextInput } from '@/api/company/company-detail';
import { gearKeywordApi, type DefaultKeywordsInput } from '@/api/company/gear-keyword';
import type { CallOptions } from '@/api/endpoint';
import type { Saved } from '@/api/types';
import { fieldsOf } from '@/elements/control/control-props';
import { CollapsibleCard } from '@/elements/form/page/collapsible-card';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { useTranslation } from '@/i18n';
import type { AnyField } from '@/schema/field';
import type { SkeletonShape } from '@/ui/skeleton';
import { maxLength } from '@/values/rules';
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
    type: 'text',
    multiline: true,
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

interface DefaultFormProps<Input> {
  /** Section of the locale file, without the page. */
  section: string;
  shape: SkeletonShape;
  fields: AnyField[];
  load: (options?: CallOptions) => Promise<Input>;
  save: (input: Input) => Promise<Saved<Input>>;
}

/** A card with a form that loads and saves one record. */
function DefaultForm<Input extends object>(props: DefaultFormProps<Input>) {
  const { section, shape, fields, load, save } = props;
  const { t } = useTranslation();
  const name = `${base}.${section}`;
  const loaded = useLoad([name], (signal) => load({ signal }));
  return (
    <DefaultCard name={name}>
      <QueryBoundary query={loaded} name={t(`${name}.title`)} shape={shape}>
        {(saved) => (
          <CardForm
            name={name}
            fields={fields}
            initial={{ ...(saved as object) }}
            onSave={async (values) => {
              const input: Input = { ...saved, ...values };
              return loaded.applySaved(await save(input), input);
            }}
            onReload={() => load()}
          />
        )}
      </QueryBoundary>
    </DefaultCard>
  );
}

/** The keywords that a new category of gear starts with. */
export const DefaultKeywords = () => (
  <DefaultForm
    section="defaultKeywords"
    shape="lines"
    fields={keywordFields}
    load={(options) => gearKeywordApi.defaults(undefined, options)}
    save={gearKeywordApi.saveDefaults}
  />
);

/** The text that a recommended line starts with. */
export const DefaultText = () => (
  <DefaultForm
    section="defaultText"
    shape="rows"
    fields={textFields}
    load={(options) => companyDetailApi.lineRecommendText({ id: platformId }, options)}
    save={companyDetailApi.saveLineRecommendText}
  />
);
