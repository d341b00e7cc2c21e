/**
 * Who may take which step in which state, written by hand from the trade's table and not from the product's: for the standard order
 * (electronic prescription, redeemed and received by the nursing service, no preview for the pharmacy, one open question to the practice).
 */
import type { PositionStatus } from '@dreiklang/domain/bestellung/bestellung'
import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { Konto } from './bestellung.fixtures.ts'

export const columns = [
  'ENTWURF',
  'BEIM_ARZT',
  'VERORDNET',
  'BEI_APOTHEKE',
  'IN_BEARBEITUNG',
  'BEREIT',
  'GELIEFERT',
  'ABGESCHLOSSEN',
  'ABGELEHNT',
  'STORNIERT',
] as const satisfies readonly PositionStatus[]

type Seite = 'PFLEGE' | 'ARZT' | 'APOTHEKE'
type Sequence = Partial<Record<Seite, string>> & { nur?: 'ARZT' | 'PHARMAZEUTISCH'; nach?: PositionStatus }

/**
 * `ja`: done; `.`: another state is needed; `-`: no such order for this side; `L`: no such bag; `R`: no such question; else the refusal.
 */
const table: Record<PersonenHandlung, Sequence> = {
  senden: { PFLEGE: 'ja . . . . . . . . .', nach: 'BEIM_ARZT' },
  verordnen: { ARZT: '- ja . . . . . . . .', nur: 'ARZT', nach: 'VERORDNET' },
  rezeptKorrigieren: { ARZT: '- . ja ja . . . . . .', nur: 'ARZT', nach: 'VERORDNET' },
  rezeptZurueckziehen: { ARZT: '- . ja ja . . . . . .', nur: 'ARZT', nach: 'ABGELEHNT' },
  arztAblehnen: { ARZT: '- ja . . . . . . . .', nach: 'ABGELEHNT' },
  anApothekeGeben: {
    PFLEGE: '. . ja . . . . . . .',
    ARZT: '- . zuweisungsverbot . . . . . . .',
    APOTHEKE: '- - - . . . . . . .',
    nach: 'BEI_APOTHEKE',
  },
  selbstEinloesen: { PFLEGE: '. . nicht_durch_klient . . . . . . .', ARZT: '- . nicht_durch_klient . . . . . . .' },
  verordnungHolen: { PFLEGE: '. . keine_hkp . . . . . . .' },
  verordnungUnterschreiben: { PFLEGE: '. . keine_hkp . . . . . . .' },
  verordnungEinreichen: { PFLEGE: '. . keine_hkp . . . . . . .' },
  kasseEntscheiden: { PFLEGE: '. . keine_hkp . . . . . . .' },
  neuAnfordern: { PFLEGE: '. . rezept_noch_gueltig rezept_noch_gueltig . . . . . .' },
  annehmen: { APOTHEKE: '- - - ja . . . . . .', nur: 'PHARMAZEUTISCH', nach: 'IN_BEARBEITUNG' },
  rezeptVorlegen: { APOTHEKE: '- - - ja rezept_vorgelegt rezept_vorgelegt rezept_vorgelegt . . .', nur: 'PHARMAZEUTISCH' },
  recordKostenvoranschlag: { APOTHEKE: '- - - . nur_hilfsmittel . . . . .' },
  recordGenehmigung: { APOTHEKE: '- - - . nur_hilfsmittel . . . . .' },
  apothekeAblehnen: { APOTHEKE: '- - - ja ja . . . . .', nur: 'PHARMAZEUTISCH', nach: 'ABGELEHNT' },
  austauschen: { APOTHEKE: '- - - . ja . . . . .', nur: 'PHARMAZEUTISCH' },
  btmFeststellen: { APOTHEKE: '- - - ja ja ja . . . .', nur: 'PHARMAZEUTISCH' },
  neuesRezeptAnfordern: { APOTHEKE: '- - - . ja . . . . .', nur: 'PHARMAZEUTISCH', nach: 'BEIM_ARZT' },
  bereitstellen: { APOTHEKE: '- - - . ja . . . . .', nur: 'PHARMAZEUTISCH', nach: 'BEREIT' },
  ausliefern: { APOTHEKE: '- - - L L ja . . L L' },
  zustellen: { APOTHEKE: '- - - L L nicht_unterwegs . . L L' },
  abholungBestaetigen: { PFLEGE: 'L L L L L keine_abholung . . L L' },
  zustellungGescheitert: { APOTHEKE: '- - - L L ja . . L L' },
  kuehlketteFreigeben: { APOTHEKE: '- - - L L kuehlkette_heil . . L L', nur: 'PHARMAZEUTISCH' },
  zuruecknehmen: { APOTHEKE: '- - - L L ja . . L L', nach: 'IN_BEARBEITUNG' },
  setZuzahlung: { APOTHEKE: '- - - L L ja ja ja L L' },
  recordZuzahlung: {
    APOTHEKE: '- - - L L keine_zuzahlung_offen keine_zuzahlung_offen keine_zuzahlung_offen L L',
  },
  restErlassen: { PFLEGE: '. . . . nichts_geliefert . . . . .', APOTHEKE: '- - - . nichts_geliefert . . . . .' },
  restErlassBeantworten: { PFLEGE: '. . . . kein_vorschlag . . . . .', APOTHEKE: '- - - . kein_vorschlag . . . . .' },
  eingangBestaetigen: { PFLEGE: '. . . . . . ja . . .', nach: 'ABGESCHLOSSEN' },
  reklamieren: { PFLEGE: '. . . . . . ja ja . .', nach: 'IN_BEARBEITUNG' },
  stornieren: { PFLEGE: 'ja ja ja ja . . . . . .', nach: 'STORNIERT' },
  stornoAnfragen: { PFLEGE: '. . . . ja ja . . . .' },
  stornoBeantworten: { APOTHEKE: '- - - . kein_storno kein_storno . . . .', nur: 'PHARMAZEUTISCH' },
  rueckfrageStellen: {
    PFLEGE: '. ja ja ja ja ja ja . . .',
    ARZT: '- ja ja ja ja ja ja . . .',
    APOTHEKE: '- - - ja ja ja ja . . .',
  },
  rueckfrageAntworten: {
    PFLEGE: 'R ja ja ja ja ja ja . . .',
    ARZT: '- ja ja ja ja ja ja . . .',
    APOTHEKE: '- - - keine_rueckfrage keine_rueckfrage keine_rueckfrage keine_rueckfrage . . .',
  },
  rueckfrageErledigen: {
    PFLEGE: 'R ja ja ja ja ja ja . . .',
    ARZT: '- ja ja ja ja ja ja . . .',
    APOTHEKE: '- - - keine_rueckfrage keine_rueckfrage keine_rueckfrage keine_rueckfrage . . .',
  },
  anPraxisWeiterleiten: { PFLEGE: '. ja . . . . . . . .', ARZT: '- nur_vertretung . . . . . . . .' },
  anApothekeWeiterleiten: { PFLEGE: '. . ja ja . . . . . .' },
  retoureFesthalten: { PFLEGE: '. . . . . . ja ja . .', APOTHEKE: '- - - . . . ja ja . .', nur: 'PHARMAZEUTISCH' },
  proposeNachschub: { APOTHEKE: '- - - . . . ja ja . .' },
  withdrawNachschub: {
    APOTHEKE: '- - - kein_nachschub kein_nachschub kein_nachschub kein_nachschub kein_nachschub kein_nachschub kein_nachschub',
  },
  takeOverNachschub: {
    PFLEGE:
      '. kein_nachschub kein_nachschub kein_nachschub kein_nachschub kein_nachschub kein_nachschub kein_nachschub kein_nachschub kein_nachschub',
  },
  declineNachschub: {
    PFLEGE:
      '. kein_nachschub kein_nachschub kein_nachschub kein_nachschub kein_nachschub kein_nachschub kein_nachschub kein_nachschub kein_nachschub',
  },
  folgeErledigen: {
    PFLEGE: '. keine_folge keine_folge keine_folge keine_folge keine_folge keine_folge keine_folge ja keine_folge',
    ARZT: '- keine_folge keine_folge keine_folge keine_folge keine_folge keine_folge keine_folge keine_folge ja',
    APOTHEKE: '- - - keine_folge keine_folge keine_folge keine_folge keine_folge keine_folge keine_folge',
  },
  folgeVerzichten: {
    PFLEGE: '. keine_folge keine_folge keine_folge keine_folge keine_folge keine_folge keine_folge ja keine_folge',
    ARZT: '- keine_folge keine_folge keine_folge keine_folge keine_folge keine_folge keine_folge keine_folge ja',
    APOTHEKE: '- - - keine_folge keine_folge keine_folge keine_folge keine_folge keine_folge keine_folge',
  },
  rezeptOrtMelden: {
    PFLEGE: '. . ja ja rezept_vorgelegt rezept_vorgelegt . . . .',
    ARZT: '- . ja ja rezept_vorgelegt rezept_vorgelegt . . . .',
    APOTHEKE: '- - - ja ja rezept_vorgelegt . . . .',
  },
}

