export const anliegenArten = ['NACHBESTELLUNG', 'BESUCH', 'RUECKRUF'] as const
export type AnliegenArt = (typeof anliegenArten)[number]

export const fragende = ['ANGEHOERIGE', 'KLIENT', 'PRAXIS'] as const
export type Fragende = (typeof fragende)[number]

export const anliegenStatus = ['NEU', 'IN_ARBEIT', 'ERLEDIGT', 'ABGELEHNT'] as const
export type AnliegenStatus = (typeof anliegenStatus)[number]

/** Somebody has still to do something about it. */
export const isOpen = (status: AnliegenStatus): boolean => status === 'NEU' || status === 'IN_ARBEIT'

/** Why a request is declined. A choice instead of free text, so that nothing about a client is written down a second time. */
export const ablehnGruende = ['NICHT_ZUSTAENDIG', 'NICHT_ERREICHT', 'DOPPELT', 'MISSBRAUCH'] as const

export const steps = {
  UEBERNEHMEN: { von: ['NEU', 'IN_ARBEIT'], nach: 'IN_ARBEIT' },
  FREIGEBEN: { von: ['IN_ARBEIT'], nach: 'NEU' },
  ERLEDIGEN: { von: ['NEU', 'IN_ARBEIT'], nach: 'ERLEDIGT' },
  ABLEHNEN: { von: ['NEU', 'IN_ARBEIT'], nach: 'ABGELEHNT' },
  WIEDER_OEFFNEN: { von: ['ERLEDIGT', 'ABGELEHNT'], nach: 'IN_ARBEIT' },
} as const satisfies Record<string, { von: readonly AnliegenStatus[]; nach: AnliegenStatus }>
export type Step = keyof typeof steps
export const stepList = Object.keys(steps).filter((name): name is Step => name in steps)

/** What a person may do next. Whoever already works on it cannot take it on again. */
export function possibleSteps({ status, zustaendigId }: { status: AnliegenStatus; zustaendigId: string | null }, personId: string): Step[] {
  return stepList.filter(
    (step) => steps[step].von.some((from) => from === status) && !(step === 'UEBERNEHMEN' && zustaendigId === personId),
  )
}

export const formularStaende = ['AUS', 'OFFEN', 'PAUSE'] as const
export type FormularStand = (typeof formularStaende)[number]

/** How long a former address redirects to the new one. It is never given to another organisation: it may be printed somewhere. */
export const oldAdresseDays = 180

export const aufbewahrungDays = 90

export const maxProdukte = 10

/** Photos of packs per request, and the base64 length of one: two of them plus the text stay below a megabyte. */
export const maxFotos = 2
export const maxFotoCharacters = 480_000

/** Characters that cannot be mistaken for each other when read out (Crockford). */
const zeichen = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The number shown to the sender, derived from the id: `K7Q2-9FXM`. It does not reveal how many there are. */
export function numberOf(id: string): string {
  let rest = BigInt(`0x${id.replaceAll('-', '').slice(-10)}`)
  let nummer = ''
  for (let i = 0; i < 8; i += 1) {
    nummer = (zeichen[Number(rest % 32n)] ?? '') + nummer
    rest /= 32n
  }
  return `${nummer.slice(0, 4)}-${nummer.slice(4)}`
}

/** A suggested address from the organisation's name; '' when nothing of it is usable. */
export function adresseVorschlag(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '')
}
