interface Place {
  fullName: string;
}

/** A region as drivers say it: without the province. */
const spoken = ({ fullName }: Place) => fullName.replace(/^.{2,8}?(省|自治区)(?=.)/, '');

/** `临沂市兰山区 → 郑州市` */
export const lineName = (from: Place, to: Place) => `${spoken(from)} → ${spoken(to)}`;
