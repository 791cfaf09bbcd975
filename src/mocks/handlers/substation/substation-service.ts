import { checkinApplyAnswers } from './checkin-apply';
import { marketImageAnswers } from './market-image';
import { mergeRegionAnswers } from './merge-region';
import { mobilePermissionAnswers } from './mobile-permission';
import { newsAnswers } from './news';
import { receiveAreaAnswers } from './receive-area';
import { roleAnswers } from './role';
import { staffAnswers } from './staff';
import { substationAnswers } from './substation';
import { substationRuleAnswers } from './substation-rule';
import { substationTypeAnswers } from './substation-type';
import { teamAnswers } from './team';

export const substationService = [
  ...substationAnswers,
  ...substationRuleAnswers,
  ...receiveAreaAnswers,
  ...mergeRegionAnswers,
  ...substationTypeAnswers,
  ...teamAnswers,
  ...roleAnswers,
  ...staffAnswers,
  ...mobilePermissionAnswers,
  ...newsAnswers,
  ...marketImageAnswers,
  ...checkinApplyAnswers,
];
