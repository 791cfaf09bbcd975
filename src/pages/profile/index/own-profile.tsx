import { useState } from 'react';
import { accountApi, type MyProfile, type MyProfileInput } from '@/api/account';
import { fieldsOf } from '@/elements/control/control-props';
import { DetailView } from '@/elements/details/detail-view';
import { emailErrorFields, withErrorField } from '@/elements/form/identity-errors';
import { LazyFormPopup } from '@/elements/form/page/lazy-form-popup';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { roleTitle } from '@/elements/text/role-title';
import { Picture } from '@/elements/upload/picture';
import { useTranslation } from '@/i18n';
import { listOf } from '@/lib/guards';
import { safeUrl } from '@/lib/url/safe-url';
import { paths } from '@/paths';
import type { Column } from '@/schema/column';
import { useSession } from '@/stores/session';
import { useSubstations } from '@/stores/substations';
import { updateProfile } from '@/stores/user';
import { Button, PageLink } from '@/ui/button';
import { Grid, Row, Tag, Text } from '@/ui/layout/layout';
import { cellText } from '@/values/cell-text';
import { maxLength } from '@/values/rules';
import styles from '@/pages/profile/shared/profile.module.css';

const name = 'profile.own';
const introductionLength = 200;
const nameLength = 64;

const columns: Column<MyProfile>[] = [
  { key: 'userName', copyable: true },
  { key: 'name' },
  { key: 'phoneNumber', type: 'phone' },
  { key: 'email' },
  { key: 'creationTime', type: 'dateTime' },
  { key: 'lastSignInTime', type: 'dateTime' },
  { key: 'introduction' },
];
const fields = fieldsOf<MyProfileInput>([
  { key: 'avatarId', type: 'image', urlKey: 'avatar', aspect: 1 },
  { key: 'name', required: true, maxLength: nameLength },
  { key: 'phoneNumber', type: 'phone', parts: true },
  { key: 'email', type: 'email' },
  {
    key: 'introduction',
    type: 'text',
    multiline: true,
    maxLength: introductionLength,
    rules: [maxLength(introductionLength)],
  },
]);

const initialOf = (text: string) => Array.from(text)[0] ?? '';

function Head({ profile }: { profile: MyProfile }) {
  const { t } = useTranslation();
  const isPlatformUser = useSession((state) => state.isPlatformUser);
  const avatar = safeUrl(profile.avatar);
  return (
    <>
      <Grid as="span" align="center" justify="center" size={20} className={styles.avatar}>
        {avatar ? (
          <Picture url={avatar} alt="" size="small" />
        ) : (
          <span aria-hidden="true">{initialOf(cellText(profile.name))}</span>
        )}
      </Grid>
      <Text as="strong" size={20} strong>
        {cellText(profile.name)}
      </Text>
      {isPlatformUser && <Tag>{t(`${name}.platformUser`)}</Tag>}
    </>
  );
}

function Tags({ title, texts }: { title: string; texts: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <section>
      <Text as="h2" below={2} tone="secondary">
        {title}
      </Text>
      {texts.length ? (
        <Row as="ul" gap={2} align="stretch" wrap>
          {texts.map((text) => (
            <Tag key={text} as="li">
              {text}
            </Tag>
          ))}
        </Row>
      ) : (
        <p>{t(`${name}.none`)}</p>
      )}
    </section>
  );
}

/** The profile of the signed-in user, with a form for the values that users may change themselves. */
export function OwnProfile() {
  const { t } = useTranslation();
  const managed = useSubstations((state) => state.managed);
  const [editing, setEditing] = useState(false);
  const load = useLoad(['my-profile'], (signal) => accountApi.profile(undefined, { signal }));
  const save = async (values: object) => {
    // The keys of the fields are keys of the input.
    const saved = await accountApi
      .saveProfile(values as MyProfileInput)
      .catch(withErrorField(emailErrorFields));
    updateProfile(await load.applySaved(saved, values));
  };
  return (
    <Grid gap={6} padding={4} panel>
      <h1 className="visually-hidden">{t('routes./profile/index')}</h1>
      <QueryBoundary query={load} name={t('routes./profile/index')} shape="form">
        {(profile) => (
          <>
            <Row as="header" gap={3} wrap className={styles.head}>
              <Head profile={profile} />
              <Row gap={2} align="stretch" wrap spread className={styles.buttons}>
                <Button variant="primary" onClick={() => setEditing(true)}>
                  {t('actions.edit')}
                </Button>
                <PageLink to={paths.changePassword()}>
                  {t('routes./profile/change-password')}
                </PageLink>
              </Row>
            </Row>
            <DetailView name={name} columns={columns} row={profile} perLine={2} />
            <Tags title={t(`${name}.fields.roles`)} texts={listOf(profile.roles).map(roleTitle)} />
            <Tags
              title={t(`${name}.fields.substations`)}
              texts={managed.map(({ substationName }) => substationName)}
            />
            {editing && (
              <LazyFormPopup
                title={t(`${name}.edit`)}
                name={name}
                fields={fields}
                initial={{ ...profile }}
                onSave={(values) => save({ concurrencyStamp: profile.concurrencyStamp, ...values })}
                onReload={() => accountApi.profile()}
                onClose={() => setEditing(false)}
              />
            )}
          </>
        )}
      </QueryBoundary>
    </Grid>
  );
}
