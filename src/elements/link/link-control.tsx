import { partnerAppApi } from '@/api/platform/partner-app';
import { asText } from '@/elements/control/control-props';
import { useTypedText } from '@/elements/control/use-typed-text';
import { RecordSelect } from '@/elements/select/record-select';
import type { ListSource } from '@/elements/select/use-list-choices';
import { LinkType } from '@/enums';
import { useTranslation } from '@/i18n';
import { trimText } from '@/lib/text';
import type { ControlProps } from '@/schema/field';
import { Form } from '@/ui/antd/form';
import { Input } from '@/ui/antd/input';
import { Grid } from '@/ui/layout/layout';
import styles from './link-control.module.css';

/** Links name a mini program by its app id. */
const miniPrograms: ListSource = {
  key: 'partner-app-ids',
  list: async (signal) =>
    (await partnerAppApi.list({}, { signal })).items.map(({ appId, name }) => ({
      value: appId,
      label: name,
    })),
};

/** Splits `wx…/page`; a link that was typed for another type has neither app nor page. */
function partsOf(link: string): [app: string, page: string] {
  const [app = '', ...page] = link.split('/');
  return app === '' || app.startsWith('wx') ? [app, page.join('/')] : ['', ''];
}
const linkOf = (app: string, page: string) => {
  const path = page.replace(/^\/+/, '');
  return path ? `${app}/${path}` : app;
};

/** Chooses a partner mini program and takes a page in it. */
function MiniProgram({ id, value, label, disabled, onChange, onBlur }: ControlProps) {
  const { t } = useTranslation();
  const [app, page] = partsOf(asText(value));
  const typed = useTypedText({
    value: asText(value),
    read: (text) => linkOf(app, trimText(text)),
    show: (link) => partsOf(link)[1],
    onChange: (link) => onChange?.(link),
  });
  return (
    <Grid gap={2} className={styles.pair}>
      <RecordSelect
        source={miniPrograms}
        id={id}
        label={t('elements.link.app')}
        value={app || null}
        disabled={disabled}
        onChange={(next) => onChange?.(linkOf(asText(next), page))}
      />
      <Input
        aria-label={`${label} ${t('elements.link.page')}`}
        placeholder={t('elements.link.pageHint')}
        autoComplete="off"
        value={typed.text}
        disabled={disabled}
        onChange={({ target }) => typed.type(target.value)}
        onBlur={() => {
          typed.settle();
          onBlur?.();
        }}
      />
    </Grid>
  );
}

/** The input of a link; the field `linkType` decides which input it is. */
export function LinkControl(props: ControlProps) {
  const { id, value, label: _label, disabled, onChange, onBlur, ...ariaProps } = props;
  const { t } = useTranslation();
  const linkType: unknown = Form.useWatch('linkType', {
    form: Form.useFormInstance(),
    preserve: true,
  });
  if (linkType === LinkType.miniProgram) return <MiniProgram {...props} />;
  return (
    <Input
      {...ariaProps}
      id={id}
      inputMode="url"
      autoComplete="off"
      placeholder={t(`elements.link.${linkType === LinkType.web ? 'webHint' : 'inAppHint'}`)}
      value={asText(value)}
      disabled={disabled}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={onBlur}
    />
  );
}
