import { smsChargeOrderAnswers } from '@/mocks/handlers/substation/sms-charge-order';
import { smsHistoryAnswers } from '@/mocks/handlers/substation/sms-history';
import { substationSmsAnswers } from '@/mocks/handlers/substation/substation-sms';
import type { MockAnswer } from '@/mocks/server/mock';
import { advertAnswers } from './advert';
import { appForwardAnswers } from './app-forward';
import { customIconAnswers } from './custom-icon';
import { externalCompanyAdAnswers } from './external-company-ad';
import { goodsOrderApplyRuleAnswers } from './goods-order-apply-rule';
import { iconSettingAnswers } from './icon-setting';
import { jobAnswers } from './job';
import { partnerAppAnswers } from './partner-app';
import { platformConsultAnswers } from './platform-consult';
import { statisticsAnswers } from './statistics';

export const platformService: MockAnswer[] = [
  ...goodsOrderApplyRuleAnswers,
  ...partnerAppAnswers,
  ...platformConsultAnswers,
  ...advertAnswers,
  ...iconSettingAnswers,
  ...customIconAnswers,
  ...appForwardAnswers,
  ...externalCompanyAdAnswers,
  ...statisticsAnswers,
  ...jobAnswers,
  ...smsChargeOrderAnswers,
  ...substationSmsAnswers,
  ...smsHistoryAnswers,
];
