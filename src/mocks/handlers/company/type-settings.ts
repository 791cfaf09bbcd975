import { companyTypeSettingApi, type CompanyTypeSetting } from '@/api/company/company-type-setting';
import { CompanyLevel, type CompanyType } from '@/enums';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { readPicture } from '@/mocks/domain/references';
import { checks } from '@/mocks/server/checks';
import { crudAnswers } from '@/mocks/server/mock';
import { P } from '@/policies';

const maxSort = 999;
const maxLines = 1000;

/** How the platform treats a type of company right now. */
export async function settingOf(type: CompanyType): Promise<CompanyTypeSetting> {
  return (await db.companyTypeSettings.open()).one(type);
}

/** There is no call that makes settings: a change always has a stored row. */
const settings = collection(companyTypeSettingApi, {
  table: db.companyTypeSettings,
  conditions: (on) => ({ ...on.contains('displayName'), ...on.flag('isListed') }),
  async read(body, stored, context) {
    const check = checks(body);
    return check.done({
      companyType: stored?.companyType,
      displayName: check.text('displayName', { required: true, max: 10 }),
      ...(await readPicture(check, 'icon', stored, context)),
      sort: check.number('sort', { required: true, min: 1, max: maxSort }),
      isListed: check.flag('isListed'),
      maxLines: check.number('maxLines', { max: maxLines }),
      needsCredentials: check.flag('needsCredentials'),
      defaultLevel: check.code('defaultLevel', CompanyLevel.$values),
    });
  },
});

export const answers = crudAnswers(companyTypeSettingApi, { grant: P.companyType }, settings);
