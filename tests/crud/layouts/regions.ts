const region = (id: number, pid: number, name: string, regionLevel: 1 | 2 | 3) => ({
  id,
  pid,
  name,
  regionLevel,
  fullName: name,
  isInternational: false,
});

/** Two provinces with their cities, and a district. */
export const fewRegions = [
  region(370_000, 100_000, '山东省', 1),
  region(371_300, 370_000, '临沂市', 2),
  region(371_302, 371_300, '兰山区', 3),
  region(410_000, 100_000, '河南省', 1),
  region(410_100, 410_000, '郑州市', 2),
  region(410_200, 410_000, '开封市', 2),
];
