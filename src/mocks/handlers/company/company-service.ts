import { arriveDeliveryAnswers } from './arrive-delivery';
import { companyAnswers } from './company';
import { companyBranchAnswers } from './company-branch';
import { companyChangeAnswers } from './company-changes';
import { companyLookupAnswers } from './company-lookups';
import { companyManagerAnswers } from './company-managers';
import { companyPaperAnswers } from './company-credentials';
import { companyProfileAnswers } from './company-profile';
import { companyTypeAnswers } from './company-type';
import { gearConfigAnswers } from './gear-config';
import { gearKeywordAnswers } from './gear-keyword';
import { lineContactAnswers } from './line-contact';
import { logisticsGearAnswers } from './logistics-gear';
import { parkAnswers } from './park';
import { recommendTextAnswers } from './recommend-text';
import { transportLineAnswers } from './transport-line';
import { typeSettingAnswers } from './type-settings';

export const companyService = [
  ...companyAnswers,
  ...companyLookupAnswers,
  ...companyChangeAnswers,
  ...companyTypeAnswers,
  ...companyPaperAnswers,
  ...companyProfileAnswers,
  ...companyManagerAnswers,
  ...recommendTextAnswers,
  ...transportLineAnswers,
  ...lineContactAnswers,
  ...companyBranchAnswers,
  ...arriveDeliveryAnswers,
  ...logisticsGearAnswers,
  ...gearConfigAnswers,
  ...gearKeywordAnswers,
  ...parkAnswers,
  ...typeSettingAnswers,
];
