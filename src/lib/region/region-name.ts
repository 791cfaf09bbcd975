/**
 * The province at the beginning of a full name, unless it is the whole name. Municipalities are cities as well, so
 * they stay.
 */
const leadingProvince = /^(?:[^省市]{2,3}省|[^区]{2,6}自治区|.{2}特别行政区)(?=.)/;

/** Returns a full name without its province: 临沂市兰山区 for 山东省临沂市兰山区. Any other text stays as it is. */
export const withoutProvince = (fullName: string) => fullName.replace(leadingProvince, '');
