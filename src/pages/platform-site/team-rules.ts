import { teamApi, type TeamInput } from '@/api/substation/team';
import type { FormRule, LoadOptions } from '@/elements/crud/field-schema';
import { t } from '@/i18n';

/** Sub-stations a team may look after; one that has a team already says so. */
export const substationChoices: LoadOptions = async (options) => {
  const { items } = await teamApi.options(undefined, options);
  return items.map(({ id, substationName, teamNames }) => ({
    value: id,
    label: teamNames.length
      ? t('platform-site.team.looksAfter', {
          substationName,
          teams: teamNames.join(t('elements.cells.separator')),
        })
      : substationName,
  }));
};

/** Nobody is a member twice, and the leader is none. */
export const nobodyTwice: FormRule<TeamInput> = (value, { leaderId }) => {
  const members = Array.isArray(value) ? value : [];
  const ids = [...members.map(({ userId }) => userId), leaderId].filter(Boolean).map(String);
  return new Set(ids).size < ids.length ? 'nobodyTwice' : null;
};
