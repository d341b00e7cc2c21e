/** Apart from the texts: the screen knows the addresses before anyone reads one. */
export const rechtstextArten = ['IMPRESSUM', 'DATENSCHUTZ', 'BARRIEREFREIHEIT'] as const
export type RechtstextArt = (typeof rechtstextArten)[number]

export const rechtstextPaths: Record<RechtstextArt, string> = {
  IMPRESSUM: '/impressum',
  DATENSCHUTZ: '/datenschutz',
  BARRIEREFREIHEIT: '/barrierefreiheit',
}
