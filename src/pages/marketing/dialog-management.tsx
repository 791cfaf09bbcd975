import { AdType } from '@/enums';
import { P } from '@/policies';
import { advertPage } from './shared/advert-page';

export default advertPage({
  section: 'dialog',
  adType: AdType.popup,
  policy: P.popupAd,
  aspect: 3 / 4,
});