const seiteOf: Record<Konto, Seite | null> = {
  admin: null,
  pfleger: 'PFLEGE',
  'pflege-admin': 'PFLEGE',
  arzt: 'ARZT',
  'arzt-admin': 'ARZT',
  assistenz: 'ARZT',
  apotheker: 'APOTHEKE',
  'apotheke-admin': 'APOTHEKE',
  pka: 'APOTHEKE',
  pfleger2: 'PFLEGE',
  'pflege-admin2': 'PFLEGE',
  arzt2: 'ARZT',
  'arzt-admin2': 'ARZT',
  apotheker2: 'APOTHEKE',
  'apotheke-admin2': 'APOTHEKE',
}

const fremde: readonly Konto[] = ['pfleger2', 'pflege-admin2', 'arzt2', 'arzt-admin2', 'apotheker2', 'apotheke-admin2']
const noArzt: readonly Konto[] = ['arzt-admin', 'assistenz']

export interface Erwartung {
  status: number
  /** Null when it is done. */
  code: string | null
}

const verboten = { status: 403, code: 'zugriff.verboten' }
const unbekannt = { status: 404, code: 'nicht_gefunden' }

/** @throws when the table has no cell for it */
export function erwartungFor(handlung: PersonenHandlung, status: PositionStatus, konto: Konto): Erwartung {
  const reihe = table[handlung]
  const seite = seiteOf[konto]
  const text = seite === null ? undefined : reihe[seite]
  if (text === undefined) return verboten
  if (fremde.includes(konto)) return unbekannt
  const cells = text.split(' ')
  const cell = cells[columns.indexOf(status)]
  if (cells.length !== columns.length || cell === undefined) throw new Error(`${handlung} has no cell for ${konto} in ${status}`)
  if (cell === '-') return unbekannt
  if (cell === 'L') return { status: 404, code: 'bestellung.lieferung_unbekannt' }
  if (cell === 'R') return { status: 404, code: 'bestellung.rueckfrage_unbekannt' }
  if (reihe.nur === 'ARZT' && noArzt.includes(konto)) return { status: 403, code: 'bestellung.nur_arzt' }
  if (reihe.nur === 'PHARMAZEUTISCH' && konto === 'pka') return { status: 403, code: 'bestellung.nur_pharmazeutisch' }
  if (cell === 'ja') return { status: 200, code: null }
  if (cell === '.') return { status: 409, code: 'bestellung.falscher_status' }
  return { status: cell === 'zuweisungsverbot' ? 403 : 422, code: `bestellung.${cell}` }
}

export const nachher = (handlung: PersonenHandlung, status: PositionStatus): PositionStatus => table[handlung].nach ?? status

/** Compared with the calls of the server, so that a new step cannot stay without a row. */
export const rowsOfTable = Object.keys(table)
