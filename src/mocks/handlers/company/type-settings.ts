import {
  companyTypeSettingApi,
  type CompanyTypeSetting,
  type CompanyTypeSettingInput,
  type CompanyTypeSettingQuery,
} from '@/api/company/company-type-setting';
import { CompanyLevel, type CompanyType } from '@/enums';
import { checks } from '@/mocks/server/checks';
import { readOnly } from '@/mocks/db/collection';
import { conditionsOn } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import type { Context, Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { readPicture } from '@/mocks/files/pictures';
import { P } from '@/policies';

const { contains, flag } = conditionsOn<CompanyTypeSetting>();
const access = { grant: P.companyType };
const maxSort = 999;
const mostLines = 1000;

/** How the platform treats a type of company right now. */
export async function settingOf(type: CompanyType): Promise<CompanyTypeSetting> {
  return (await db.companyTypeSettings.open()).one(type);
}

const settings = readOnly<CompanyTypeSetting, CompanyTypeSettingQuery>({
  table: db.companyTypeSettings,
  conditions: { displayName: contains('displayName'), isListed: flag('isListed') },
});

async function save(body: Received<CompanyTypeSettingInput>, context: Context) {
  const stored = await settings.own(body.id, context);
  const check = checks();
  const icon = await readPicture(
    check,
    'iconId',
    body.iconId,
    { id: stored.iconId, url: stored.iconUrl },
    context.request,
  );
  const level = check.code('defaultLevel', body.defaultLevel, CompanyLevel.$values);
  const fields = {
    displayName: check.text('displayName', body.displayName, { required: true, max: 10 }),
    iconId: icon.id,
    iconUrl: icon.url,
    sort: check.number('sort', body.sort, { required: true, min: 1, max: maxSort }) ?? stored.sort,
    isListed: check.flag('isListed', body.isListed),
    maxLines: check.number('maxLines', body.maxLines, { max: mostLines }),
    needsCredentials: check.flag('needsCredentials', body.needsCredentials),
    defaultLevel: level ?? stored.defaultLevel,
  };
  check.done();
  const concurrencyStamp = body.concurrencyStamp ?? stored.concurrencyStamp;
  return db.companyTypeSettings.save({ ...stored, ...fields, concurrencyStamp });
}

export const answers = crudAnswers(companyTypeSettingApi, access, { ...settings, update: save });
