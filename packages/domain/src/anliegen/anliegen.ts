import type { Produktart } from '../arzneimittel/produkt.ts'

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

/** Kinds of products that people at home can tell apart; SONSTIGES: something else, or not known. */
export const genannteArten = [
  'ARZNEIMITTEL',
  'VERBANDSTOFF',
  'HILFSMITTEL',
  'PFLEGEHILFSMITTEL',
  'NAHRUNG',
  'SONSTIGES',
] as const satisfies readonly Produktart[]

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

/** As somebody types it from a note or reads it out: in any case, with or without the dash, O for 0, I and L for 1. */
export function normalizeNumber(input: string): string {
  const word = input.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return `${word.slice(0, 4)}-${word.slice(4)}`
}

export const checkNumber = (nummer: string): 'format' | null =>
  /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(nummer) ? null : 'format'

/** The end of the id that a number was made from: ten hexadecimal digits. `nummer` as `checkNumber` accepts it. */
export function idEndOf(nummer: string): string {
  let rest = 0n
  for (const character of nummer.replace('-', '')) rest = rest * 32n + BigInt(zeichen.indexOf(character))
  return rest.toString(16).padStart(10, '0')
}

interface Course {
  eingegangenAm: string
  verlauf: readonly { schritt: Step; am: string }[]
}

/** When it has got which status, the arrival first. A colleague who takes over changes nothing for whoever asked. */
export function statusSteps({ eingegangenAm, verlauf }: Course): { status: AnliegenStatus; am: string }[] {
  const all = [
    { status: 'NEU' as AnliegenStatus, am: eingegangenAm },
    ...verlauf.map(({ schritt, am }) => ({ status: steps[schritt].nach, am })),
  ]
  return all.filter(({ status }, i) => status !== all[i - 1]?.status)
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
