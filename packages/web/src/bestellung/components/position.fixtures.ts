import { positionInput } from '@dreiklang/domain/bestellung/bestellung.fixtures'
import { emptyKopf, nichtsSaid } from '@dreiklang/domain/bestellung/nothingSaid'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'

const id = (nr: number) => `0190a000-0000-7000-8000-${String(nr).padStart(12, '0')}`
const am = '2026-11-18T09:00:00.000Z'

export const ramipril: PositionAnswer['produkt'] = positionInput().produkt

export const rezept = (rest: Partial<NonNullable<PositionAnswer['rezept']>> = {}): NonNullable<PositionAnswer['rezept']> => ({
  id: id(800),
  art: 'EREZEPT_GKV',
  ausgestelltAm: '2026-11-18',
  gueltigBis: '2026-12-16',
  rezeptId: null,
  ort: 'FACHDIENST_EGK',
  ortSeit: am,
  produkt: ramipril,
  menge: 2,
  geaendert: false,
  aenderungGrund: null,
  dosierungText: null,
  autIdem: false,
  verordnetVon: { personId: id(801), name: 'Dr. Martin Weber' },
  ...rest,
})

export const position = (rest: Partial<PositionAnswer> = {}): PositionAnswer => ({
  id: id(1),
  lfdNr: 1,
  ...nichtsSaid,
  produkt: ramipril,
  menge: 2,
  grund: 'REICHWEITE_ERSCHOEPFT',
  rezeptart: 'EREZEPT_GKV',
  rezeptVorlage: 'ANFORDERN',
  status: 'BEIM_ARZT',
  seit: am,
  rezept: null,
  fruehereRezepte: [],
  austausch: null,
  lieferproblem: null,
  abgaben: [],
  sollMenge: 2,
  mengeGeliefert: 0,
  mengeBereit: 0,
  bearbeiter: null,
  termin: null,
  ablehnung: null,
  reklamationen: [],
  stornoAnfrage: null,
  restEntfaellt: null,
  geliefertAm: null,
  eskalation: 0,
  vorschau: false,
  wartetAuf: 'ARZT',
  ueberlagerungen: [],
  uebergaenge: { verordnen: true, arztAblehnen: true, rueckfrageStellen: true },
  ...rest,
})

export const bestellung = (rest: Partial<BestellungAnswer> = {}): BestellungAnswer => ({
  id: id(500),
  nummer: '2026-000123',
  version: 3,
  seite: 'ARZT',
  ...emptyKopf,
  status: 'BEIM_ARZT',
  teilweise: false,
  wartetAuf: 'ARZT',
  bedarfBis: '2026-11-20',
  lieferart: 'LIEFERUNG_PFLEGEDIENST',
  einloesung: 'DURCH_PFLEGE',
  klientId: id(600),
  praxisId: id(601),
  quelle: 'MANUELL',
  vorgaengerId: null,
  erstelltAm: am,
  gesendetAm: am,
  notfallUnbestaetigt: false,
  klient: {
    id: id(600),
    vorname: 'Erika',
    nachname: 'Mustermann',
    geburtsdatum: '1940-05-06',
    kvnr: null,
    krankenkasse: null,
    adresse: null,
    telefon: null,
    allergien: null,
    teile: ['NAME', 'ANSCHRIFT', 'VERSICHERUNG', 'ARZNEI', 'DIAGNOSEN', 'PFLEGE'],
    status: 'AKTIV',
  },
  pflegedienst: { id: id(602), name: 'Pflegedienst Sonnenhof', telefon: null },
  praxis: { id: id(601), name: 'Praxis Dr. Weber', telefon: null },
  apotheke: null,
  positionen: [position()],
  rueckfragen: [],
  lieferungen: [],
  ...rest,
})

export const positionId = id
