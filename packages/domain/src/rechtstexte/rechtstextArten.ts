/** Which legal texts there are, and where they stand. Apart from the texts: the screen knows the addresses before anyone reads one. */
export const rechtstextArten = ['IMPRESSUM', 'DATENSCHUTZ', 'BARRIEREFREIHEIT'] as const
export type RechtstextArt = (typeof rechtstextArten)[number]

/** Addresses of the three pages; they can be reached by everyone. */
export const rechtstextPaths: Record<RechtstextArt, string> = {
  IMPRESSUM: '/impressum',
  DATENSCHUTZ: '/datenschutz',
  BARRIEREFREIHEIT: '/barrierefreiheit',
}
