/** What a message is, and what about. Why there is one stands apart (anlaesse.ts): screens ask for the former only. */
export const mitteilungArten = ['message', 'notification'] as const
export type MitteilungArt = (typeof mitteilungArten)[number]

/** What a person can switch on and off; `pflicht`: care depends on it, so it always stands in the application. */
export const themen = {
  frist: { pflicht: true },
  gescheitert: { pflicht: true },
  ablehnung: { pflicht: true },
  rueckfrage: { pflicht: false },
  storno: { pflicht: false },
  lieferung: { pflicht: false },
  dran: { pflicht: false },
  eilbesuch: { pflicht: true },
  besuch: { pflicht: true },
  aufgabe: { pflicht: false },
  anliegen: { pflicht: false },
  post: { pflicht: false },
} as const satisfies Record<string, { pflicht: boolean }>
export type Thema = keyof typeof themen
export const themenList = Object.keys(themen) as Thema[]
/** Told to every side. */
export const themenOfAll: readonly Thema[] = ['eilbesuch', 'besuch', 'aufgabe', 'anliegen', 'post']
/** Devices are woken for orders, and for visits that cannot wait until somebody looks. */
export const isForDevices = (thema: Thema): boolean => thema === 'eilbesuch' || !themenOfAll.includes(thema)

/** How many entries the application loads at once; the template's call answers all. */
export const seitenlaenge = 30

export const aufbewahrung = { tage: 90, hoechstens: 500 } as const
